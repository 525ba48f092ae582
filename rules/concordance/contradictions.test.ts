import { describe, expect, test } from 'vitest';
import type { DocId } from '../documents';
import { type Change, type ChangeKind, changesBetween } from './changes';

/** A situation that editions were found to judge alike or apart, with the clauses that decide it in either. */
type Case = readonly [situation: string, older: string | null, newer: string];

function rowsOf(older: DocId, newer: DocId, [, from, to]: Case): readonly Change[] {
  return (changesBetween(older, newer) ?? []).filter(
    (row) => row.to.includes(to) && (from === null ? row.from.length === 0 : row.from.includes(from)),
  );
}

const APART: readonly Case[] = [
  ['B8 a judgment and an effect that cancels an ability', '7.5.2', '705.2d'],
  ['B14 what was granted to a card in the graveyard, once it is played', '3.1.3', '903.2.d-1'],
  ['B15 an addition whose target left: those without a subtype have none', '7.2.4', '702.3'],
  ['B18 the host of an addition is destroyed', '13.3.1', '1406.4a'],
  ['B18 the host of an addition with [Bestow] is destroyed', null, '1121.4'],
  ['B19, B20 [Enter] of what was not played from the hand', '9.6.1a', '1140.2'],
  ['B21 a source that damages three cards at once', '10.6.3', '1007.5'],
  ['B22 a J-ruler is destroyed', '10.9.1', '1010.1'],
  ['B22 what the dead J-ruler is', '3.8.6', '1010.1a'],
  ['B23 judgment after that death', '7.5.1', '705.1'],
  ['B23 judgment after that death, once healed', null, '1024.1'],
  ['B25 destroying a ruler whose J-ruler died', '10.9.2', '1010.2'],
  ['B25 it may leave the ruler area', '3.15.6', '316.1'],
  ['B32 destroying all cards in the field, and magic stones', '3.7.1', '307.1'],
  ['B33 returning a magic stone to the hand', '3.15.5', '316.5d'],
  ['B34 damage on a J-ruler that returns', '5.4.5a', '1007.7'],
  ['B43 half of an odd life', '1.5.4a', '1205.1'],
  ['B44 a main deck of 61', '4.1.3', '402.3a'],
  ['B46 wanting to go second', '4.2.3', '403.4'],
  ['B47 exchanging cards knowing the ruler', '4.2.6', '403.1'],
  ['B60 first strike damage is prevented', '8.5.2', '806.2a'],
  ['B62 control of the blocker changes', '8.3.4', '804.4a'],
  ['B63 the blocker dies to first strike', '8.3.5', '804.5b'],
  ['B67 abilities by attribute', '9.9.1b', '909.1d'],
  ['B68 attributes by ability', '9.9.1c', '909.1c'],
  ['B69 keywords that no effect takes away', null, '1101.1b'],
  ['B70 +100/+100 and -100/-100 counters', '10.21.2', '1203.1'],
  ['B72 race and trait', '2.5.1', '205.1a'],
];

const ALIKE: readonly Case[] = [
  ['B1 answering between two items', '6.4.1b', '605.1b'],
  ['B2 two instants in a row', '6.4.1a', '605.1a'],
  ['B3 a trigger in the middle of a chase', '6.1.1b', '602.1b'],
  ['B4 simultaneous triggers', '9.6.5', '906.5'],
  ['B6 the same ability twice', '7.8.1', '707.1'],
  ['B7 will with nothing to pay', '9.7.2', '907.2'],
  ['B10 all targets gone', '9.3.3a', '903.3a'],
  ['B11 two targets wanted, one there', '9.3.2d', '903.2.g'],
  ['B16 a second Field of the same name', '7.2.1', '702.1'],
  ['B17 whose ability an addition has', '9.2.1a', '902.1a'],
  ['B26 rest abilities of a new J-ruler', '9.5.4', '905.3'],
  ['B27 a stolen attacker', '8.2.3a', '803.3a'],
  ['B28 banishing a J-ruler', '10.10.1', '1011.1'],
  ['B29 banishing a card of the opponent', '10.10.2', '1011.2'],
  ['B35 the first draw phase', '5.1.3', '502.3'],
  ['B36 the first recovery phase', '5.2.1', '503.1'],
  ['B37 when will vanishes in the recovery phase', '5.2.4', '503.4'],
  ['B38 damage at the end of turn', '13.2.1', '1204.1'],
  ['B39 a trigger in the final step', '5.4.5e', '505.5e'],
  ['B40 the beginning of the main phase', '5.3.1', '504.1'],
  ['B41 both lose', '1.3.3', '103.3'],
  ['B42 life was 0 for a moment', '13.1.1', '1202.1'],
  ['B45 a stone deck of 5', '4.1.4', '402.4a'],
  ['B48 any card face down in standby', '7.6.3', '706.3'],
  ['B49, B50 what a standby card costs from standby or hand', '7.9.4', '708.4'],
  ['B51 the order of standby cards', '3.11.2', '310.2'],
  ['B53, B54 lifebreak at 4000 life', '7.10.1', '1415.1.d-1'],
  ['B55 a fifth lifebreak card', '13.4.1', '1415.1.e-1'],
  ['B56 [Pierce] unblocked', '11.1.1', '1102.2'],
  ['B57 where the excess of [Pierce] goes', '11.1.1b', '1102.2b'],
  ['B58 [Pierce] and a damaged blocker', '11.1.1a', '1102.2a'],
  ['B59 a recovered attacked object', '11.2.1', '1103.2'],
  ['B61 acting between the strikes', '8.4.3', '805.3'],
  ['B64 forfeiting and attacking again', '8.2.6', '803.6'],
  ['B66 latecomers', '9.9.4', '909.4'],
  ['B71 attribute by icon', '2.8.2', '208.2'],
];

const APART_FROM_20: readonly Case[] = [
  ['B1 answering between two items', '9.2.3', '6.4.1b'],
  ['B2 two instants in a row', '9.0.3', '6.4.1a'],
  ['B3 a trigger in the middle of a chase', '10.4.1', '6.1.1b'],
  ['B4 simultaneous triggers', '7.2.1.3.1', '6.2.2'],
  ['B5 "when this enters the field"', '7.4.3', '9.6.1'],
  ['B6 the same ability twice in a chase', '7.2.3.5', '7.8.1'],
  ['B7 will with nothing to pay', '2.7.0.2', '9.7.2'],
  ['B8 a judgment and an effect that cancels an ability', '7.2.4.1', '7.5.2'],
  ['B9 [Break] and an effect that cancels an ability', '7.3.0.3', '7.10.2'],
  ['B10 all targets gone', '1.4.5.S5.2', '9.3.3a'],
  ['B11 two targets wanted, one there', '1.4.5.S2.2', '9.3.2d'],
  ['B12 a J-ruler as "target card in the field"', '2.3.9', '9.3.2d'],
  ['B13 playing a resonator of the opponent', '2.4.2', '7.1.3'],
  ['B15 an addition whose target left', '1.4.5.S5.2', '9.3.3a'],
  ['B16 a second Field of the same name', '2.5.1.3', '7.2.1'],
  ['B17 whose ability an addition has', '2.5.2.4', '9.2.1a'],
  ['B18 the host of an addition is destroyed', '2.5.2.6', '13.3.1'],
  ['B20 [Enter] of what was summoned from elsewhere', '7.2.2.1', '9.6.1a'],
  ['B22 what the dead J-ruler is', '2.3.7', '3.8.6'],
  ['B24 destroying a ruler', '2.2.7', '10.9.2'],
  ['B26 attacking with a new J-ruler', '2.3.4', '8.2.3a'],
  ['B27 a stolen attacker', '2.4.4', '8.2.3a'],
  ['B28 banishing a J-ruler', '2.3.6', '10.10.1'],
  ['B29 banishing a card of the opponent', '11.2.2.1', '10.10.2'],
  ['B30 two judgments in a turn', '7.2.4.1', '7.5.1'],
  ['B31 calling after a resonator was played', '5.4.S2.2', '7.11.1'],
  ['B33 returning a magic stone to the hand', '2.7.0.5', '3.15.5'],
  ['B35 the first draw phase', '5.2.1', '5.1.1'],
  ['B36 the first recovery phase', '5.3.S2.1', '5.2.1'],
  ['B37 when will vanishes in the recovery phase', '5.3.S1.1', '5.2.4'],
  ['B38 damage at the end of turn', '5.7.S2.2', '5.4.5a'],
  ['B39 a trigger in the final step', '5.7.S2.1', '5.4.5e'],
  ['B40 the beginning of the main phase after a battle', '5.5.S1.1', '5.3.1'],
  ['B41 both lose', '1.3.3', '1.3.3'],
  ['B42 life was 0 for a moment', '11.1.1', '13.1.1'],
  ['B44 a main deck of 61', '4.1.1', '4.1.3'],
  ['B45 a stone deck of 5', '4.2.1', '4.1.4'],
  ['B48 any card face down in standby', '3.9.5', '7.6.3'],
  ['B49 a standby card from the hand', '2.6.3.1', '7.9.4'],
  ['B50 a standby card without the stones', '2.6.3.4', '7.9.4'],
  ['B52 destroying a standby card', '11.2.1.1', '10.9.1'],
  ['B54 a first lifebreak after cards were lost', '7.3.1.4', '7.10.1'],
  ['B55 a fifth lifebreak card', '3.7.3', '13.4.1'],
  ['B56, B57 where the excess of [Pierce] goes', '8.2.1', '11.1.1b'],
  ['B58 [Pierce] and a damaged blocker', '8.2.1', '11.1.1a'],
  ['B59 a recovered attacked object', '8.4.2', '11.2.1'],
  ['B60 first strike damage is prevented', '8.5.4', '8.5.2'],
  ['B61 acting between the strikes', '8.5.2', '8.4.3'],
  ['B64 forfeiting and attacking again', '5.6.2.S2.1', '8.2.6'],
  ['B65 when [Explode] destroys', '8.3.1', '11.4.1'],
  ['B66 latecomers', '14.20.1', '9.9.4'],
  ['B67 abilities by attribute', '13.2.1', '9.9.1b'],
  ['B69 losing all abilities and [Flying]', '8.0.2', '11.5.1'],
];

const ALIKE_IN_20: readonly Case[] = [
  ['B43 half of an odd life', '4.3.6', '1.5.4a'],
  ['B47 exchanging cards without knowing the ruler', '4.4.4.1', '4.2.6'],
];

const APART_FROM_500: readonly Case[] = [
  ['B15 an addition whose target left', '7.2.4', '7.2.4'],
  ['B22 what the dead J-ruler is', '3.8.6', '3.8.6'],
  ['B48 any card face down in standby', '7.6.1', '7.6.3'],
  ['B49 a standby card from the hand', '7.9.1', '7.9.4'],
  ['B51 the order of standby cards', '3.11.2', '3.11.2'],
  ['B53 lifebreak at 4000 life', '7.10.1', '7.10.1'],
  ['B71 attribute by icon', '2.3.6', '2.8.2'],
];

const ALIKE_IN_500: readonly Case[] = [
  ['B1 answering between two items', '6.4.1b', '6.4.1b'],
  ['B2 two instants in a row', '6.4.1a', '6.4.1a'],
  ['B3 a trigger in the middle of a chase', '6.1.1b', '6.1.1b'],
  ['B4 simultaneous triggers', '6.2.2', '6.2.2'],
  ['B6 the same ability twice', '7.8.1', '7.8.1'],
  ['B7 will with nothing to pay', '7.8.2', '7.8.2'],
  ['B8 a judgment and an effect that cancels an ability', '7.5.3', '7.5.3'],
  ['B14, B26 which card stays the same', '3.1.3', '3.1.3'],
  ['B16 a second Field of the same name', '7.2.1', '7.2.1'],
  ['B23, B30 when judgment can be done', '7.5.1', '7.5.1'],
  ['B27 a stolen attacker', '7.12.2a', '7.12.2a'],
  ['B31 calling after a resonator was played', '7.11.1', '7.11.1'],
  ['B32 destroying all cards in the field, and magic stones', '3.7.1', '3.7.1'],
  ['B33 returning a magic stone to the hand', '3.15.5', '3.15.5'],
  ['B35 the first draw phase', '5.1.3', '5.1.3'],
  ['B36 the first recovery phase', '5.2.1', '5.2.1'],
  ['B37 when will vanishes in the recovery phase', '5.2.4', '5.2.4'],
  ['B38 damage at the end of turn', '5.4.5a', '5.4.5a'],
  ['B39 a trigger in the final step', '5.4.5e', '5.4.5e'],
  ['B40 a battle within the main phase', '7.4.1', '7.4.1'],
  ['B41 both lose', '1.3.3', '1.3.3'],
  ['B44 a main deck of 61', '4.1.3', '4.1.3'],
  ['B45 a stone deck of 5', '4.1.4', '4.1.4'],
  ['B46 wanting to go second', '4.2.3', '4.2.3'],
  ['B47 exchanging cards without knowing the ruler', '4.2.6', '4.2.6'],
];

describe.each<[DocId, DocId, readonly Case[], readonly Case[]]>([
  ['fow-2.0', 'fow-5.5', APART_FROM_20, ALIKE_IN_20],
  ['fow-5.00', 'fow-5.5', APART_FROM_500, ALIKE_IN_500],
  ['fow-5.5', 'fow-8.01', APART, ALIKE],
])('%s and %s', (older, newer, apart, alike) => {
  test.each(apart)('apart: %s', (...situation) => {
    const kinds = rowsOf(older, newer, situation).map(({ kind }) => kind);
    expect(kinds).toEqual([situation[1] === null ? 'new' : 'changed']);
  });

  test.each(alike)('alike: %s', (...situation) => {
    const keepsTheRule: readonly ChangeKind[] = ['same', 'split', 'merged', 'moved'];
    const rows = rowsOf(older, newer, situation);
    expect(rows.length).toBe(1);
    for (const { kind } of rows) expect(keepsTheRule).toContain(kind);
  });
});

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

describe('5.5 and 8.01', () => {
  test.each(APART)('apart: %s', (...situation) => {
    const kinds = rowsOf('fow-5.5', 'fow-8.01', situation).map(({ kind }) => kind);
    expect(kinds).toEqual([situation[1] === null ? 'new' : 'changed']);
  });

  test.each(ALIKE)('alike: %s', (...situation) => {
    const keepsTheRule: readonly ChangeKind[] = ['same', 'split', 'merged', 'moved'];
    const rows = rowsOf('fow-5.5', 'fow-8.01', situation);
    expect(rows.length).toBe(1);
    for (const { kind } of rows) expect(keepsTheRule).toContain(kind);
  });
});

/** Who may attack, what may be attacked, who may block. */

import type { FightingAct } from '../../kernel/position/modification';
import { type Option, otherSeat } from '../../kernel/position/position';
import { isBarred, isDemanded } from '../../kernel/view/restrictions';
import { type Candidates, ofMoment, searching } from '../../kernel/view/ruleset';
import { isFree, priceOf, priceOnceRested } from '../../play/price';
import { mustAttack } from '../actions';
import { canMeet } from '../costs';
import { attackedCardOf, attackerOf, type Fow, fights, type Look, type Test } from '../fow';

type FowCandidates = Candidates<Fow>;

const itemOf = (look: Look, option: Option) => look.item(option.item);
const byName = (look: Look, seat: 0 | 1): readonly Option[] =>
  look.in('field', seat).map((item): Option => ({ key: item.name, item: item.ref }));

/**
 * 2.0: no battle is being resolved, in which nothing but automatic abilities goes onto the chase. All of the step is but the priority at its
 * start, during which it stands at the step that follows that.
 */
export const noBattleProcessing: Test = ofMoment(
  ({ p }) => !p.agenda.some(({ proc, step }) => proc === 'battle-damage' && step !== 'sides'),
);

export const attackChoices: FowCandidates = () => [{ key: 'attack' }, { key: 'forfeit' }];
export const ownCards: FowCandidates = (look, { seat }) =>
  byName(look, seat).filter((option) => isFighterType(look, option));
export const attackObjects: FowCandidates = (look, { seat }) => {
  const other = otherSeat(seat);
  return [
    { key: `player ${other === 0 ? 'A' : 'B'}`, player: other },
    ...byName(look, other).filter((option) => isFighterType(look, option)),
  ];
};

const isFighterType = (look: Look, option: Option): boolean => {
  const item = itemOf(look, option);
  return item !== undefined && look.isA(item, 'j-ruler', 'resonator');
};

/** Attacking takes an attacker and something to attack. */
export const somebodyCanAttack: Test = (look, option, { seat }) =>
  option.key !== 'attack' ||
  look
    .options('battle.attacker', { seat })
    .some(({ item }) => look.options('battle.object', item === undefined ? { seat } : { seat, item }).length > 0);

/** Who must attack and can, does. */
export const forfeitAllowed: Test = (look, option, { seat }) =>
  option.key !== 'forfeit' ||
  !look.options('battle.attacker', { seat }).some(({ item }) => {
    const attacker = look.item(item);
    return attacker !== undefined && mustAttack(look, attacker);
  });

export const canFight: Test = (look, option) => {
  const item = itemOf(look, option);
  return item !== undefined && fights(look, item);
};
export const recovered: Test = (look, option) => itemOf(look, option)?.rested === false;

/** 2.0: not in the turn in which it came onto the field. */
export const notEnteredThisTurn: Test = (look, option) => {
  const item = itemOf(look, option);
  return item !== undefined && item.entered < look.p.turn.number;
};

export const notBarredFrom =
  (what: FightingAct): Test =>
  (look, option) => {
    const item = itemOf(look, option);
    return item !== undefined && !isBarred(look, item, what, what === 'block' ? (attackerOf(look) ?? null) : null);
  };

/** What is blocked can be: by anything, or by this blocker. */
export const attackerLetsItBlock: Test = (look, option) => {
  const attacker = attackerOf(look);
  const item = itemOf(look, option);
  return !attacker || item === undefined || !isBarred(look, attacker, 'blocked', item);
};

/** What an attack or block asks for can be paid by who rests for it first; otherwise it is not made at all. */
export const canPayToFight =
  (act: FightingAct): Test =>
  (look, option, { seat }) => {
    const item = itemOf(look, option);
    if (item === undefined) return false;
    if (isFree(priceOf(look, [item], act))) return true;
    const { after, rested, price } = priceOnceRested(look, item, act);
    return rested !== undefined && canMeet(after, { seat, item: rested, source: rested }, price, 0);
  };

/** Where somebody must attack who meets every other condition of an attacker, only such a one is chosen. */
export const forcedFirst: Test = searching((look, option, args) => {
  // Mostly nobody must. A trace tells what the answer rests on all the same.
  if (look.log === null && !look.in('field', args.seat).some((item) => isDemanded(look, item, 'attack'))) return true;
  const forced = look.options('battle.attacker', args, forcedFirst).filter(({ item }) => {
    const attacker = look.item(item);
    return attacker !== undefined && mustAttack(look, attacker);
  });
  return forced.length === 0 || forced.some(({ item }) => item === option.item);
});

export const canBeFought: Test = (look, option) => {
  if (option.player !== undefined) return true;
  const item = itemOf(look, option);
  return item !== undefined && fights(look, item);
};

/** What is attacked does not block; what has been removed from the battle is attacked no more. */
export const isNotAttacked: Test = (look, option) => option.item !== attackedCardOf(look)?.ref;

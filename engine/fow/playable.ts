/** Whether what is to be played has the targets that it needs, and can be paid for: thought of where it lies, or on the chase. */
import type { AbilityKey, Item, Seat } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import type { Playing } from '../kernel/view/ruleset';
import { targetsSayX } from '../play/announce';
import { choosesFrom, isCostConditional, isCounted, onStack } from '../play/on-stack';
import { costsKeptBy, playingOf } from '../play/paying';
import { canAfford, unitOfX } from './costs';
import type { Look } from './fow';
import { targetsExist, targetsRefusedBy } from './play';
import { playedTextOf, saidX, saysX, textOf } from './played-text';

/** Something that is asked of a card, or by its name of an ability of it, before it is played. */
export type Playable = (look: Look, item: Item, seat: Seat, key?: AbilityKey) => boolean;

/** The targets that it needs are there. */
export const canAim: Playable = (look, item, seat, key) =>
  targetsExist(look, item, key ?? playedTextOf(look, item)?.key, seat);

/** Whether its cost can be done in full, with an X that its text says; one that is chosen can be 0. */
function affords(look: Look, playing: Playing, key: AbilityKey | undefined): boolean {
  const says = saysX(look, playing) && unitOfX(look, playing) !== null;
  return canAfford(look, playing, says ? (saidX(look, playing.item, key) ?? 0) : 0);
}

/** Its cost can be done in full. */
export const canPayFor: Playable = (look, item, seat, key) => affords(look, playingOf(look, seat, item, key), key);

/** The clauses of the rules that keep where it lies what its cost would put elsewhere. */
export const payRefusedBy = (look: Look, item: Item, seat: Seat, key?: AbilityKey): readonly string[] =>
  costsKeptBy(look, playingOf(look, seat, item, key));

/** Whether the targets of a text depend on an X that can be another once it is on the chase: what is said then, or can be paid. */
const hangsOnX = (look: Look, item: Item, seat: Seat, key: AbilityKey | undefined): boolean =>
  targetsSayX(key === undefined ? textOf(look, item) : abilityAt(look.rules, key)) &&
  (isCostConditional(look, item) || saysX(look, playingOf(look, seat, item, key)));

/** Whether what is in force can come to something else as a card leaves where it is played from; an ability leaves nothing. */
const isMissed = (look: Look, { zone }: Item, key: AbilityKey | undefined): boolean =>
  key === undefined && isCounted(look, zone);

/** The same as what is played comes to the chase. */
const isAwaited = (look: Look): boolean => isCounted(look, look.rules.zoneOf.stack);

/** They are there once it is on the chase, where they are chosen. An ability chooses its card as well as any other. */
export const canAimOnChase: Playable = (look, item, seat, key) => {
  const isThought =
    (key === undefined && choosesFrom(textOf(look, item), item)) ||
    hangsOnX(look, item, seat, key) ||
    isMissed(look, item, key);
  if (isThought) return canAimThere(look, item, seat, key);
  // What it keeps from itself by coming there is found out as it is played, and that taken back (8.01 903.2.g).
  return canAim(look, item, seat, key) || (isAwaited(look) && canAimThere(look, item, seat, key));
};

/** The clauses by which the targets that it needs cannot be chosen: where it lies, or on the chase. */
export const aimRefusedBy = (look: Look, item: Item, seat: Seat, key?: AbilityKey): readonly string[] =>
  targetsRefusedBy(look, item, key ?? playedTextOf(look, item)?.key, seat);
export const aimOnChaseRefusedBy: typeof aimRefusedBy = (look, item, seat, key) => {
  const there = onStack(look, item, seat, key);
  return aimRefusedBy(there.look, there.item, seat);
};

const canAimThere: Playable = (look, item, seat, key) => {
  const there = onStack(look, item, seat, key);
  return canAim(there.look, there.item, seat);
};

/** Its cost can be done once it is there, where that is determined. */
export const canPayOnChase: Playable = (look, item, seat, key) => {
  const playing = playingOf(look, seat, item, key);
  if (!isCostConditional(look, item) && !saysX(look, playing) && !isMissed(look, item, key) && !isAwaited(look))
    return affords(look, playing, key);
  const there = onStack(look, item, seat, key);
  return canPayFor(there.look, there.item, seat, key);
};

/** A card that goes to the chase next has the targets that it needs, and can be paid for. */
export const isPlayable: Playable = (look, item, seat) =>
  canPayOnChase(look, item, seat) && canAimOnChase(look, item, seat);

/** The same of one that is thought of where it lies. */
export const isPlayableThere: Playable = (look, item, seat) => canPayFor(look, item, seat) && canAim(look, item, seat);

/** Rules processes: what each finds, and the procedure that performs all of them as one event. */

import { contribute, goTo, next, perform, unwind } from '../kernel/position/outcome';
import {
  type Event,
  type Item,
  type Option,
  otherSeat,
  remembers,
  SEATS,
  type Seat,
} from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { remembered } from '../kernel/view/remembered';
import { type Collect, ofTypes } from '../kernel/view/ruleset';
import {
  backupLimitOf,
  backupsOf,
  type Ff,
  fieldOf,
  isCharacter,
  isGeneric,
  type Look,
  mayShareNames,
  nameOf,
  type Step,
  sameName,
} from './fftcg';

type FfCollect = Collect<Ff>;

/** No effect gives power to a card that has none printed, so only cards with printed values are looked through. */
const hasPower = (look: Look, item: Item): boolean => look.chars(item).stats.power !== undefined;
/** A card goes to the Break Zone by a rules process. */
export const toBreakZone = (item: Item): Event => ({ kind: 'move', item: item.ref, to: 'break', cause: 'rule' });
const loses = (look: Look, reason: string, seats: readonly Seat[]): readonly Event[] =>
  seats.length === 0
    ? NOTHING
    : seats.flatMap((player) => (look.memory.game.lost?.includes(player) ? [] : [{ kind: 'lose', player, reason }]));
const NOTHING: readonly Event[] = [];

function whoDid(look: Look, did: 'failedToDraw' | 'failedToTakeDamage'): readonly Seat[] {
  const deeds = look.done(did, 'check');
  return deeds.length === 0 ? NOBODY : SEATS.filter((seat) => deeds.some(({ by }) => by === seat));
}
const NOBODY: readonly Seat[] = [];

/** A player with seven cards in the damage zone loses. */
export const sevenDamage: FfCollect = (look) => {
  const most = look.param('lethalDamage');
  const [a, b] = [look.in('damage', 0), look.in('damage', 1)];
  if (a.length < most && b.length < most) return NOTHING;
  return loses(
    look,
    'damage',
    SEATS.filter((seat) => look.in('damage', seat).length >= most),
  );
};

/** A player who was to draw from an empty deck loses. */
export const drewFromEmptyDeck: FfCollect = (look) => loses(look, 'draw', whoDid(look, 'failedToDraw'));

/** A player who took damage that the deck had no card for loses. */
export const damagedWithEmptyDeck: FfCollect = (look) => loses(look, 'deck', whoDid(look, 'failedToTakeDamage'));

/** A character without power left is put into the break zone, which is no breaking. */
export const powerIsGone: FfCollect = remembered(
  (look) =>
    look
      .having('stats')
      .filter((item) => hasPower(look, item) && look.stat(item, 'power') <= 0)
      .map(toBreakZone),
  (look) => look.having('stats'),
);

/** A character with at least as much damage as power is broken; who has just damaged it has broken it. */
export const lethalDamage: FfCollect = (look) => {
  let events: Event[] | null = null;
  for (const item of look.having('stats')) {
    if (item.damage === 0 || !hasPower(look, item) || item.damage < look.stat(item, 'power')) continue;
    const by = breakersOf(look, item);
    events ??= [];
    events.push({ kind: 'destroy', item: item.ref, by: by[0]?.ref ?? null, cause: 'rule' });
    for (const { controller: player, ref } of by)
      events.push({ kind: 'occasion', name: 'breaks', player, item: ref, other: item.ref });
  }
  return events ?? NOTHING;
};

/**
 * Who counts as having broken a card: of a Forward the sources of the damage just dealt; the whole party where the blocker was dealt
 * damage by one of it, though not by the ability of one. Of another card, nobody.
 */
function breakersOf(look: Look, broken: Item): readonly Item[] {
  if (!look.isA(broken, 'forward')) return [];
  const wounds = (look.memory.check.wounds ?? []).filter(({ to }) => to === broken.ref);
  const { attack, block } = look.memory.battle ?? {};
  const attackers = attack?.attackers ?? [];
  const sources = new Set(wounds.map(({ by }) => by));
  if (broken.ref === block?.blocker && wounds.some(({ by, battle }) => battle && attackers.includes(by))) {
    for (const ref of attackers) sources.add(ref);
  }
  return look.objects(sources);
}

/**
 * Looks through the field of each player, again only once something is other there.
 * @param lifted whether a text spares a player what was found
 */
export const onEachField = (
  find: (look: Look, seat: Seat) => readonly Event[],
  lifted: (look: Look, seat: Seat) => boolean = () => false,
): FfCollect => {
  const found = remembered(find, fieldOf);
  const of = (look: Look, seat: Seat): readonly Event[] => {
    const events = found(look, seat);
    return events.length > 0 && lifted(look, seat) ? NOTHING : events;
  };
  return ofBoth(of);
};

/** What is found of each player. */
const ofBoth =
  (of: (look: Look, seat: Seat) => readonly Event[]): FfCollect =>
  (look) => {
    const first = of(look, 0);
    const second = of(look, 1);
    return first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];
  };

/** Two characters of one name under one player's control: all of them go, unless any number may be there. */
export const sameNames: FfCollect = onEachField((look, seat) => {
  const field = look.in('field', seat);
  const names = field.map((item) => nameOf(look, item));
  if (names.every((name, i) => names.indexOf(name) === i)) return NOTHING;
  const unique = field.filter((item) => isCharacter(look, item) && !isGeneric(look, item));
  return unique
    .filter((item) => unique.some((other) => other !== item && sameName(look, item, other)))
    .map(toBreakZone);
}, mayShareNames);

/** Two cards of light or dark, taken together, under one player's control: all of them go. */
export const lightAndDark: FfCollect = onEachField((look, seat) => {
  const found = look.in('field', seat).filter((item) => isLightOrDark(look, item));
  return found.length < 2 ? NOTHING : found.map(toBreakZone);
});

export const isLightOrDark = (look: Look, item: Item): boolean => {
  const { attributes } = look.chars(item);
  return attributes.includes('light') || attributes.includes('dark');
};

/** More backups than there is room for: as many go as are over, which ones the controller has chosen (`surplusGoes`). */
export const tooManyBackups: FfCollect = ofTypes(
  ['backup'],
  ofBoth((look, seat) => {
    const backups = backupsOf(look, seat);
    const most = backupLimitOf(look, seat);
    return backups.length <= most ? NOTHING : backups.slice(most).map(toBreakZone);
  }),
);

// ---- the procedure -----------------------------------------------------------------------------------------------

/** The name of the process that leaves its player a choice. */
const BACKUPS = 'backups';

/** The player with backups to spare chooses which of them go, the turn player first. */
export const chooseSurplusBackups =
  (whose: 'turnPlayer' | 'other'): Step =>
  (x) => {
    const seat = whose === 'turnPlayer' ? x.p.turn.player : otherSeat(x.p.turn.player);
    const backups = backupsOf(x, seat);
    const over = backups.length - backupLimitOf(x, seat);
    const isDue = (): boolean =>
      x.rules.ruleProcesses.flat().some(({ name, run }) => name === BACKUPS && run(x).length > 0);
    if (over <= 0 || !isDue()) return next({ chosenAll: [] });
    const options = backups.map((item): Option => ({ key: item.name, item: item.ref }));
    return { kind: 'ask', request: request(seat, 'backups', { kind: 'subset', options, min: over, max: over }, null) };
  };

/** The chosen ones go in the one event of all processes. */
export const surplusGoes: Step = (x) =>
  contribute(
    (x.env.chosenAll ?? []).flatMap(({ item }): readonly Event[] =>
      item === undefined ? [] : [{ kind: 'move', item, to: 'break', cause: 'rule' }],
    ),
  );

/** Everything that is due happens at the same time, as a single event. */
export const allAtOnce: Step = (x) => {
  const parts: Event[] = [...(x.env.batch ?? [])];
  for (const group of x.rules.ruleProcesses)
    for (const row of group) {
      const found = row.run(x);
      if (found.length === 0) continue;
      x.log?.via('ruleProcess', row.name, row.clauses);
      if (row.name !== BACKUPS) parts.push(...found);
    }
  return perform(breaksFirst(parts), { batch: [], count: parts.length });
};

/** A card that two processes take is taken once, and broken where one of them breaks it. */
function breaksFirst(parts: readonly Event[]): readonly Event[] {
  const broken = new Set(parts.flatMap((event) => (event.kind === 'destroy' ? [event.item] : [])));
  return parts.filter((event) => event.kind !== 'move' || !broken.has(event.item));
}

/** Whoever has lost ends the game: the other player wins, and with both it is a draw. */
export const endIfLost =
  (who: 'one' | 'both'): Step =>
  (x) => {
    const losers = [...new Set(x.memory.game.lost ?? [])];
    const [loser] = losers;
    if (loser === undefined || losers.length < (who === 'both' ? 2 : 1)) return next();
    return who === 'both'
      ? unwind({ winners: [], losers, reason: 'draw' })
      : unwind({ winners: [otherSeat(loser)], losers, reason: 'loss' });
  };

/** As long as a process finds something new, all of them are gone through again. */
export const whileDue: Step = (x) =>
  (x.env.count ?? 0) > 0 && processesDue(x) ? goTo('turnPlayersBackups', { count: 0 }) : next();

/** Damage dealt before this check is no longer damage just dealt. */
export const forgetWounds: Step = (x) =>
  remembers(x.memory, 'check') ? perform([{ kind: 'scopeEnds', scope: 'check' }]) : next();

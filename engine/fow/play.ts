/** Playing a card or an ability, its announcement, and its resolution. */

import { END } from '../kernel/machine/agenda';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  begun,
  type Event,
  type Instance,
  type Item,
  isInstance,
  NOTHING_ANNOUNCED,
  NOTHING_TOLD,
  type Program,
  programWith,
  type Ref,
  SEATS,
  slotOf,
} from '../kernel/position/position';
import { playerRef } from '../kernel/position/request';
import { abilityAt, instancesOf } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { isBarred } from '../kernel/view/restrictions';
import { sees } from '../kernel/view/sight';
import { type Announcing, announcedFor, announcing } from '../play/announce';
import { unitsOf } from '../play/costs';
import { putCard } from '../play/on-stack';
import { chargeBy, playedBy, playingOf } from '../play/paying';
import { newest } from '../play/placing';
import { askWhether, isDeclined } from '../play/whether';
import { playedOn } from './additions';
import { canAfford, largestX, unitOfX } from './costs';
import { type Fow, type Look, PERMANENT, type Step, type Test, type X } from './fow';
import { did } from './memory';
import { saidX, textKey, textOf } from './played-text';

export { isNotItself } from '../play/announce';

/** What cannot be a target, of anything or of texts like this one, is not chosen. */
export const mayBeChosen: Test = (look, option, args) => {
  const target = look.item(option.item);
  const item = look.item(args.item);
  return !target || !isBarred(look, target, 'chosen', item?.ability?.source ?? item ?? null);
};
/**
 * A target that has to have some information shows it to every player; any other may be chosen unseen. Of a card that lies face
 * down it is known whether it is a magic stone (303.2b).
 */
export const showsWhatIsAsked: Test = (look, option, args) => {
  const target = look.item(option.item);
  if (!target || (look.rules.zones[target.zone]?.seen === 'all' && !target.faceDown)) return true;
  const item = look.item(args.item);
  const group = item && groupOf(look, item, args);
  if (!group) return true;
  const { types, ...others } = group.filter;
  const stone = types?.includes('stone') === true && look.isA(target, 'stone');
  if (look.rules.language.filterReads(stone ? others : group.filter).size === 0) return true;
  return SEATS.every((seat) => sees(look, seat, target));
};
export { abilityGoes, keepPosition, orTakenBack } from '../play/placing';

/** The object a moved card has become: the same slot, whatever its reference now is. */
export const become = (look: Look, ref: Ref): Item | undefined => look.p.items[slotOf(ref)];

// ---- playing -----------------------------------------------------------------------------------------------------

/** The card goes from where it is to the chase. */
export const cardToChase: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  const { pending } = x.env;
  const before = item.announced ?? NOTHING_ANNOUNCED;
  const { event = before.event, moved = before.moved } = pending ?? NOTHING_TOLD;
  return perform([putCard(x, item, x.seat, x.env.side, { event, moved })]);
};

/** 2.0: the card is shown and the play declared; it goes to the chase only when all else is done. */
export const declare: Step = () => next();

/** 2.0: this ability of this card is used up for the chase under way; of one that it has several times, one of them. */
export const usedInThisChase: Step = (x) => {
  const item = x.item(x.env.other);
  const [unused] = item ? unusedInChase(x, item, x.need('ability')) : [];
  return unused ? perform([did('activated', x.seat, { ability: unused })]) : next();
};

/** Those of an object's instances of a text that have not been used in the chase under way. */
export function unusedInChase(look: Look, item: Item, key: AbilityKey): readonly Instance[] {
  const used = look.done('activated', 'chase').filter(({ ability }) => ability?.bearer === item.ref);
  const own = instancesOf(look, item, key);
  return used.length === 0
    ? own
    : own.filter((one) => !used.some(({ ability }) => ability && isInstance(ability, one)));
}

/** From here on the play is about the object that the card has become. */
export const followToChase: Step = (x) => {
  const card = become(x, x.need('item'));
  return next(card ? { item: card.ref } : {});
};

/** From here on the play is about the ability on the chase; its source stays known. */
export const followAbility: Step = (x) => next({ item: newest(x)?.ref ?? x.need('item') });

/** Modes, X and targets are chosen in a procedure of their own, shared by cards and abilities. */
export const announce: Step = (x) => call('announce', { seat: x.seat, item: x.need('item') });

/** Damage is divided in hundreds. */
const HUNDREDS = { unit: 100, listed: 100 };

export const {
  chooseModes,
  takeModes,
  chooseX,
  chooseOpenX,
  writeX,
  chooseTargets,
  takeTargets,
  writeAnnouncement,
  chooseShares,
  takeShares,
  targetCandidates,
  targetsRefusedBy,
  groupOf,
  targetsExist,
}: Announcing<Fow> = announcing<Fow>({
  textOf,
  needed: (look, count, available) => (look.param('minTargets') === 'all' ? count : Math.min(count, available)),
  oneIsEnough: (look) => look.param('minTargets') === 'one',
  modesFirst: (look) => look.param('modesChosen') === 'announcement',
  leastNumber: (look) => look.param('leastNumber'),
  unitOfX: (look, item, key) => unitOfX(look, playedBy(look, item.controller, item, key)),
  largestX: (look, seat, item, unit, key) => largestX(look, playedBy(look, seat, item, key), unit),
  mayChooseX: (look, seat, item, key) => canAfford(look, playedBy(look, seat, item, key), 1),
  saidX,
  sharesIn: () => HUNDREDS,
});

/** The X of what a J-ruler does on its arrival is the X of the judgment that brought it, where the cost of that has one. */
export const takeJudgedX: Step = (x) => {
  const ability = x.item(x.need('item'))?.ability;
  const event = ability?.event;
  if (!ability || event?.kind !== 'move' || event.manner !== 'judgment' || !event.played) return next();
  const isItself = slotOf(event.item) === slotOf(ability.source.ref);
  return isItself && judgmentCostsX(x, ability.source) ? next({ number: event.played.x }) : next();
};

const judgmentCostsX = (look: Look, item: Item): boolean =>
  look
    .original(item)
    .definition.faces.some(({ abilities = [] }) =>
      abilities.some((ability) => ability.kind === 'judgment' && (ability.cost.X ?? 0) > 0),
    );

/** 2.0: a J-ruler is a target only of a text that names J-rulers. */
export const namesJRulers: Test = (look, option, args) => {
  const target = look.item(option.item);
  const item = look.item(args.item);
  if (!target || !item || !look.isA(target, 'j-ruler')) return true;
  return groupOf(look, item, args)?.filter.types?.includes('j-ruler') ?? false;
};

/** Everything the play asks for is determined; then it is done, or the play is taken back. */
export const payForIt: Step = (x) => {
  const item = x.item(x.need('item'));
  const charge = item && chargeBy(x, playingOf(x, x.seat, item, x.env.ability));
  if (!item || !charge) return done();
  const cost = unitsOf(charge, item.announced?.x ?? 0);
  return call('payment', { seat: x.seat, item: item.ref, other: x.env.other ?? item.ref, cost, charge });
};

/** The card or ability counts as played now. */
export const isPlayed: Step = (x) => perform(playedNow(x));

/** What that comes to. */
export function playedNow(x: X): readonly Event[] {
  const item = x.item(x.need('item'));
  const played: Event = { kind: 'occasion', name: 'played', player: x.seat, ...(item ? { item: item.ref } : {}) };
  return [played, did('played', x.seat, item ? { item: item.ref } : {})];
}

// ---- resolving ---------------------------------------------------------------------------------------------------

/** Whether a chosen target still is what the text asked for. */
function isLegalTarget(look: Look, item: Item, group: number, ref: Ref): boolean {
  return look
    .options('target', { seat: item.controller, item: item.ref, group })
    .some((option) => (option.item ?? (option.player === undefined ? undefined : playerRef(option.player))) === ref);
}

/** The text of what resolves: as it was announced, but for what has been found out since. */
export function textThatResolves(x: X, item: Item): Program {
  const { ability, controller } = item;
  const told = ability ?? item.announced ?? NOTHING_ANNOUNCED;
  return x.env.program ?? begun(ability?.source ?? item, textKey(x, item), controller, announcedFor(item), told);
}

/**
 * Targets are looked at again: what is no legal target any more drops out. With all of them lost it fails, where the edition
 * has it so: a card goes to its owner's graveyard.
 */
export const checkTargets: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  const { targets } = item.announced ?? NOTHING_ANNOUNCED;
  const kept = targets.map((group, at) => group.filter((ref) => isLegalTarget(x, item, at, ref)));
  const [before, after] = [targets.flat().length, kept.flat().length];
  if (after === before) return next();
  if (after === 0 && x.param('fizzle')) return perform([failed(item)], undefined, END);
  if (item.ability?.captured) return next();
  const program = textThatResolves(x, item);
  return next({ program: programWith(program, { announced: { ...program.announced, targets: kept } }) });
};

const failed = (item: Item): Event =>
  item.kind === 'card'
    ? { kind: 'move', item: item.ref, to: 'graveyard', cause: 'game' }
    : { kind: 'leaveChase', item: item.ref };

/** What comes onto the field as it resolves: a magic stone too, where it was played as something else and is that no more. */
const ARRIVING = [...PERMANENT, 'stone'] as const;

/** By kind: a judgment, an ability, a permanent, or a chant whose text is carried out. */
export const sortByKind: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  switch (item.kind) {
    case 'action':
      return goTo('judgment');
    case 'ability':
      return goTo(textOf(x, item)?.kind === 'judgment' ? 'judgment' : 'whether');
    case 'card':
      return goTo(x.isOneOf(item, ARRIVING) && !staysChant(x, item) ? 'permanent' : 'chant');
  }
};

/** What is printed as a chant cannot come onto the field; where an effect makes it something else too, its text is carried out. */
const staysChant = (x: X, item: Item): boolean => x.isA(item, 'chant') && x.original(item).face.types.includes('chant');

/** A resonator, addition or regalia comes onto the field: as one played from hand, or as one that was not. */
export const permanentEnters =
  (under: 'controller' | 'owner'): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    if (!item) return done();
    const played = item.announced ?? NOTHING_ANNOUNCED;
    const host = playedOn(x, item);
    const to: Event = {
      kind: 'move',
      item: item.ref,
      to: 'field',
      cause: 'game',
      under: under === 'controller' ? item.controller : item.owner,
      manner: played.playedFrom === 'hand' ? 'played' : 'summoned',
      played,
      ...(host.length > 0 ? { on: host } : {}),
    };
    return perform([to], undefined, END);
  };

/** The text of the chant is carried out. */
export const carryOutText: Step = (x) => {
  const item = x.item(x.need('item'));
  return item ? call('text', { program: textThatResolves(x, item) }) : done();
};

/** Then the chant goes to its owner's graveyard. */
export const chantToGraveyard: Step = (x) => {
  const item = x.item(x.need('item'));
  return item ? perform([{ kind: 'move', item: item.ref, to: 'graveyard', cause: 'game' }], undefined, END) : done();
};

/** Whether an ability has an "if" that does not hold. */
function lacksCondition(look: Look, { key, controller, source }: Program): boolean {
  const ability = abilityAt(look.rules, key);
  return (
    ability?.kind === 'automatic' && ability.if !== undefined && !evaluate(look, ability.if, controller, source, false)
  );
}

/** Where an ability that would do something says "may", its controller decides now. */
export const asksWhether: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  const program = textThatResolves(x, item);
  if (lacksCondition(x, program)) return next();
  return askWhether(x, program.key, program.controller, x.need('item'));
};

/** Declined, it does nothing. */
export const orDeclined: Step = (x) => (isDeclined(x) ? goTo('leaves') : next());

/** An ability whose "if" no longer holds does nothing; otherwise its effect is applied. */
export const carryOutAbility: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  const program = textThatResolves(x, item);
  return lacksCondition(x, program) ? next() : call('text', { program });
};

/** Then the ability leaves the chase. */
export const abilityLeaves: Step = (x) => perform([{ kind: 'leaveChase', item: x.need('item') }], undefined, END);

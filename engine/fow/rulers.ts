/** Judgment, calling stones, and what becomes of a J-ruler that dies. */

import { END } from '../kernel/machine/agenda';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type Event,
  type EventOf,
  type Item,
  NO_TEXT,
  NOTHING_ANNOUNCED,
  type Seat,
} from '../kernel/position/position';
import { sideOf } from '../kernel/position/printed-as';
import { printedOf } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import type { Bars, Base, Becomes } from '../kernel/view/ruleset';
import { withX } from '../play/costs';
import { canPay, judgmentSpace } from './costs';
import type { Fow, Look, Step, X } from './fow';
import { did } from './memory';
import { become } from './play';

const ASTRAL = 'astral';
/** It comes from being destroyed; the counter is only put on along with it. */
const isAstral = (item: Item): boolean => item.state === ASTRAL;
/** A ruler that a situation places with the counter has been destroyed. */
export const PLACED_ASTRAL = { zone: 'rulerArea', counter: ASTRAL, state: ASTRAL } as const;

// ---- judgment ----------------------------------------------------------------------------------------------------

/** The judgment stands for the ruler on the chase: as what the edition takes a judgment to be. */
const putJudgment = (x: X, ruler: Item): Event => ({
  kind: 'putAbility',
  ability: { source: ruler, key: printedOf(x, ruler, ({ kind }) => kind === 'judgment')?.key ?? NO_TEXT },
  controller: x.seat,
  announced: { ...NOTHING_ANNOUNCED, x: x.env.number ?? 0 },
  as: x.param('judgmentIs'),
});

/** The judgment goes on the chase, and is remembered as played this turn. */
export const judgmentToChase: Step = (x) => {
  const ruler = x.item(x.need('item'));
  return ruler ? perform([putJudgment(x, ruler), did('judged', x.seat, { item: ruler.ref })]) : done();
};

/** 2.0: the judgment goes on the chase, and is not counted. */
export const uncountedJudgmentToChase: Step = (x) => {
  const ruler = x.item(x.need('item'));
  return ruler ? perform([putJudgment(x, ruler)]) : done();
};

/** Where a judgment costs X, its player says how much that is, as far as it can be paid. */
export const chooseJudgmentX: Step = (x) => {
  const ruler = x.item(x.need('item'));
  const cost = ruler ? judgmentSpace(x, ruler) : {};
  if (cost.X === undefined) return next();
  let max = 0;
  while (canPay(x, x.seat, withX(cost, max + 1))) max += 1;
  return { kind: 'ask', request: request(x.seat, 'x', { kind: 'number', min: 0, max }, null, null, x.need('item')) };
};

/** What the ruler's judgment asks for is done. */
export const payJudgment: Step = (x) => {
  const ruler = x.item(x.need('item'));
  if (!ruler) return done();
  return call('payment', { seat: x.seat, item: ruler.ref, cost: withX(judgmentSpace(x, ruler), x.env.number ?? 0) });
};

/** Sides of a colossal ruler. */
const [RULER, FIRST, SECOND] = [0, 1, 2];

/** 8.01: a ruler can be a colossal one. */
export const sidesOf = (types: readonly string[]): number => (types.includes('ruler') ? SECOND + 1 : FIRST + 1);

/** Whether it is a colossal ruler with its first J-ruler side up: a card that can be opened, and no copy of one. */
export const isFirstJRuler = (look: Look, item: Item): boolean =>
  sideOf(item) === FIRST && item.pseudo !== 'copy' && look.original(item).definition.faces.length > SECOND;

/** When it resolves, the ruler comes onto the field with its J-ruler side up, if it is still in the ruler area. */
export const rulerEnters: Step = (x) => {
  const object = x.item(x.need('item'));
  const ruler = object?.ability ? x.item(object.ability.source.ref) : undefined;
  if (!object?.ability || !ruler || ruler.zone !== 'rulerArea') return next();
  if (sideOf(object.ability.source) !== RULER) return next();
  const to: Event = {
    ...judged(ruler, object.controller),
    ...(object.announced ? { played: object.announced } : {}),
  };
  return perform([to], { other: ruler.ref });
};

const judged = (ruler: Item, under: Seat): EventOf<'move'> => ({
  kind: 'move',
  item: ruler.ref,
  to: 'field',
  cause: 'game',
  under,
  face: FIRST,
  rested: ruler.rested,
  manner: 'judgment',
});

/** A text has a ruler judged: it comes onto the field in the same way, under the control of whoever controls the ruler. */
export const rulerEntersByText: Step = (x) => {
  const ruler = x.item(x.env.item);
  if (ruler?.zone !== 'rulerArea' || !x.isA(ruler, 'ruler')) return next();
  return perform([judged(ruler, ruler.controller)], { other: ruler.ref });
};

/** A ruler that has lost its judgment by dying stays where it is, and a ruler. */
export const astralStays: Bars<Fow> = (look, event) => {
  if (event.kind !== 'move' || event.to !== 'field' || event.manner !== 'judgment') return false;
  const item = look.item(event.item);
  return item?.zone === 'rulerArea' && isAstral(item);
};

/** The judgment of a first J-ruler makes it the second one where it is, if it still is the first. */
export const turnsToSecondJRuler: Step = (x) => {
  const { ability } = x.item(x.need('item')) ?? {};
  if (!ability || sideOf(ability.source) !== FIRST) return next();
  const ruler = x.item(ability.source.ref);
  if (ruler?.zone !== 'field' || !isFirstJRuler(x, ruler)) return next();
  return perform([{ kind: 'face', item: ruler.ref, side: SECOND }], { other: ruler.ref });
};

/** Only now has it been judged, for what waits for that. */
export const hasJudged: Step = (x) => {
  const ruler = x.env.other === undefined ? undefined : become(x, x.env.other);
  return ruler?.zone === 'field'
    ? perform([{ kind: 'occasion', name: 'judged', player: ruler.controller, item: ruler.ref }])
    : next();
};

export const judgmentLeaves: Step = (x) => perform([{ kind: 'leaveChase', item: x.need('item') }], undefined, END);

// ---- calling a stone ---------------------------------------------------------------------------------------------

export const restToCall: Step = (x) => {
  const item = x.item(x.env.item);
  const called = did('called', x.seat);
  return perform(item ? [{ kind: 'rest', item: item.ref, cause: 'game' }, called] : [called]);
};

/** The top card of the stone deck comes into play recovered. */
export const stoneArrives: Step = (x) => {
  const stone = x.in('stoneDeck', x.seat).at(-1);
  if (!stone) return next();
  return perform([
    { kind: 'move', item: stone.ref, to: x.param('stoneZone'), cause: 'game', under: x.seat, manner: 'call' },
  ]);
};

/** 2.0: in the call phase the turn player may rest a ruler or J-ruler for a stone, or skip. */
export const offerCall: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('call', { seat });
  return {
    kind: 'ask',
    request: {
      seat,
      prompt: 'call',
      selection: { name: 'call', args: { seat } },
      about: null,
      space: { kind: 'oneOf', options: [{ key: 'no call' }, ...options] },
      rest: 'no call',
    },
    env: { seat },
  };
};
export const takeCall: Step = (x) => {
  const { item } = x.need('chosen');
  return item === undefined ? goTo('ends') : next({ item });
};

// ---- death -------------------------------------------------------------------------------------------------------

type FowBecomes = Becomes<Fow>;

const isJRuler = (look: Look, item: Item): boolean => look.isA(item, 'j-ruler');

/** A J-ruler that has been destroyed goes to its ruler area with the ruler side up. */
export const turnedBack = (item: Item): EventOf<'move'> => ({
  kind: 'move',
  item: item.ref,
  to: 'rulerArea',
  cause: 'effect',
  face: 0,
  rested: item.rested,
  manner: 'destroyed',
});

const toRulerAreaAsJRuler = (item: Item): Event => ({ ...turnedBack(item), face: FIRST });

const dying = (look: Look, event: Event): Item | undefined =>
  event.kind === 'destroy' || event.kind === 'banish' ? look.item(event.item) : undefined;

/** 8.01: it turns back into a ruler in the astral state, and gets an astral counter. */
export const jRulerTurnsBack: FowBecomes = (look, event) => {
  const item = dying(look, event);
  return item && item.zone === 'field' && isJRuler(look, item)
    ? [
        {
          ...turnedBack(item),
          state: ASTRAL,
          counters: { ...item.counters, [ASTRAL]: (item.counters[ASTRAL] ?? 0) + 1 },
        },
      ]
    : null;
};

/** 5.x: it goes to the ruler area with its J-ruler side up. */
export const jRulerStaysJ: FowBecomes = (look, event) => {
  const item = dying(look, event);
  return item && item.zone === 'field' && isJRuler(look, item) ? [toRulerAreaAsJRuler(item)] : null;
};

/** 2.0: the same, and its controller's life is halved. */
export const jRulerCostsLife: FowBecomes = (look, event) => {
  const item = dying(look, event);
  if (item?.zone !== 'field' || !isJRuler(look, item)) return null;
  const half = look.p.players[item.controller].life / 2;
  return [
    toRulerAreaAsJRuler(item),
    { kind: 'life', player: item.controller, change: -half, cause: 'rule', half: true },
  ];
};

/** 2.0: a ruler destroyed or banished where it lies turns over, and is what a dead J-ruler is; no clause asks that the text name it. */
export const rulerTurnsOver: FowBecomes = (look, event) => {
  const item = dying(look, event);
  if (item?.zone !== 'rulerArea' || !look.isA(item, 'ruler')) return null;
  return [toRulerAreaAsJRuler(item)];
};

/** A ruler in the astral state that is restored leaves it and sheds its astral counters, and is otherwise as it was. */
export const shedsAstral: FowBecomes = (look, event) => {
  const item = event.kind === 'restore' ? look.item(event.item) : undefined;
  if (event.kind !== 'restore') return null;
  if (item?.zone !== 'rulerArea' || !isAstral(item)) return [];
  const astral = item.counters[ASTRAL] ?? 0;
  return astral > 0 ? [event, { kind: 'counters', item: event.item, counter: ASTRAL, change: -astral }] : null;
};

type FowBase = Base<Fow>;

/** 8.01: the ruler of a dead J-ruler has lost its judgment, and nothing else. */
export const astralLosesJudgment: FowBase = (_, item, base) =>
  isAstral(item) ? { ...base, abilities: base.abilities.filter(({ ability }) => ability.kind !== 'judgment') } : null;

/** Whether a card lies in the ruler area with a J-ruler side up, however it came there. */
const liesAsJRuler = (item: Item): boolean => item.zone === 'rulerArea' && sideOf(item) !== RULER;

/** 5.5: it is an astral ruler without abilities, ATK and DEF. */
export const astralIsBlank: FowBase = (_, item, base) =>
  liesAsJRuler(item) ? { ...base, types: ['astral-ruler'], abilities: [], keywords: [], stats: {} } : null;

/** 2.0, 5.00: it remains a J-ruler, without abilities, ATK and DEF. */
export const deadJRulerIsBlank: FowBase = (_, item, base) =>
  liesAsJRuler(item) ? { ...base, types: ['j-ruler'], abilities: [], keywords: [], stats: {} } : null;

/** 8.01: it remains what it is, but its abilities work on the field alone. */
export const jRulerWorksOnField: FowBase = (_, item, base) => (liesAsJRuler(item) ? { ...base, abilities: [] } : null);

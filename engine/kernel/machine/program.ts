/**
 * Carrying out a text, instruction by instruction. The counter is data (`Program`), so a position in the middle of a text
 * is plain JSON like any other.
 */

import { eventsOf } from '../happen/instruct';
import type { Instruction } from '../position/card';
import { isToFall } from '../position/dice';
import { call, done, goTo, type Outcome, perform } from '../position/outcome';
import {
  type Announcement,
  announcedWith,
  type Env,
  type Event,
  type Filter,
  type Instance,
  type Item,
  type Option,
  type Position,
  type Program,
  programWith,
  type Ref,
  type Result,
  SEATS,
  type Seat,
  type SelectionArgs,
  type Space,
  type SubsetSpace,
  seatOf,
} from '../position/position';
import { abilityAt } from '../view/abilities';
import { isLeftOut } from '../view/absent';
import { isTurnedDown } from '../view/board';
import { objectsThat } from '../view/condition';
import type { Ctx } from '../view/context';
import { drawn, request } from '../view/context';
import { withXAs } from '../view/filter';
import type { OpenChoice } from '../view/language';
import type { Look } from '../view/look';
import { targetGroups } from '../view/modes';
import type { GameTypes } from '../view/ruleset';
import { sees } from '../view/sight';
import { HAPPEN, unsettled } from './happening';

/** The instruction list a program is in, found from the card by its path. */
export function instructionsOf<G extends GameTypes>(look: Look<G>, program: Program): readonly Instruction[] {
  const ability = abilityAt(look.rules, program.key);
  if (!ability) return [];
  let list: readonly Instruction[] = 'do' in ability ? ability.do : ability.kind === 'replace' ? ability.instead : [];
  for (let i = 0; i + 1 < program.path.length; i += 2) {
    const instruction = list[Number(program.path[i])];
    const branch = program.path[i + 1];
    list = instruction && branch !== undefined ? look.rules.language.branch(instruction, branch) : [];
  }
  return list;
}

/** Step: carry out the next instruction, or ask what it leaves open. */
export function carryOut<G extends GameTypes>(x: Ctx<G>): Outcome {
  const program = resumed(x);
  const instruction = instructionsOf(x, program)[program.pc];
  if (!instruction || x.p.result) return over(x, program);
  const after = programWith(program, { pc: program.pc + 1 });
  if (program.branches) return branchInto(x, program, program.branches);
  const clauses = x.rules.operations.get(instruction.op);
  if (clauses === undefined || isLeftOut(x, instruction, targetGroups(abilityAt(x.rules, program.key))))
    return carriedOut(x, [], after, x.frame.step);
  if (clauses.length > 0) x.log?.via('operation', instruction.op, clauses);
  const doing = x.rules.language.doing(x, instruction, program);
  switch (doing.kind) {
    case 'happen':
      return carriedOut(x, doing.events, sending(x, instruction, after, doing.events), x.frame.step);
    case 'choose': {
      const asked = askObjects(x, program, doing.choice);
      return hasNothing(asked) ? chosen(x, instruction, program, doing.choice, []) : asked;
    }
    case 'call':
      return call(doing.procedure, doing.env, { program: after, result: resultOf(x) }, 'carryOut');
    case 'branch': {
      const { branching } = doing;
      if ('take' in branching) return branchInto(x, program, branching.take);
      return branching.ask === 'may' ? askYesNo(program, branching.by) : askModes(x, program, branching);
    }
  }
}

/** The text has been carried out. What it showed is shown no more, once no other is under way that it is a part of. */
function over<G extends GameTypes>({ p, rules, frame }: Ctx<G>, program: Program): Outcome {
  const isWhole = program.path.length === 0 && program.collected === undefined;
  if (isWhole && p.shown.length > 0 && !p.result) return perform([{ kind: 'hide' }], { program }, frame.step);
  const { did = false, rolled } = program;
  const result = { done: did, ...collectedOf(program), ...(rolled === undefined ? {} : { rolled }) };
  return done(rules.anyOfMoved ? { ...result, sent: program.announced.sent } : result);
}

/** The program where it has come to: whether the last instruction did anything, and what a branch of it has collected. */
function resumed<G extends GameTypes>(x: Ctx<G>): Program {
  const before = x.need('program');
  const { result } = x.env;
  const did = result?.done ?? before.did ?? false;
  const rolled = result?.rolled ?? before.rolled;
  const paidX = result?.amounts?.x;
  const paid = paidX === undefined ? before.announced : { ...before.announced, x: paidX };
  const announced = result?.sent === undefined ? paid : announcedWith(paid, { sent: result.sent });
  const { collected } = before;
  const more = result?.events;
  return programWith(before, {
    announced,
    did,
    rolled,
    collected: collected && more ? [...collected, ...more] : collected,
  });
}

/** What is told to whoever called, where the text collects. */
const collectedOf = ({ collected }: Program): Pick<Result, 'events'> => (collected ? { events: collected } : {});

/** The last result, without what has been taken from it. */
const resultOf = <G extends GameTypes>({ env }: Ctx<G>): Result | undefined => env.result && { done: env.result.done };

/** Each branch of an instruction is a text of its own; after the last of them this one goes on. */
function branchInto<G extends GameTypes>(
  x: Ctx<G>,
  program: Program,
  [branch, ...more]: readonly (string | number)[],
): Outcome {
  const then = programWith(program, more.length > 0 ? { branches: more } : { branches: undefined, pc: program.pc + 1 });
  const env: Env = { program: then, result: resultOf(x) };
  if (branch === undefined) return goTo('carryOut', env);
  const path = [...program.path, program.pc, branch];
  const inner = programWith(program, { branches: undefined, path, pc: 0, collected: program.collected && [] });
  return call(x.frame.proc, { program: inner }, env, 'carryOut');
}

/**
 * What an instruction asks for happens, or is collected. Dice fall at once all the same, as the rest of the text can speak of what they
 * show, but for those that take the place of others.
 */
function carriedOut<G extends GameTypes>(
  x: Ctx<G>,
  events: readonly Event[],
  after: Program,
  then: string,
  more?: Env,
): Outcome {
  const { collected } = after;
  if (!collected) return perform(events, { program: after, ...more }, then);
  if (isToFall(events[0]) && !isToFall(after.event))
    return call(HAPPEN, { happening: unsettled(events, replacingNow(x)) }, { program: after, ...more }, then);
  return goTo(then, {
    program: programWith(after, { collected: [...collected, ...events] }),
    ...more,
    result: { done: events.length > 0 },
  });
}

/** Step: carry out the instruction whose open choice has just been made. */
export function carryOutChosen<G extends GameTypes>(x: Ctx<G>): Outcome {
  const program = x.need('program');
  const instruction = instructionsOf(x, program)[program.pc];
  const first = 'carryOut';
  if (!instruction) return goTo(first);
  const after = programWith(program, { pc: program.pc + 1 });
  const doing = x.rules.language.doing(x, instruction, program);
  if (doing.kind === 'branch' && 'ask' in doing.branching) {
    const { branching } = doing;
    if (branching.ask === 'mode') return branchInto(x, program, chosenModes(x.env));
    const yes = x.env.chosen?.key === 'yes';
    return yes ? branchInto(x, program, [branching.yes]) : goTo(first, { program: after, result: { done: false } });
  }
  const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => (item === undefined ? [] : [item]));
  return chosen(x, instruction, program, doing.kind === 'choose' ? doing.choice : null, refs);
}

/** What one player has chosen; once the last of them has, what the instruction does with it. */
function chosen<G extends GameTypes>(
  x: Ctx<G>,
  instruction: Instruction,
  program: Program,
  open: OpenChoice | null,
  refs: readonly Ref[],
): Outcome {
  const picked = [...(program.picked ?? []), refs];
  const unsearched = x.env.searched && { searched: undefined };
  const choosers = open === null ? 1 : x.rules.language.players(x, open.by, program).length;
  if (picked.length < choosers) return goTo('carryOut', { program: programWith(program, { picked }), ...unsearched });
  const after = programWith(program, { picked: undefined, pc: program.pc + 1 });
  const events = eventsOf(x, instruction, programWith(program, { picked }), picked.flat());
  return carriedOut(x, events, sending(x, instruction, after, events), 'carryOut', unsearched);
}

/** The program, with what its instruction moves where texts speak of that. */
function sending<G extends GameTypes>(
  x: Ctx<G>,
  instruction: Instruction,
  after: Program,
  events: readonly Event[],
): Program {
  const sent = sentBy(x, instruction, events);
  return sent === null ? after : programWith(after, { announced: announcedWith(after.announced, { sent }) });
}

/** What an instruction moves, where texts speak of that; `null` where it moves nothing, or none does. */
export function sentBy<G extends GameTypes>(
  { rules }: Look<G>,
  instruction: Instruction,
  events: readonly Event[],
): NonNullable<Announcement['sent']> | null {
  if (instruction.op !== 'move' || !rules.anyOfMoved) return null;
  const refs = events.flatMap((event) => (event.kind === 'move' ? event.item : []));
  return { refs, to: instruction.to };
}

type Asking = Extract<Outcome, { readonly kind: 'ask' }>;

/** Whether there is nothing to choose, so that nobody is asked; who looks for something in a hidden zone looks all the same. */
const hasNothing = ({ request: { space }, env }: Asking): boolean =>
  space.kind === 'subset' && space.max === 0 && env?.searched === undefined;

/** The effects by which texts are under way: of what those come to, they replace nothing. */
const replacingNow = <G extends GameTypes>({ p }: Ctx<G>): readonly Instance[] =>
  p.agenda.flatMap(({ env: { happening } }) => happening?.parts[happening.at ?? -1]?.replacedBy ?? []);

/** The choice that an instruction leaves open is put to whoever makes it; where several do, to one after the other. */
export function askObjects<G extends GameTypes>(x: Ctx<G>, program: Program, open: OpenChoice): Asking {
  const { language } = x.rules;
  const seat = chooserOf(x, program, open);
  const fromOwn = isFromOwnHand(x, seat, open, program.controller);
  const prompt = open.from === 'hand' ? 'discard' : fromOwn ? 'hand' : CHOOSE;
  const found = openOptions(x, seat, program, open, fromOwn);
  const args = prompt === CHOOSE && isWorded(open) ? { seat } : null;
  const options = args === null ? found : x.unrefused(CHOOSE, found, args);
  const count = Math.min(language.amount(x, open.count, program), options.length);
  const byLot = open.random === true && x.rules.drawsLots(x);
  const searched = byLot ? null : searchedBy(x, seat, open, program.controller, options, fromOwn);
  const unsure = !byLot && asksMore(open) && mayFindNothing(x, seat, open, options);
  const must = !unsure && x.rules.mustChoose(x);
  const min = must ? count : 0;
  const space = { kind: 'subset', options, min, max: count } as const;
  const asked = request(seat, prompt, space, null, args && { name: CHOOSE, args }, program.source.ref);
  return {
    kind: 'ask',
    request: byLot ? drawn(asked) : asked,
    env: { program, ...(searched === null ? {} : { searched }) },
  };
}

/** Objects that a text has somebody choose as it is carried out: the prompt, and the selection with what an edition says of it. */
const CHOOSE = 'choose';

const isWorded = (open: OpenChoice): boolean => open.from === 'objects' && open.worded === true;

/** Who makes the choice that comes next. */
const chooserOf = <G extends GameTypes>(look: Look<G>, program: Program, open: OpenChoice): Seat =>
  look.rules.language.players(look, open.by, program)[program.picked?.length ?? 0] ?? program.controller;

/** Among which objects a text has somebody choose; which of them cannot be chosen is another matter. */
export const objectsOpen = <G extends GameTypes>(
  look: Look<G>,
  seat: Seat,
  { announced, controller, source }: Program,
  open: OpenChoice,
): readonly Item[] =>
  open.from === 'hand'
    ? look.in(look.rules.zoneOf.hand, seat)
    : objectsThat(look, withXAs(open.filter, announced.x), controller, source);

/** What could be chosen by what the text says, from the chooser's own hand or elsewhere. */
function openOptions<G extends GameTypes>(
  look: Look<G>,
  seat: Seat,
  program: Program,
  open: OpenChoice,
  fromOwn: boolean,
): readonly Option[] {
  const taken = takenBeside(look);
  return objectsOpen(look, seat, program, open)
    .filter(
      (item) =>
        (!fromOwn || item.controller === seat) &&
        !taken.includes(item.ref) &&
        !(item.faceDown && isUnknown(look, item, seat, open)),
    )
    .map((item): Option => ({ key: item.name, item: item.ref }));
}

/** The text that is being carried out, where a choice is open in it. */
export const underWay = ({ p }: { readonly p: Position }): Program | undefined => p.agenda.at(-1)?.env.program;

/** Candidates: what could be chosen in the text under way by what it says, for whoever asks why some of it cannot. */
export function openInText<G extends GameTypes>(look: Look<G>, { seat }: SelectionArgs): readonly Option[] {
  const program = underWay(look);
  if (!program) return [];
  const instruction = instructionsOf(look, program)[program.pc];
  const doing = instruction && look.rules.language.doing(look, instruction, program);
  if (doing?.kind !== 'choose') return [];
  return openOptions(look, seat, program, doing.choice, isFromOwnHand(look, seat, doing.choice, program.controller));
}

/** Whether a choice asks of a card that was turned down what its player cannot see. */
const isUnknown = <G extends GameTypes>(x: Look<G>, item: Item, seat: Seat, open: OpenChoice): boolean =>
  open.from === 'objects' &&
  isTurnedDown(x.rules, item) &&
  x.rules.language.filterReads(open.filter).size > 0 &&
  !sees(x, seat, item);

/**
 * Whether a player who chooses in a zone that not all see can choose nothing there: wherever the edition goes by the zone, though all
 * that lies there has been revealed; otherwise where others do not see what could be chosen.
 */
function mayFindNothing<G extends GameTypes>(
  x: Ctx<G>,
  seat: Seat,
  open: OpenChoice,
  options: readonly Option[],
): boolean {
  if (!isHidden(x, open)) return false;
  const where = x.rules.mayFindNothing(x);
  if (where !== 'unseen') return where === 'hidden';
  return x
    .objects(options.map(({ item }) => item))
    .some((item) => SEATS.some((other) => other !== seat && !sees(x, other, item)));
}

/** Whether a choice is among what lies in a zone that not all players see. */
function isHidden<G extends GameTypes>({ rules }: Look<G>, open: OpenChoice): boolean {
  const zone = open.from === 'objects' ? open.filter.zone : undefined;
  return zone !== undefined && rules.zones[zone]?.seen !== 'all';
}

/** What moves elsewhere in the batch of which a part is replaced by what is being carried out: that cannot be done to it a second time. */
const takenBeside = <G extends GameTypes>({ p }: Look<G>): readonly Ref[] =>
  p.agenda.flatMap(({ env }) =>
    (env.happening?.parts ?? []).flatMap(({ event, settled }) =>
      settled && event.kind === 'move' ? [event.item] : [],
    ),
  );

/** Whether the choice is among the cards of whoever makes it: in a hand it is, where it does not say whose. */
function isFromOwnHand<G extends GameTypes>(x: Look<G>, seat: Seat, open: OpenChoice, you: Seat): boolean {
  if (open.from === 'hand') return true;
  const { zone, controller } = open.filter;
  if (zone !== x.rules.zoneOf.hand) return false;
  return controller === undefined || seatOf(controller, you) === seat;
}

const NO_FILTER: Filter = {};

/**
 * The zones that a player chooses from where not all players see all that could be chosen; `null` where they do, and where
 * nothing lies there.
 */
function searchedBy<G extends GameTypes>(
  x: Ctx<G>,
  seat: Seat,
  open: OpenChoice,
  you: Seat,
  options: readonly Option[],
  fromOwn: boolean,
): Env['searched'] | null {
  const { zone, controller } = open.from === 'objects' ? open.filter : NO_FILTER;
  if (zone === undefined || !isHidden(x, open)) return null;
  const items = x.objects(options.map(({ item }) => item));
  if (items.length > 0 && items.every((item) => SEATS.every((one) => sees(x, one, item)))) return null;
  const whose = fromOwn ? [seat] : controller === undefined ? SEATS : [seatOf(controller, you)];
  const zones = whose.flatMap((one) => x.rules.zoneKeys[zone]?.[one] ?? []);
  return zones.some((key) => (x.p.zones[key] ?? []).length > 0) ? { seat, zones } : null;
}

/** Whether a choice asks for more than that something lies in a zone, so that nobody can tell whether it is there. */
const asksMore = (open: OpenChoice): boolean =>
  open.from === 'objects' && Object.keys(open.filter).some((field) => field !== 'zone' && field !== 'controller');

function askYesNo(program: Program, by: 'you' | 'opponent'): Outcome {
  const options: Option[] = [{ key: 'yes' }, { key: 'no' }];
  const seat = seatOf(by, program.controller);
  return {
    kind: 'ask',
    request: request(seat, 'may', { kind: 'oneOf', options }, null, null, program.source.ref),
    env: { program },
  };
}

function askModes<G extends GameTypes>(
  _: Ctx<G>,
  program: Program,
  { among, choose }: { readonly among: readonly number[]; readonly choose: number },
): Outcome {
  const options = among.map((index): Option => ({ key: `mode ${index + 1}`, index }));
  const space = modeSpace(options, Math.min(choose, among.length));
  return {
    kind: 'ask',
    request: request(program.controller, 'mode', space, null, null, program.source.ref),
    env: { program },
  };
}

/**
 * The choice of so many of several modes.
 * @param within which can be chosen together, where not all can
 */
export const modeSpace = (options: readonly Option[], choose: number, within?: SubsetSpace['within']): Space =>
  choose === 1
    ? { kind: 'oneOf', options }
    : { kind: 'subset', options, min: choose, max: choose, ...(within && { within }) };

/** The modes that were answered, by index, in the order in which they are printed. */
export const chosenModes = ({ chosen, chosenAll }: Env): readonly number[] =>
  (chosen ? [chosen] : (chosenAll ?? [])).flatMap(({ index }) => index ?? []).sort((a, b) => a - b);

/**
 * What a procedure comes to, as the machine carries it out from a position on that nobody goes on from: in every way in which its
 * player can decide what is asked, whatever others decide and chance does.
 */

import { END } from '../kernel/machine/agenda';
import { answers } from '../kernel/machine/answers';
import { advance, answer } from '../kernel/machine/machine';
import {
  type Answer,
  type Env,
  NO_WATCH,
  type Option,
  type Position,
  type Request,
  type Seat,
  type Space,
} from '../kernel/position/position';
import { withAgenda } from '../kernel/position/working';
import { Look as LookOf } from '../kernel/view/look';
import type { Spent } from '../play/paying';
import { DIE, fallsApart } from './dice';
import type { Look } from './fow';
import { classOf } from './told-apart';
import { chosenBy, type Search, surely, type Way } from './ways';

/** Who looks ahead, and how far that has been done. */
export interface Foreseeing extends Search {
  readonly seat: Seat;
  /** Where it begins, and what other things are done with for what is under way. */
  readonly from: Look;
  readonly spent: Spent;
  /** Decisions that were looked at. */
  decisions: number;
}

/** Decisions that are looked at for one question; where there are more, what is not found can be there all the same. */
const MOST_DECISIONS = 2_000;
/** Answers that are tried of one decision. */
const MOST_ANSWERS = 64;

/**
 * Every way in which a procedure can end.
 * @param step where it begins; its first step where that is not said
 */
export function carriedAhead(
  search: Foreseeing,
  look: Look,
  proc: string,
  env: Env,
  step: string | undefined = look.rules.procedures.get(proc)?.begins?.name,
): readonly Way<Look>[] {
  if (step === undefined) return surely(look);
  // What is played for it has nothing left to do, and goes on speaking of what it speaks of.
  const around = look.p.agenda.filter((frame) => frame.step === END);
  const start = withAgenda(look.p, [...around, { proc, step, env }]);
  start.request = null;
  start.checkpoints = [];
  return onFrom(search, look, start);
}

/** From here on, to where it ends: nothing comes of a game that is over by then, or that began anew. */
function onFrom(search: Foreseeing, look: Look, p: Position): readonly Way<Look>[] {
  const { rules } = look;
  const there = advance(rules, { ...p, watch: NO_WATCH, steps: 0 }, null, 'asked');
  const { request } = there;
  if (there.result !== null || (request !== null && there.agenda[0]?.proc !== p.agenda[0]?.proc)) return [];
  if (request === null) return surely(new LookOf(rules, backAt(look.p, there), look.log));
  search.decisions += 1;
  if (search.decisions > MOST_DECISIONS) search.isCut = true;
  if (search.isCut) return [];
  const isOwn = request.seat === search.seat && request.chance !== true;
  return chosenBy(
    search,
    isOwn,
    triedAt(search, there, request, new LookOf(rules, there)).map((given) => {
      const answered = answer(there, given);
      return answered.ok ? onFrom(search, look, answered.position) : [];
    }),
  );
}

/** What has come of it, where what was under way still is. */
function backAt({ agenda, request, checkpoints, watch, steps, seed }: Position, there: Position): Position {
  const back = withAgenda(there, agenda.slice());
  return Object.assign(back, { request, checkpoints, watch, steps, seed });
}

/** The answers that can lead to something else: of objects that are alike it does not matter which, nor of dice. */
function triedAt(search: Foreseeing, { agenda }: Position, { prompt, space }: Request, look: Look): readonly Answer[] {
  if (prompt === DIE) return fallsApart(agenda.at(-1)?.env.happening);
  if (space.kind === 'order' && space.options.length > MOST_IN_ORDER) return withEachLast(space.options);
  const classes = new Map<string, string>();
  const open = space.kind === 'subset' || space.kind === 'oneOf' ? space.options : NO_OPTIONS;
  for (const { key, item: ref } of open) {
    const item = look.item(ref);
    if (item !== undefined) classes.set(key, classOf(search, item));
  }
  const { list, complete } = answers(classes.size < 2 ? space : withFewer(space, classes), MOST_ANSWERS);
  if (!complete) search.isCut = true;
  if (classes.size < 2) return list;
  const seen = new Set<string>();
  return list.filter((answer) => {
    const name = [answer].flat().map((key) => classes.get(String(key)) ?? String(key));
    const sorted = JSON.stringify(name.sort());
    return !seen.has(sorted) && seen.add(sorted) !== undefined;
  });
}
const NO_OPTIONS: readonly Option[] = [];

/** So many are put in every order; of more, each comes last, and so uppermost, once. */
const MOST_IN_ORDER = 3;
const withEachLast = (options: readonly Option[]): readonly Answer[] => {
  const keys = options.map(({ key }) => key);
  return keys.map((last) => [...keys.filter((key) => key !== last), last]);
};

/** A choice among no more objects of a kind than can be chosen. */
function withFewer(space: Space, classes: ReadonlyMap<string, string>): Space {
  if (space.kind !== 'subset' && space.kind !== 'oneOf') return space;
  if (space.kind === 'subset' && (space.within !== undefined || space.among !== undefined)) return space;
  const most = space.kind === 'subset' ? space.max : 1;
  const taken = new Map<string, number>();
  const options = space.options.filter(({ key }) => {
    const name = classes.get(key);
    if (name === undefined) return true;
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return before < most;
  });
  return { ...space, options };
}

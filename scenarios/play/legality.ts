/** What a scenario expects of legality: answers offered, not offered, or refused by a clause, at a moment of the play. */
import {
  answers,
  type Edition,
  type Engine,
  type Position,
  type RefusedOption,
  type Row,
  type Seat,
  type SelectionArgs,
} from '@/engine';
import type { Expectation, Scenario } from '../format/schema';
import { isStep, stepTime } from '../format/step';
import { ATTACKER, BLOCKER, OBJECT, readWords, type Want } from '../format/words';
import { baseOf, inEdition } from './citation';
import type { Failure } from './failure';
import { optionFor, pick } from './script';

type Path = readonly (string | number)[];

interface Check {
  readonly kind: 'refused' | 'offers' | 'notOffers';
  readonly seat: Seat;
  readonly action: string;
  readonly want: Want;
  /** What the same words choose afterwards. */
  readonly rest: readonly Want[];
  /** The attacker that an object is asked for. */
  readonly subject: string | null;
  readonly at: string;
  /** Clauses of this edition, one of which has to be among those that refuse. */
  readonly clauses: readonly string[];
  readonly path: Path;
  /** How often the step has come that it waits for. */
  came: number;
  armed: boolean;
  done: boolean;
}

/** Whether what was asked for was offered, and what refuses it where that is known. */
interface Settled {
  readonly offered: boolean;
  readonly verdict: RefusedOption | null;
}
const NOT_OFFERED: Settled = { offered: false, verdict: null };

/** What came of one choice: the position after it, or `null` with what refuses it. */
interface Taken {
  readonly position: Position | null;
  readonly used: number;
  readonly verdict: RefusedOption | null;
}

/** Decisions of an announcement that is tried. */
const MOST_TRIES = 50;
/** Steps from one choice to the next; where more are taken, no choice comes. */
const MOST_STEPS = 400;

const SELECTION_PROMPTS: readonly string[] = [...ATTACKER, ...OBJECT, ...BLOCKER];

/** Watches a play for the moments its expectations of legality speak of. */
export class Watch {
  private readonly checks: Check[];
  private readonly found: Failure[] = [];

  constructor(
    scenario: Scenario,
    edition: Edition,
    private readonly engine: Engine,
  ) {
    this.checks = ['all', edition].flatMap((part) => checksOf(scenario, part, edition));
  }

  /** Whether the moments cannot be told from decisions alone. */
  get needsRows(): boolean {
    return this.checks.some(
      ({ at, want }) => at.includes('#') || want.prompts.some((prompt) => SELECTION_PROMPTS.includes(prompt)),
    );
  }

  /** An entry of the script is about to be played. */
  point(name: string | undefined): void {
    for (const check of this.checks) if (name !== undefined && check.at === name) check.armed = true;
  }

  /** A row of the trace: the moment of a step, or one that consulted the conditions of a selection. */
  row(before: Position, row: Row): void {
    for (const check of this.checks) {
      if (check.done) continue;
      if (check.armed && row.request === null) this.consulted(check, before, row);
      const { step, time } = stepTime(check.at);
      if (isStep(row, step)) check.came += 1;
      if (check.came >= time) check.armed = true;
    }
  }

  /** A decision, before it is answered. */
  decision(p: Position): void {
    for (const check of this.checks) if (check.armed && !check.done) this.decide(check, p);
  }

  /** Every expectation that was not met; `stuck` says that the script never came to its end. */
  failures(p: Position, stuck: boolean): readonly Failure[] {
    for (const check of this.checks) {
      if (check.at === 'end' && !stuck) this.decide(check, p);
      if (check.done) continue;
      if (check.kind === 'offers' && check.armed) this.fail(check, 'offers', 'never had that choice');
      else if (!stuck)
        this.fail(check, 'missing', check.armed ? 'had no such decision' : `at "${check.at}" never came`);
    }
    return this.found;
  }

  private consulted(check: Check, before: Position, row: Row): void {
    for (const selection of check.want.prompts) {
      if (!SELECTION_PROMPTS.includes(selection)) continue;
      if (!row.via.some(({ kind, name }) => kind === 'condition' && name.startsWith(`${selection}#`))) continue;
      const verdict = this.verdict(check, before, selection);
      if (verdict) this.settle(check, verdict.refusals.length === 0, verdict);
    }
  }

  private verdict(check: Check, p: Position, selection: string): RefusedOption | null {
    const subject = p.items.find(({ name }) => name === check.subject);
    const args: SelectionArgs = subject ? { seat: check.seat, item: subject.ref } : { seat: check.seat };
    return against(check.want, check.seat, 0, this.engine.verdicts(p, selection, args));
  }

  private decide(check: Check, p: Position): void {
    const { request } = p;
    if (!request || request.seat !== check.seat || !check.want.prompts.includes(request.prompt)) return;
    const attacker = p.items.find(({ ref }) => ref === request.selection?.args.item);
    // An attack that another makes is not the one that is asked about.
    if (check.subject !== null && attacker !== undefined && attacker.name !== check.subject) return;
    const first = this.taken(check, check.want, p, 0);
    if (first.position === null) this.settle(check, false, first.verdict);
    else {
      const { offered, verdict } = this.afterwards(check, first.position);
      this.settle(check, offered, verdict);
    }
  }

  /** One choice of the words, made on a position of its own: what comes of it, or what refuses it. */
  private taken(check: Check, want: Want, p: Position, used: number): Taken {
    const { request } = p;
    const picked = request ? pick(want.pick, request.space, check.seat, used) : null;
    const given = picked ? this.engine.answer(p, picked.answer) : null;
    if (picked && given?.ok) return { position: given.position, used: picked.used, verdict: null };
    return { position: null, used, verdict: against(want, check.seat, used, this.engine.refused(p)) };
  }

  /** What the same words choose after their first choice: tried on a position of its own, until one is not offered. */
  private afterwards(check: Check, after: Position): Settled {
    let p = this.onward(after);
    let [want, ...left] = check.rest;
    let used = 0;
    for (let tries = 0; want && tries < MOST_TRIES; tries += 1) {
      const { request } = p;
      if (!request || request.prompt === 'priority') return NOT_OFFERED;
      if (request.seat === check.seat && want.prompts.includes(request.prompt)) {
        const taken = this.taken(check, want, p, used);
        if (taken.position === null) return { offered: false, verdict: taken.verdict };
        p = this.onward(taken.position);
        used = taken.used;
        if (want.pick.kind !== 'spread' || used >= want.pick.names.length - want.pick.spare) {
          [want, ...left] = left;
          used = 0;
        }
        continue;
      }
      const [any] = answers(request.space, 1).list;
      const given = any === undefined ? null : this.engine.answer(p, any);
      if (!given?.ok) return NOT_OFFERED;
      p = this.onward(given.position);
    }
    return { offered: want === undefined, verdict: null };
  }

  /** To the next decision, as far as that is not too far to be one that follows. */
  private onward(from: Position): Position {
    let p = from;
    for (let steps = 0; steps < MOST_STEPS && p.request === null && p.result === null; steps += 1)
      p = this.engine.step(p);
    return p;
  }

  private settle(check: Check, offered: boolean, verdict: RefusedOption | null): void {
    check.done = true;
    const clauses = verdict ? clausesOf(verdict) : [];
    const because = clauses.length > 0 ? ` (${clauses.join(', ')})` : '';
    switch (check.kind) {
      case 'offers':
        if (!offered) this.fail(check, 'offers', `cannot${because}`);
        return;
      case 'notOffers':
        if (offered) this.fail(check, 'offers', 'can');
        return;
      case 'refused': {
        if (offered) this.fail(check, 'legality', 'can');
        else if (check.clauses.length > 0 && !check.clauses.some((clause) => clauses.includes(clause)))
          this.fail(
            check,
            'legality',
            `is not kept from it by ${check.clauses.join(', ')} but by ${clauses.join(', ') || 'nothing'}`,
          );
      }
    }
  }

  private fail(check: Check, kind: Failure['kind'], what: string): void {
    check.done = true;
    const player = check.seat === 0 ? 'A' : 'B';
    this.found.push({ kind, message: `${check.kind} "${check.action}": ${player} ${what}`, path: check.path });
  }
}

function checksOf(scenario: Scenario, part: string, edition: Edition): Check[] {
  const expected = scenario.expect[part === 'all' ? 'all' : edition];
  if (!expected) return [];
  return (['refused', 'offers', 'notOffers'] as const).flatMap((kind) =>
    (expected[kind] ?? []).flatMap((asked, index): Check[] => {
      const read = readWords(asked.action);
      const want = read.ok ? decisive(read.command.wants) : undefined;
      if (!want) return [];
      const [subject] = /^attack \S+\s*->/.test(asked.action) && read.ok ? attackersIn(read.command.wants) : [];
      const at = asked.at ?? 'start';
      const clauses = clausesAsked(asked).flatMap((id) => inEdition(id, edition) ?? []);
      const base = {
        kind,
        seat: asked.by === 'A' ? 0 : 1,
        action: asked.action,
        want,
        rest: read.ok ? read.command.wants.slice(read.command.wants.indexOf(want) + 1) : [],
        subject: subject ?? null,
        at,
      } as const;
      return [{ ...base, clauses, path: ['expect', part, kind, index], came: 0, armed: at === 'start', done: false }];
    }),
  );
}

type Asked = NonNullable<Expectation['offers'] | Expectation['refused']>[number];

function clausesAsked(asked: Asked): readonly string[] {
  if (!('clause' in asked) || asked.clause === undefined) return [];
  return typeof asked.clause === 'string' ? [asked.clause] : asked.clause;
}

/** An attack is asked for what it attacks, everything else for its first choice. */
const decisive = (wants: readonly Want[]): Want | undefined => {
  const own = wants.filter(({ onTheWay }) => !onTheWay);
  return own.find(({ prompts }) => prompts.some((prompt) => OBJECT.some((one) => one === prompt))) ?? own[0];
};
const attackersIn = (wants: readonly Want[]): readonly string[] =>
  wants.flatMap(({ pick: wanted }) => (wanted.kind === 'names' ? wanted.names : []));

/** Everything that refuses what a choice names; `null` where nothing of it is refused. */
function against(want: Want, seat: Seat, used: number, refused: readonly RefusedOption[]): RefusedOption | null {
  const options = refused.map(({ option }) => option);
  const meant = wordsOf(want, used).flatMap((word) => optionFor(word, options, seat)?.key ?? []);
  const found = refused.filter(({ option }) => meant.includes(option.key));
  const [first] = found;
  return first ? { ...first, refusals: found.flatMap(({ refusals }) => refusals) } : null;
}

function wordsOf({ pick: wanted }: Want, used: number): readonly string[] {
  switch (wanted.kind) {
    case 'key':
      return wanted.keys;
    case 'names':
      return wanted.names;
    case 'spread':
      return wanted.names.slice(used);
    case 'split':
    case 'number':
      return [];
  }
}

const clausesOf = ({ refusals }: RefusedOption): readonly string[] => [
  ...new Set(refusals.flatMap(({ clauses }) => clauses.map(baseOf))),
];

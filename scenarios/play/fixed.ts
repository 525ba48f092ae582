/** What is fixed in every line, in the words of a script: read into what the explorer is told at each decision. */
import {
  type Answer,
  accepts,
  askingSteps,
  type Engine,
  type Fixed,
  type Position,
  type Request,
  type Seat,
} from '@/engine';
import type { FixedEntry } from '../format/schema';
import { cardOf, readWords, type Want } from '../format/words';
import { itemOf } from './names';
import { pick } from './script';

export const fixedBy = ({ A }: FixedEntry): Seat => (A === undefined ? 1 : 0);
export const fixedWords = ({ A, B }: FixedEntry): string => A ?? B ?? '';

/** Whether it says that the player begins nothing, at whatever occasion. */
export const onlyPasses = (entry: FixedEntry): boolean => entry.of === undefined && fixedWords(entry).trim() === 'pass';

/** The decisions that an entry is about, in the order in which they are made. */
export function wantsOf(entry: FixedEntry): readonly Want[] {
  const read = readWords(fixedWords(entry));
  const wants = read.ok ? read.command.wants : [];
  const { of } = entry;
  return of === undefined
    ? wants
    : wants.flatMap(({ prompts, pick: wanted }) => (prompts.includes(of) ? [{ prompts: [of], pick: wanted }] : []));
}

/** Whether an entry begins something, and so is done once; what merely answers is answered each time. */
export function begins(entry: FixedEntry): boolean {
  const wants = wantsOf(entry);
  const [first] = wants;
  if (first === undefined || BEGIN_NOTHING.includes(fixedWords(entry).trim())) return false;
  return wants.length > 1 || first.prompts.some((prompt) => OCCASIONS.includes(prompt));
}

/** Decisions that are mere occasions to begin something, and the words that leave them unused. */
const OCCASIONS: readonly string[] = ['priority', 'phase', 'call', 'reveal', 'attack.again', 'attack.attackers'];
const BEGIN_NOTHING: readonly string[] = ['pass', 'no call', 'no', 'none'];

/** What an entry fixes. Its words are known to be words of a script. */
export function fixedIn(entry: FixedEntry, engine: Engine): Fixed {
  const seat = fixedBy(entry);
  const isThere = placeOf(entry, engine);
  const isRest = onlyPasses(entry);
  const wants = wantsOf(entry);
  const [first] = mentionsOf(entry);
  const says: Fixed['says'] = (p, request, come) => {
    if (come === DONE || (come === 0 && !isThere(p, request))) return null;
    if (isRest) return request.rest === null ? null : { answer: request.rest, come: 0 };
    // What is chosen for something that was begun is chosen for that, and for nothing else that asks the same.
    const asker = askerIn(p, request);
    if (come > 0 && asker !== null && first !== undefined && cardOf(asker) !== cardOf(first)) return null;
    const { at: from, used } = decoded(come);
    for (let at = from; at < wants.length; at += 1) {
      const want = wants[at];
      if (want?.prompts.includes(request.prompt)) {
        const picked = pick(want.pick, request.space, seat, at === from ? used : 0);
        if (picked !== null && accepts(request.space, picked.answer) === null)
          return { answer: picked.answer, come: after(wants, at, picked, request) };
      }
      if (!want?.onTheWay) return null;
    }
    return null;
  };
  return { seat, says };
}

/** An entry that has begun what it says, and says nothing any more. */
const DONE = -1;
/** More than words have names: how far an entry has come is the number of its decision, and of the names that are used. */
const NAMES = 1_000;

const encoded = (at: number, used: number): number => 1 + at * NAMES + used;
const decoded = (come: number): { readonly at: number; readonly used: number } =>
  come === 0 ? { at: 0, used: 0 } : { at: Math.floor((come - 1) / NAMES), used: (come - 1) % NAMES };

/** How far an entry has come after one of its decisions: what it begins is begun once, what it answers is answered each time. */
function after(
  wants: readonly Want[],
  at: number,
  { answer, used }: { readonly answer: Answer; readonly used: number },
  { rest }: Request,
): number {
  const spread = wants[at]?.pick;
  if (spread?.kind === 'spread' && used < spread.names.length - spread.spare) return encoded(at, used);
  if (at + 1 < wants.length) return encoded(at + 1, 0);
  const begins = rest !== null && JSON.stringify(rest) !== JSON.stringify(answer);
  return begins || wants.length > 1 ? DONE : 0;
}

function mentionsOf(entry: FixedEntry): readonly string[] {
  const read = readWords(fixedWords(entry));
  return read.ok ? read.command.mentions : [];
}

/** Whether a decision is one that an entry is about, apart from what is asked. */
function placeOf({ for: asker, group, at }: FixedEntry, engine: Engine): (p: Position, request: Request) => boolean {
  const steps = at === undefined ? null : askingSteps(engine);
  return (p, request) =>
    (asker === undefined || asker === askerIn(p, request)) &&
    (group === undefined || group === groupIn(request)) &&
    (steps === null || steps(p).some((step) => step === at || step.startsWith(`${at}#`)));
}

/** The name of what a decision is made for: of the object that asks, of the attacker that attacks something. */
export function askerIn(p: Position, { about, selection }: Request): string | null {
  const ref = about ?? selection?.args.item ?? null;
  return ref === null ? null : (itemOf(ref, p)?.name ?? null);
}

export const groupIn = ({ selection }: Request): number | null => selection?.args.group ?? null;

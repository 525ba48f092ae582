/** From an answer to a pending decision to the entry that fixes it in every line. */
import { type Answer, askingSteps, type Engine, type Position, type Request, wordsOf } from '@/engine';
import type { FixedEntry } from '../format/schema';
import { OBJECT, readWords } from '../format/words';
import { askerIn, fixedBy, fixedIn, groupIn, onlyPasses, wantsOf } from '../play/fixed';
import { decisionWords } from './decision';

/**
 * The answer as one that is fixed: of what is owed each time, of what is begun once in that step.
 * @returns `null` where nobody decides, or no words say it
 */
export function fixedAs(engine: Engine, p: Position, answer: Answer): FixedEntry | null {
  const { request } = p;
  if (request === null || request.chance) return null;
  const entry = entryOf(engine, p, request, answer);
  const said = fixedIn(entry, engine).says(p, request, 0);
  return said !== null && isSame(said.answer, answer) ? entry : null;
}

function entryOf(engine: Engine, p: Position, request: Request, answer: Answer): FixedEntry {
  const { seat, prompt, rest } = request;
  const asker = askerIn(p, request);
  const group = groupIn(request);
  const words = wordsFor(prompt, answer, asker);
  const entry: FixedEntry = seat === 0 ? { A: words } : { B: words };
  const begins = rest !== null && !isSame(rest, answer);
  // The step in which this decision came about.
  const [step] = begins ? askingSteps(engine)(p) : [];
  return {
    ...entry,
    ...(isPlain(engine, words, prompt) ? {} : { of: prompt }),
    ...(asker === null ? {} : { for: asker }),
    ...(group === null ? {} : { group }),
    ...(step === undefined ? {} : { at: step }),
  };
}

/** What is attacked is said with the attacker. */
function wordsFor(prompt: string, answer: Answer, asker: string | null): string {
  const words = decisionWords(prompt, answer);
  return OBJECT.some((one) => one === prompt) ? `attack ${asker ?? ''} ${words}` : words;
}

/** Whether the words are about that decision alone, under the edition. */
function isPlain({ id }: Engine, words: string, prompt: string): boolean {
  const read = readWords(words);
  const spoken = wordsOf(id);
  const all = (read.ok ? read.command.wants : []).flatMap(({ prompts }) => prompts);
  // Of a pass that is fixed without a word more, every occasion is meant.
  return words !== 'pass' && all.every((one) => one === prompt || !spoken.knows('prompt', one));
}

/** Whether both say of one decision how it is made, so that only one of them can hold. A player can begin several things. */
export function contradict(one: FixedEntry, other: FixedEntry): boolean {
  if (isSame(one, other)) return true;
  if (fixedBy(one) !== fixedBy(other) || onlyPasses(one) || onlyPasses(other)) return false;
  if (one.at !== undefined || other.at !== undefined) return false;
  const prompts = (entry: FixedEntry): readonly string[] => wantsOf(entry).flatMap(({ prompts: all }) => all);
  return (
    one.for === other.for && one.group === other.group && prompts(one).some((prompt) => prompts(other).includes(prompt))
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

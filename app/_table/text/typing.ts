/** What is shown of a text that is being typed: what cannot stand there, and what could. */
import type { Reading } from '@/engine';
import type { Lang } from '@/rules/documents';

/** What could stand next: as it is shown, and the text that there is then. */
export interface Completion {
  readonly label: string;
  readonly text: string;
}

export interface Typed {
  /** What can be read, what cannot stand after it, and what was typed after that. */
  readonly good: string;
  readonly wrong: string;
  readonly rest: string;
  readonly completions: readonly Completion[];
  /** A number or a name of one's own can stand there. */
  readonly number: boolean;
  readonly name: boolean;
}

/** Where a stretch that cannot be read ends: with its word, in Japanese with its sentence or part of one. */
const ENDS: Readonly<Record<Lang, RegExp>> = { ja: /[、。：:；;\s]/, en: /\s/ };

/** What a reading says of a text. */
export function typedOf(text: string, { stops, next }: Reading, lang: Lang): Typed {
  const isWrong = stops < text.length;
  // An English word is wrong or unfinished as a whole.
  const begin = lang === 'en' ? text.lastIndexOf(' ', stops - 1) + 1 : stops;
  const after = text.slice(stops).search(ENDS[lang]);
  const end = !isWrong ? text.length : after < 0 ? text.length : stops + Math.max(1, after);
  const rest = text.slice(end);
  const completions = next
    .filter(({ kind }) => kind === 'text')
    .map((one) => ({
      label: (text.slice(begin, stops) + one.text).trim(),
      text: text.slice(0, stops) + (rest === '' ? one.text : one.text.trimEnd() + rest),
    }));
  return {
    good: isWrong ? text.slice(0, begin) : text,
    wrong: isWrong ? text.slice(begin, end) : '',
    rest: isWrong ? rest : '',
    completions: [...new Map(completions.map((one) => [one.label, one])).values()],
    number: next.some(({ kind }) => kind === 'number'),
    name: next.some(({ kind }) => kind === 'name'),
  };
}

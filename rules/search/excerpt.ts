import type { Lang } from '../documents';
import { stem, wordsIn } from '../english';
import type { Phrase, Question } from './concepts';
import { isStopWord, scriptOf } from './question-words';
import { type Piece, snippet } from './snippet';

/** What says less than a synonym finds, but is not marked. */
const MARKED = 0.75;

/** So many letters of a text are shown. */
export const EXCERPT_LENGTH: Record<Lang, number> = { ja: 90, en: 180 };

/** The part of a text that answers a question, marked where it has what was looked for, or says it in its own language. */
export function excerptOf(text: string, found: readonly Phrase[], question: Question, lang: Lang): Piece[] {
  const said = [...found, ...question.concepts.flatMap((concept) => concept.phrases[lang])]
    .filter(({ factor, aside }) => factor >= MARKED && !aside)
    .map((phrase) => phrase.text);
  const japanese = said.filter((phrase) => scriptOf(phrase) === 'ja');
  const latin = said.filter((phrase) => scriptOf(phrase) === 'en').map((phrase) => wordsIn(phrase));
  const telling = latin.filter((words) => words.some(({ text: word }) => !isStopWord(word)));
  const stems = telling.map((words) => words.map((word) => stem(word.text)));
  return snippet(text, japanese, stems, EXCERPT_LENGTH[lang]);
}

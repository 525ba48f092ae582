import { type Answer, answers, type Engine, type Position, type RefusedOption } from '@/engine';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { wordsOfFirst } from '../book/plain';
import { type AnsweredBy, type Decision, sameAnswer } from '../line/line';
import { answerWords, optionWords } from '../view/answer-words';
import type { Speech } from '../view/speech';
import { Citations } from './citation';
import styles from './decision.module.css';

interface Props {
  engine: Engine;
  position: Position;
  decision: Decision;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
  choose: (answer: Answer) => void;
}

/** More than this many answers are not listed one by one. */
const MOST = 60;

/** A decision: every legal answer as a button, and what is not possible with the clauses that forbid it. */
export function DecisionPanel({ engine, position, decision, doc, book, speech, choose }: Props) {
  const { words } = speech;
  const { request, answer: taken, by } = decision;
  const { list, complete } = answers(request.space, MOST);
  const refused = refusedOnce(engine.refused(position));
  return (
    <section className={styles.decision} aria-label={words.decision.of(request.seat === 0 ? 'A' : 'B')}>
      <h2 className={styles.asked}>
        <span>{words.decision.of(request.seat === 0 ? 'A' : 'B')}</span> {speech.prompt(request.prompt)}
      </h2>
      <ul className={styles.answers}>
        {list.map((answer) => {
          const own = sameAnswer(answer, taken);
          return (
            <li key={JSON.stringify(answer)}>
              <button type="button" data-taken={own} onClick={() => choose(answer)}>
                {answerWords(words.answers, speech, position, request, answer)}
                {own ? <span className={styles.by}>{words.decision[by satisfies AnsweredBy]}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {complete ? null : <p className={styles.note}>{words.decision.more(list.length)}</p>}
      {refused.length > 0 ? (
        <ul className={styles.refused} aria-label={words.decision.refused}>
          {refused.map(({ option, refusals }) => (
            <li key={option.key}>
              <span className={styles.not}>{optionWords(words.answers, speech, position, request.prompt, option)}</span>
              <span className={styles.clauses}>
                <Citations citations={clausesOf(refusals)} doc={doc} book={book} speech={speech} most={4} />
              </span>
              <span className={styles.words}>{wordsOfFirst(clausesOf(refusals), doc, book, speech.lang)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const clausesOf = (refusals: RefusedOption['refusals']): readonly string[] =>
  refusals.flatMap(({ clauses }) => clauses);

/**
 * One refusal an option. What several permissions could have allowed is refused by the one that came nearest: the others
 * are about other kinds of cards.
 */
export function refusedOnce(refused: readonly RefusedOption[]): readonly RefusedOption[] {
  const nearest = new Map<string, RefusedOption>();
  for (const one of refused) {
    const known = nearest.get(one.option.key);
    if (!known || one.refusals.length < known.refusals.length) nearest.set(one.option.key, one);
  }
  return [...nearest.values()];
}

import type { Answer, Engine, Position } from '@/engine';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { type AnsweredBy, type Decision, sameAnswer } from '../line/line';
import { answerWords } from '../view/answer-words';
import { listedAnswers } from '../view/listed-answers';
import type { Speech } from '../view/speech';
import styles from './decision.module.css';
import { Refusals, refusedOnce } from './refusals';

interface Props {
  engine: Engine;
  position: Position;
  decision: Decision;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
  choose: (answer: Answer) => void;
}

/** A decision: every legal answer as a button, and what is not possible with the clauses that forbid it. */
export function DecisionPanel({ engine, position, decision, doc, book, speech, choose }: Props) {
  const { words } = speech;
  const { request, answer: taken, by } = decision;
  const { list, leftOut } = listedAnswers(request.space);
  const refused = refusedOnce(engine.refused(position).filter(({ keptOut }) => !keptOut));
  return (
    <section className={styles.decision} aria-label={words.decision.of(request.seat === 0 ? 'A' : 'B')}>
      <h2 className={styles.asked}>
        <span>{words.decision.of(request.seat === 0 ? 'A' : 'B')}</span> <b>{speech.prompt(request.prompt)}</b>
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
      {leftOut === null ? null : (
        <p className={styles.note}>
          {leftOut.kind === 'after' ? words.decision.more(leftOut.count) : words.decision.between(leftOut.step)}
        </p>
      )}
      <Refusals refused={refused} position={position} prompt={request.prompt} doc={doc} book={book} speech={speech} />
    </section>
  );
}

import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import type { Moment } from '../line/use-play';
import { answerWords } from '../view/answer-words';
import { type Speech, sentence } from '../view/speech';
import { accountOf } from '../view/touched';
import { Citations, Rebuilt } from './citation';
import styles from './step.module.css';

interface Props {
  moment: Moment;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
}

/** What a row did, in sentences. */
export function sentencesOf({ row, before, position }: Moment, speech: Speech): readonly string[] {
  const { words } = speech;
  if (!row) return [words.step.start];
  const { events, prepared } = accountOf(row, before);
  const told = events.map((event) => speech.event(event)).filter((sentence) => sentence !== '');
  const lines = prepared && told.length > 0 ? [...told, words.step.prepared] : told;
  const { result } = position;
  if (!result) return lines;
  const [winner] = result.winners;
  const outcome =
    winner !== undefined
      ? words.step.won(winner === 0 ? 'A' : 'B')
      : result.reason === 'undecided'
        ? words.step.undecided
        : words.step.draw;
  return [...lines, outcome];
}

/** What a row did, and who decided what there. */
export function toldBy(moment: Moment, speech: Speech): readonly string[] {
  const sentences = sentencesOf(moment, speech);
  const { words } = speech;
  if (!moment.decision) return sentences;
  const { request, answer } = moment.decision.decision;
  const who = request.seat === 0 ? 'A' : 'B';
  const what =
    answer === null
      ? words.decision.of(who)
      : `${who}: ${answerWords(words.answers, speech, moment.position, request, answer)}`;
  return [...sentences, sentence(what, speech.lang)];
}

/** The row in words: its clauses, what happened by them, and what they consulted. */
export function StepAccount({ moment, doc, book, speech }: Props) {
  const { words } = speech;
  const { row, decision } = moment;
  const sentences = sentencesOf(moment, speech);
  const via = (row?.via ?? []).flatMap(({ clauses }) => clauses).filter((clause) => !row?.clauses.includes(clause));
  const lifted = (row?.via ?? []).filter(({ by }) => by !== undefined);
  return (
    <div className={styles.account}>
      {row ? (
        <p className={styles.clauses}>
          <Citations citations={row.clauses} doc={doc} book={book} speech={speech} now />
        </p>
      ) : null}
      {row ? <Rebuilt citations={row.clauses} doc={doc} speech={speech} /> : null}
      <div className={styles.happened}>
        {sentences.length === 0 && !decision ? <p className={styles.nothing}>{words.step.nothing}</p> : null}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {lifted.map(({ kind, name, by, clauses }) =>
        by === undefined ? null : (
          <p key={`${kind} ${name}`} className={styles.via}>
            {words.step.lifted(speech.card(by))} <Citations citations={clauses} doc={doc} book={book} speech={speech} />
          </p>
        ),
      )}
      {via.length > 0 ? (
        <p className={styles.via}>
          {words.step.via} <Citations citations={via} doc={doc} book={book} speech={speech} most={8} />
        </p>
      ) : null}
    </div>
  );
}

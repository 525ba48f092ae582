import type { ReactNode } from 'react';
import { type Answer, answers, type Engine, type Option, type Position, type RefusedOption, type Seat } from '@/engine';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import type { Decision } from '../line/line';
import type { momentOf } from '../line/use-play';
import { answerWords } from '../view/answer-words';
import type { Speech } from '../view/speech';
import type { CardView } from '../view/table-view';
import styles from './decision.module.css';
import { Refusals, type Refused, refusedOnce } from './refusals';

type Moment = ReturnType<typeof momentOf>;

interface Props {
  engine: Engine;
  position: Position;
  /** What is to be decided in the position. */
  decision: Decision;
  /** The card, by its place among the objects of the position. */
  slot: number;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
  choose: (answer: Answer) => void;
}

/** What a table shows under the text of a card that is tapped at a moment: nothing where nobody has to decide, or where its face is not seen. */
export const actsAt =
  (
    { decision, position }: Pick<Moment, 'decision' | 'position'>,
    { choose, ...shown }: Pick<Props, 'engine' | 'doc' | 'book' | 'speech' | 'choose'>,
  ) =>
  ({ slot, seen }: CardView, close: () => void): ReactNode => {
    if (!decision || !seen) return null;
    const closing = (answer: Answer): void => {
      close();
      choose(answer);
    };
    return <CardActs {...shown} position={position} decision={decision.decision} slot={slot} choose={closing} />;
  };

/** What the player who has to decide can do with one card, and what not, with the clauses that forbid it. */
function CardActs({ engine, position, decision: { request }, slot, doc, book, speech, choose }: Props) {
  const { words } = speech;
  const ref = position.items[slot]?.ref;
  const about = ({ item, by, action }: Option): boolean => item === ref || by === ref || action?.item === ref;
  const { space } = request;
  const keys = 'options' in space ? space.options.filter(about).map(({ key }) => key) : [];
  const possible = answers(space, MOST).list.filter((answer) => isOf(answer, keys));
  const notOffered = refusedOnce(engine.refused(position));
  // A battle is begun first and its attacker chosen then: who taps the attacker wants to know both.
  const attack = request.prompt === 'priority' ? attackOf(engine, position, request.seat, about) : null;
  const battle = 'options' in space ? space.options.find(({ action }) => action?.kind === 'battle') : undefined;
  const opens = attack?.refusals.length === 0 && battle ? [battle.key] : [];
  const refused: readonly Refused[] = [
    ...notOffered.filter(
      ({ option }) => about(option) || (attack?.refusals.length === 0 && option.action?.kind === 'battle'),
    ),
    ...(attack && attack.refusals.length > 0 ? [{ ...attack, prompt: ATTACKER }] : []),
  ];
  const offered = [...possible, ...opens];
  return (
    <section className={styles.acts} aria-label={words.decision.of(request.seat === 0 ? 'A' : 'B')}>
      <h3 className={styles.asked}>
        <span>{words.decision.of(request.seat === 0 ? 'A' : 'B')}</span> <b>{speech.prompt(request.prompt)}</b>
      </h3>
      {offered.length > 0 ? (
        <ul className={styles.answers}>
          {offered.map((answer) => (
            <li key={JSON.stringify(answer)}>
              <button type="button" onClick={() => choose(answer)}>
                {answerWords(words.answers, speech, position, request, answer)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Refusals refused={refused} position={position} prompt={request.prompt} doc={doc} book={book} speech={speech} />
      {offered.length + refused.length === 0 ? <p className={styles.note}>{words.decision.nothingWith}</p> : null}
    </section>
  );
}

const ATTACKER = 'battle.attacker';

/** Whether a card could attack, where a battle is begun before its attacker is chosen; `null` for one that never could. */
function attackOf(
  engine: Engine,
  position: Position,
  seat: Seat,
  about: (option: Option) => boolean,
): RefusedOption | null {
  return engine.verdicts(position, ATTACKER, { seat }).find(({ option }) => about(option)) ?? null;
}

/** More answers than this are not looked through. */
const MOST = 60;

/** An answer that chooses one of these and nothing else. */
const isOf = (answer: Answer, keys: readonly string[]): boolean => {
  const [only, ...others] = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  return only !== undefined && others.length === 0 && keys.includes(only);
};

import { type Branch, type Line, positionAt } from '../line/line';
import { startsWith } from '../line/state';
import type { Play } from '../line/use-play';
import { answerWords } from '../view/answer-words';
import type { Speech } from '../view/speech';
import styles from './branches.module.css';

interface Props {
  play: Play;
  branch: Branch;
  branches: readonly Branch[];
  speech: Speech;
  /** Opens a branch at the row after its last turn; the empty one is the script. */
  open: (branch: Branch, row: number) => void;
}

/** The branches as a small tree: one step in for each turn taken. */
export function Branches({ play, branch, branches, speech, open }: Props) {
  const { words } = speech;
  const twigs = twigsOf(branches);
  return (
    <section className={styles.branches} aria-label={words.branches.title}>
      <h2>{words.branches.title}</h2>
      {twigs.length === 0 ? <p className={styles.none}>{words.branches.none}</p> : null}
      {twigs.length > 0 ? (
        <ul>
          <li>
            <button
              type="button"
              aria-current={branch.length === 0}
              onClick={() => open([], forkOf(play.script, branch))}
            >
              {branch.length === 0 ? words.branches.script : words.branches.back}
            </button>
          </li>
          {twigs.map((twig) => (
            <Twig
              key={JSON.stringify(twig)}
              play={play}
              twig={twig}
              current={isSame(twig, branch)}
              speech={speech}
              open={open}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Twig({
  play,
  twig,
  current,
  speech,
  open,
}: {
  play: Play;
  twig: Branch;
  current: boolean;
  speech: Speech;
  open: Props['open'];
}) {
  const { words } = speech;
  const parent = play.branching.follow(twig.slice(0, -1)).line;
  const turn = twig.at(-1);
  const decision = turn === undefined ? undefined : parent.decisions[turn.decision];
  if (!turn || !decision) return null;
  const position = positionAt(parent, decision.at);
  return (
    <li style={{ paddingInlineStart: `${twig.length}rem` }}>
      <button type="button" aria-current={current} onClick={() => open(twig, decision.at + 1)}>
        <span className={styles.at}>{words.branches.at(decision.at + 1)}</span>{' '}
        {answerWords(words.answers, speech, position, decision.request, turn.answer)}
      </button>
    </li>
  );
}

/** Every beginning of every branch, each once, parents before children. */
function twigsOf(branches: readonly Branch[]): readonly Branch[] {
  const twigs: Branch[] = [];
  for (const branch of branches) {
    for (let length = 1; length <= branch.length; length += 1) {
      const twig = branch.slice(0, length);
      if (!twigs.some((known) => isSame(known, twig))) {
        const parent = twigs.findLastIndex((known) => startsWith(twig, known) || startsWith(known, twig.slice(0, -1)));
        twigs.splice(length === 1 || parent < 0 ? twigs.length : parent + 1, 0, twig);
      }
    }
  }
  return twigs;
}

const isSame = (a: Branch, b: Branch): boolean => a.length === b.length && startsWith(a, b);
const forkOf = (script: Line, [first]: Branch): number =>
  first === undefined ? -1 : (script.decisions[first.decision]?.at ?? -1);

'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardDefinition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Words } from '../../_words/words';
import { Stepper } from '../stepper';
import { stepOf } from './alternatives';
import styles from './card-text.module.css';
import { addingsTo, type Change, changed, changesAt, type Part, type Piece, piecesOf, type Text } from './changes';

interface Props {
  readonly text: Text;
  readonly lang: Lang;
  readonly words: Words['bench'];
  readonly change: (card: CardDefinition) => void;
  readonly remove: () => void;
}

/** One ability as its card prints it: a part that is chosen shows what can stand there instead. */
export function AbilityText({ text, lang, words, change, remove }: Props) {
  const { edition, card, face, index } = text;
  const pieces = useMemo(() => piecesOf({ edition, card, face, index }, lang), [edition, card, face, index, lang]);
  // The sentence is another after each change; the place of the tree is the same.
  const [open, setOpen] = useState<string | null>(null);
  const chosen = pieces.find((piece) => leastOf(piece) === open) ?? null;
  const here = useRef<HTMLButtonElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const written = useRef(false);
  // What was chosen is offered no more: whoever goes by keyboard goes on from the part that says it now.
  useEffect(() => {
    if (written.current) (here.current ?? sentence.current)?.focus();
    written.current = false;
  });
  const write = (next: CardDefinition): void => {
    written.current = true;
    change(next);
  };
  return (
    <>
      <p ref={sentence} className={styles.sentence} tabIndex={-1}>
        {pieces.map((piece) => {
          const least = leastOf(piece);
          return least === null ? (
            <span key={piece.from}>{piece.text}</span>
          ) : (
            <button
              key={piece.from}
              ref={piece === chosen ? here : null}
              type="button"
              aria-expanded={least === open}
              aria-label={words.text.part(piece.text.trim())}
              onClick={() => setOpen(least === open ? null : least)}
            >
              {piece.text}
            </button>
          );
        })}
      </p>
      {chosen ? <Panel text={text} piece={chosen} lang={lang} words={words} write={write} change={change} /> : null}
      <button
        type="button"
        className={styles.choice}
        aria-label={words.text.remove(pieces.map((piece) => piece.text).join(''))}
        onClick={remove}
      >
        {words.text.removeShort}
      </button>
    </>
  );
}

/** The least part that prints a piece, by its key; `null` where nothing can be changed. */
const leastOf = ({ parts: [least] }: Piece): string | null => least?.key ?? null;

interface PanelProps extends Omit<Props, 'remove'> {
  readonly piece: Piece;
  /** The change that takes away the button it was chosen by. */
  readonly write: (card: CardDefinition) => void;
}

/** What can stand in the place of a piece: of the least part that prints it first, then of those around it. */
function Panel({ text, piece, lang, words, write, change }: PanelProps) {
  const more = useMemo(() => addingsTo(text, piece.parts, lang), [text, piece, lang]);
  return (
    <div className={styles.panel}>
      {piece.parts.map((part) => (
        <PartChoices key={part.key} part={part} text={text} lang={lang} words={words} write={write} change={change} />
      ))}
      {more.length > 0 ? (
        <details>
          <summary>{words.text.more}</summary>
          <Choices label={words.text.more} changes={more} change={write} />
        </details>
      ) : null}
    </div>
  );
}

function PartChoices({ part, text, lang, words, write, change }: Omit<PanelProps, 'piece'> & { readonly part: Part }) {
  const { place } = part;
  const changes = useMemo(() => changesAt(text, part, lang), [text, part, lang]);
  const { value, shape } = place;
  const set = (to: number): void => {
    const card = changed(text, place, to);
    if (card) change(card);
  };
  return (
    <div>
      <h3>{part.text}</h3>
      {typeof value === 'number' && shape.is === 'number' ? (
        <Stepper
          label={words.text.number}
          value={value}
          step={stepOf(value)}
          least={shape.from ?? LEAST}
          words={words}
          set={set}
        />
      ) : null}
      <Choices
        label={words.text.part(part.text)}
        changes={changes.filter((one) => typeof one.value !== 'number')}
        without={words.text.without(part.text)}
        change={write}
      />
    </div>
  );
}

const LEAST = -1_000_000;

function Choices({
  label,
  changes,
  without = '',
  change,
}: {
  readonly label: string;
  readonly changes: readonly Change[];
  readonly without?: string;
  readonly change: (card: CardDefinition) => void;
}) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {changes.map(({ card, value, label: said, sentence }) => (
        <button key={sentence} type="button" className={styles.choice} title={sentence} onClick={() => change(card)}>
          {value === undefined || said === '' ? without : said}
        </button>
      ))}
    </fieldset>
  );
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Engine, Position } from '@/engine';
import type { Speech } from '../view/speech';
import { type CardView, cardView } from '../view/table-view';
import styles from './card-sheet.module.css';
import { Glyph, Pips } from './glyph';

interface Props {
  card: CardView;
  engine: Engine;
  position: Position;
  speech: Speech;
  close: () => void;
  /** What stands under its text. */
  children?: ReactNode;
}

/** A card read closely: its text in the edition's words, its values now and as printed. */
export function CardSheet({ card, engine, position, speech, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { words, lang } = speech;
  useEffect(() => dialog.current?.showModal(), []);
  const item = position.items[card.slot];
  const shown = item && card.seen ? cardView(engine, position, item, 'judge') : card;
  const lines = item && card.seen ? speech.text(item) : [];
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      closedby="any"
      aria-label={words.card.details(card.seen ? shown.name[lang] : words.card.hidden)}
      onClose={close}
    >
      {card.seen ? (
        <>
          <h2>{shown.name[lang]}</h2>
          <p className={styles.line}>
            {shown.attributes.map((attribute) => (
              <span key={attribute} className={styles.attribute}>
                <Glyph of={attribute} />
                {speech.attribute(attribute)}
              </span>
            ))}
            {shown.pseudo ? <span>{words.card.pseudo[shown.pseudo]}</span> : null}
            {item ? <span>{speech.typeLine(item)}</span> : null}
            {shown.cost.length > 0 ? (
              <span>
                {words.card.cost} <Pips units={shown.cost} names={speech.resource} />
              </span>
            ) : null}
          </p>
          {shown.stats.length > 0 ? (
            <p className={styles.stats}>
              {shown.stats.map(({ name, now, printed }) => (
                <span key={name}>
                  {speech.stat(name)} <b>{now}</b>
                  {now === printed ? null : <s>{printed}</s>}
                </span>
              ))}
              {shown.counters.map(([counter, amount]) => (
                <span key={counter}>{words.card.counters(speech.counter(counter), amount)}</span>
              ))}
              {shown.damage > 0 ? <span>{words.card.damage(shown.damage)}</span> : null}
            </p>
          ) : null}
          {lines.length === 0 ? <p className={styles.none}>{words.card.none}</p> : null}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.zone}>{speech.zone(shown.zone)}</p>
        </>
      ) : (
        <h2>{words.card.hidden}</h2>
      )}
      {children}
      <form method="dialog">
        <button type="submit">{words.card.close}</button>
      </form>
    </dialog>
  );
}

'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './glimpse.module.css';
import type { GlimpseCard, GlimpseFrame, GlimpseView } from './glimpse-source';

/** So long a moment stands, in milliseconds: time to read its clause. */
const STANDS = 4500;
const CARD = { width: 46, height: 64 } as const;

/** One small table that moves, and beside it the clause that moves it. It can be stopped, and stands still where motion is unwanted. */
export function Glimpse({ lang, view }: { lang: Lang; view: GlimpseView }) {
  const words = wordsIn(lang).home.glimpse;
  const { scenario, edition, title, cards, frames } = view;
  const [at, setAt] = useState(0);
  const [moving, setMoving] = useState(false);
  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % frames.length), STANDS);
    return () => clearInterval(timer);
  }, [moving, frames.length]);
  const frame = frames[at];
  if (!frame) return null;
  return (
    <figure className={styles.glimpse} aria-label={words.label}>
      <Table cards={cards} frame={frame} before={frames[at - 1]} />
      <figcaption className={styles.said}>
        <p className={styles.name}>
          <a href={address.scenario(lang, scenario)}>{title}</a>
        </p>
        <p className={styles.clause}>
          <a className="number" href={address.section(lang, edition, frame.clause.section, frame.clause.id)}>
            {frame.clause.id}
          </a>
          <span>{frame.clause.text}</span>
        </p>
        <p className={styles.steps}>
          <button type="button" aria-pressed={!moving} onClick={() => setMoving(!moving)}>
            {moving ? words.stop : words.go}
          </button>
          <button
            type="button"
            onClick={() => {
              setMoving(false);
              setAt((at + 1) % frames.length);
            }}
          >
            {words.next}
          </button>
          <span className="number">
            {at + 1} / {frames.length}
          </span>
        </p>
      </figcaption>
    </figure>
  );
}

/** The middle of each card: side A below, side B above. */
function placeOf(cards: readonly GlimpseCard[], slot: number): { x: number; y: number } {
  const card = cards.find((one) => one.slot === slot);
  const side = cards.filter(({ seat }) => seat === card?.seat);
  const x = 150 + (side.findIndex((one) => one.slot === slot) - (side.length - 1) / 2) * 120;
  return { x, y: card?.seat === 0 ? 158 : 52 };
}

function Table(props: { cards: readonly GlimpseCard[]; frame: GlimpseFrame; before: GlimpseFrame | undefined }) {
  const { cards, frame, before } = props;
  return (
    <svg className={styles.table} viewBox="0 0 300 216" aria-hidden="true" focusable="false">
      <path className={styles.half} d="M0 105h300" />
      {cards.map((card) => {
        const { slot, name, values } = card;
        const { x, y } = placeOf(cards, slot);
        const now = frame.on[slot];
        const was = before?.on[slot];
        const touched = before !== undefined && JSON.stringify(now) !== JSON.stringify(was);
        return (
          <g
            key={slot}
            className={styles.card}
            data-gone={now ? undefined : true}
            data-touched={touched ? true : undefined}
          >
            <g transform={`translate(${x} ${y})`}>
              <rect
                x={-CARD.width / 2}
                y={-CARD.height / 2}
                width={CARD.width}
                height={CARD.height}
                rx="2"
                style={{ transform: now?.rested ? 'rotate(90deg)' : 'none' }}
              />
              {values.map((value, i) => (
                <text key={i === 0 ? 'atk' : 'def'} y={-9 + i * 13}>
                  {value}
                </text>
              ))}
              {now && now.damage > 0 ? (
                <text className={styles.damage} y={20}>
                  −{now.damage}
                </text>
              ) : null}
              <text className={styles.label} y={card.seat === 0 ? 46 : -38}>
                {name}
              </text>
            </g>
          </g>
        );
      })}
      {frame.links.map(({ from, to, block }) => {
        const [a, b] = [placeOf(cards, from), placeOf(cards, to)];
        const d = arrow(a, b);
        const isNew = !before?.links.some((one) => one.from === from && one.to === to);
        return (
          <path
            key={`${from} ${to}`}
            className={block ? styles.block : styles.attack}
            data-touched={isNew ? true : undefined}
            d={d}
          />
        );
      })}
    </svg>
  );
}

/** From the edge of a card to the edge of another, with a head. */
function arrow(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const gap = 36;
  const end = { x: b.x - Math.cos(angle) * gap, y: b.y - Math.sin(angle) * gap };
  const start = { x: a.x + Math.cos(angle) * gap, y: a.y + Math.sin(angle) * gap };
  const wing = (turn: number): string =>
    `M${end.x} ${end.y}L${end.x - 9 * Math.cos(angle + turn)} ${end.y - 9 * Math.sin(angle + turn)}`;
  return `M${start.x} ${start.y}L${end.x} ${end.y}${wing(0.45)}${wing(-0.45)}`;
}

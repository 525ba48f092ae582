import type { Speech } from '../view/speech';
import { type Anchor, type CardView, cardAnchor, LINKS, type LinkView, type RungView } from '../view/table-view';
import styles from './table.module.css';

interface Props {
  rungs: readonly RungView[];
  longest: number;
  /** What the lines on the table show. */
  links: readonly LinkView[];
  stack: boolean;
  touched: ReadonlySet<Anchor>;
  speech: Speech;
  of: string;
  open: (card: CardView) => void;
}

/** The chase as a ladder that grows upwards, the topmost rung to resolve next, and what the lines between the halves mean. */
export function Chase({ rungs, longest, links, stack, touched, speech, of, open }: Props) {
  const { words, lang } = speech;
  const label = stack ? words.chase.stack : words.chase.title;
  return (
    <section className={styles.chase} data-chase aria-label={`${label}${of}`}>
      <p className={styles.chaseLabel}>
        {label} <span>{rungs.length === 0 ? words.chase.empty : words.chase.next}</span>
      </p>
      <ol className={styles.ladder} style={{ minHeight: `calc(var(--rung) * ${longest})` }} reversed>
        {rungs.toReversed().map(({ card, next, beside, targets }) => (
          <li
            key={card.slot}
            className={styles.rung}
            data-next={next}
            data-travel={cardAnchor(card.slot)}
            data-anchor={cardAnchor(card.slot)}
            data-now={touched.has(cardAnchor(card.slot))}
          >
            <button type="button" aria-haspopup="dialog" onClick={() => open(card)}>
              <span className={styles.by}>{card.controller === 0 ? 'A' : 'B'}</span>
              {card.kind === 'ability'
                ? words.card.abilityOf(card.name[lang])
                : card.kind === 'action'
                  ? words.card.judgmentOf(card.name[lang])
                  : card.name[lang]}
              {beside ? <span className={styles.targets}>{` ${words.chase.beside}`}</span> : null}
              {targets.length > 0 ? (
                <span className={styles.targets}>
                  {` ${stack ? words.chase.chosen : words.chase.to} `}
                  {targets
                    .map(({ name, seat }) => name?.[lang] ?? (seat === null ? '' : speech.player(seat)))
                    .join(words.card.comma)}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <ul className={styles.lines} aria-label={words.lines.label}>
        {LINKS.filter((kind) => links.some((link) => link.kind === kind)).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path className={styles.curve} data-kind={kind} d="M0 4H24" />
            </svg>
            {stack && kind === 'target' ? words.lines.chosen : words.lines.of[kind]}
          </li>
        ))}
      </ul>
    </section>
  );
}

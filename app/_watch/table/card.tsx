import { type CSSProperties, Fragment } from 'react';
import type { Speech } from '../view/speech';
import type { CardView, StatView } from '../view/table-view';
import styles from './card.module.css';
import { Glyph, Pips } from './glyph';

interface Props {
  card: CardView;
  /** This row touches it. */
  now: boolean;
  /** Its place in a hidden pile or hand, from 1. */
  order: number;
  speech: Speech;
  open: (card: CardView) => void;
}

/** A card as the rulebook would draw it: flat, its values large, turned when rested, its back when it may not be seen. */
export function Card({ card, now, order, speech, open }: Props) {
  const { words } = speech;
  return (
    <button
      type="button"
      className={styles.card}
      data-rested={card.rested}
      data-seen={card.seen}
      data-now={now}
      aria-haspopup="dialog"
      onClick={() => open(card)}
    >
      {card.seen ? (
        <>
          <span className={styles.edge}>
            {card.attributes.map((attribute) => (
              <Glyph key={attribute} of={attribute} />
            ))}
            <Pips units={card.cost} names={speech.resource} />
          </span>
          <span className={styles.name} style={lettersOf(card.name[speech.lang])}>
            {card.name[speech.lang]}
          </span>
          {card.pseudo ? <span className={styles.keywords}>{words.card.pseudo[card.pseudo]}</span> : null}
          <span className={styles.text} aria-hidden="true">
            {speech.textAt(card.slot).join(' ')}
          </span>
          {card.keywords.length > 0 ? (
            <span className={styles.keywords}>{card.keywords.map(speech.keyword).join(words.card.comma)}</span>
          ) : null}
          <span className={styles.foot}>
            {card.counters.map(([counter, amount]) => (
              <span key={counter} className={styles.counter}>
                {amount}
              </span>
            ))}
            {card.damage > 0 ? <Tally amount={card.damage} /> : null}
            {card.stats.length > 0 ? <Stats stats={card.stats} /> : null}
          </span>
          <span className="away">{stateOf(card, speech)}</span>
        </>
      ) : (
        <>
          <span className="away">{words.card.hidden} </span>
          <span className={styles.back}>{order}</span>
        </>
      )}
    </button>
  );
}

/** Letters of the longest word or number, so that it can be set as small as it needs to stand in one line; Japanese breaks anywhere. */
const lettersOf = (name: string): Letters => ({
  '--longest': Math.max(1, ...name.split(/[^\p{Script=Latin}\d/+-]+/u).map(({ length }) => length)),
});

interface Letters extends CSSProperties {
  readonly '--longest': number;
}

/** ATK / DEF, or power; a value that differs from the printed one stands beside it, struck out. */
function Stats({ stats }: { stats: readonly StatView[] }) {
  return (
    <span className={styles.stats} data-stats style={lettersOf(stats.map(({ now }) => now).join('/'))}>
      {stats.map(({ name, now, printed }, at) => (
        <Fragment key={name}>
          {at > 0 ? <span className={styles.slash}>/</span> : null}
          <span className={styles.stat}>
            {now === printed ? null : <s>{printed}</s>}
            {now}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** Damage as tally strokes, one for each hundred (thousand where a game counts so), five to a bundle. */
function Tally({ amount }: { amount: number }) {
  const unit = amount >= 2000 ? 1000 : 100;
  const strokes = Math.min(Math.floor(amount / unit), 15);
  const width = strokes * 3 + Math.floor((strokes - 1) / 5) * 3 + 3;
  return (
    <span className={styles.damage}>
      <svg viewBox={`0 0 ${width} 9`} width={width} height={9} aria-hidden="true">
        {Array.from({ length: strokes }, (_, at) => {
          const bundle = Math.floor(at / 5);
          const x = bundle * 18 + (at % 5) * 3 + 1.5;
          return at % 5 === 4 ? (
            <path key={x} d={`M${bundle * 18} 7.500L${bundle * 18 + 12} 1.500`} />
          ) : (
            <path key={x} d={`M${x} .5v8`} />
          );
        })}
      </svg>
      {amount}
    </span>
  );
}

/** What the drawing tells by position and sign, for those who hear it. */
function stateOf(card: CardView, { words, rested, stat, counter: nameOf }: Speech): string {
  const says = words.card;
  return [
    '',
    ...card.stats
      .filter(({ now, printed }) => now !== printed)
      .map(({ name, printed }) => `${stat(name)} ${says.printed(printed)}`),
    ...(card.rested ? [rested] : []),
    ...(card.damage > 0 ? [says.damage(card.damage)] : []),
    ...card.counters.map(([counter, amount]) => says.counters(nameOf(counter), amount)),
    ...(card.attacking ? [says.attacking] : []),
    ...(card.blocking ? [says.blocking] : []),
  ].join(', ');
}

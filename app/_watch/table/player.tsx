import type { Speech } from '../view/speech';
import { BEHIND } from '../view/table-room';
import { type Anchor, type CardView, cardAnchor, playerAnchor, type SideView, type TrayView } from '../view/table-view';
import { Card } from './card';
import { Pips } from './glyph';
import styles from './player.module.css';

interface Props {
  side: SideView;
  /** Across the table: drawn mirrored. */
  far: boolean;
  touched: ReadonlySet<Anchor>;
  used: ReadonlySet<string>;
  speech: Speech;
  of: string;
  open: (card: CardView) => void;
}

/** Piles whose cards nobody spreads out: only how many they are. */
export const PILES: ReadonlySet<string> = new Set(['deck', 'stoneDeck']);

const behindLabel = (cards: readonly CardView[], speech: Speech): string => {
  const type = BEHIND.find((one) => cards.some(({ types }) => types.includes(one)));
  return type === undefined ? speech.zone('field') : `${speech.zone('field')} · ${speech.type(type)}`;
};

const isBehind = ({ types }: CardView): boolean => types.some((type) => BEHIND.includes(type));

/** One player's half of the table. */
export function Player({ side, far, touched, used, speech, of, open }: Props) {
  const { words } = speech;
  const name = side.seat === 0 ? 'A' : 'B';
  const anchor = playerAnchor(side.seat);
  // A game that counts damage cards has no life total.
  const damage = side.trays.find(({ zone }) => zone === 'damage');
  const field = side.trays.find(({ zone }) => zone === 'field');
  const front = (field?.cards ?? []).filter((card) => !isBehind(card));
  const behind = (field?.cards ?? []).filter(isBehind);
  const others = side.trays.filter(({ zone }) => zone !== 'field' && used.has(zone));
  const trays = others.filter(({ zone }) => !PILES.has(zone));
  const piles = others.filter(({ zone }) => PILES.has(zone));
  const common = { touched, speech, open };
  return (
    <section className={styles.player} data-far={far} aria-label={`${words.player(name)}${of}`}>
      <div className={styles.plate} data-now={touched.has(anchor)}>
        <span className={styles.self} data-anchor={anchor}>
          <span className={styles.who}>
            <span className={styles.name}>{name}</span>
            <span className={styles.disc}>
              {side.priority ? (
                <span
                  className={styles.filled}
                  data-travel="priority"
                  role="img"
                  aria-label={words.priority}
                  title={words.priority}
                />
              ) : null}
            </span>
          </span>
          <span className={styles.life}>
            {damage ? null : <span className="away">{words.life} </span>}
            {damage ? damage.cards.length : side.life}
            {damage ? <span className={styles.unit}> {words.damagePoints}</span> : null}
          </span>
        </span>
        {side.turn ? <span className={styles.turn}>{words.yourTurn}</span> : null}
        {side.pool.length > 0 ? (
          <span className={styles.pool}>
            <span className="away">{words.pool} </span>
            <Pips units={side.pool} names={speech.resource} />
          </span>
        ) : null}
        {side.state === null ? null : <span className={styles.made}>({speech.weather(side.state)})</span>}
        {side.made ? <span className={styles.made}>{speech.made(side.made)}</span> : null}
        <span className={styles.piles}>
          {piles.map(({ zone, cards }) => (
            <span key={zone}>{words.pile(speech.zone(zone), cards.length)}</span>
          ))}
        </span>
      </div>
      <div className={styles.half}>
        <div className={styles.row}>
          <Tray zone="field" cards={front} label={speech.zone('field')} large {...common} />
          {trays.map(({ zone, cards }) => (
            <Tray key={zone} zone={zone} cards={cards} label={speech.zone(zone)} {...common} />
          ))}
        </div>
        {behind.length > 0 ? (
          <div className={styles.row}>
            <Tray zone="behind" cards={behind} label={behindLabel(behind, speech)} {...common} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface TrayProps extends TrayView {
  label: string;
  large?: boolean;
  touched: ReadonlySet<Anchor>;
  speech: Speech;
  open: (card: CardView) => void;
}

function Tray({ zone, cards, label, large = false, touched, speech, open }: TrayProps) {
  return (
    <div className={styles.tray} data-large={large} data-zone={zone} data-empty={cards.length === 0}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.cards}>
        {cards.map((card, at) => (
          <li
            key={card.slot}
            className={styles.slot}
            data-rested={card.rested}
            data-travel={cardAnchor(card.slot)}
            data-anchor={cardAnchor(card.slot)}
          >
            <Card card={card} now={touched.has(cardAnchor(card.slot))} order={at + 1} speech={speech} open={open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Move, Speed } from '../line/state';
import type { Speech } from '../view/speech';
import styles from './transport.module.css';

interface Props {
  row: number;
  last: number;
  playing: boolean;
  speech: Speech;
  move: (move: Move) => void;
  play: () => void;
  /** How fast it runs by itself, where it does, and the next of the speeds. */
  pace?: { readonly speed: Speed; readonly faster: () => void };
}

const SIGNS = {
  first: 'M3 3v10M13 3L6 8l7 5z',
  previousStop: 'M6.500 3.500L2 8l4.500 4.500M11 5l3 3-3 3-3-3z',
  previous: 'M10.500 3L5 8l5.500 5',
  play: 'M4.500 2.500L13 8l-8.500 5.500z',
  pause: 'M5 3v10M11 3v10',
  next: 'M5.500 3L11 8l-5.500 5',
  nextStop: 'M9.500 3.500L14 8l-4.500 4.500M5 5l3 3-3 3-3-3z',
  last: 'M13 3v10M3 3l7 5-7 5z',
} as const;
type Sign = keyof typeof SIGNS;

/** The keys of the play as buttons, under the thumb on a phone. */
export function Transport({ row, last, playing, speech, move, play, pace }: Props) {
  const { transport, step } = speech.words;
  const button = (sign: Sign, act: () => void, quiet = false) => (
    <button type="button" aria-label={transport[sign]} title={transport[sign]} data-quiet={quiet} onClick={act}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <fieldset className={styles.transport} aria-label={transport.label}>
      {button('first', () => move({ by: 'end', at: 'first' }), true)}
      {button('previousStop', () => move({ by: 'stop', change: -1 }))}
      {button('previous', () => move({ by: 'row', change: -1 }))}
      {button(playing ? 'pause' : 'play', play)}
      {button('next', () => move({ by: 'row', change: 1 }))}
      {button('nextStop', () => move({ by: 'stop', change: 1 }))}
      {button('last', () => move({ by: 'end', at: 'last' }), true)}
      {pace ? (
        <button type="button" className={styles.speed} aria-label={transport.speed(pace.speed)} onClick={pace.faster}>
          ×{pace.speed === 0.5 ? '½' : pace.speed}
        </button>
      ) : null}
      <span className={styles.count}>{step.count(row + 1, last + 1)}</span>
    </fieldset>
  );
}

const ARROWS: Readonly<Record<string, string>> = { '←': 'M13 8H3m4-4L3 8l4 4', '→': 'M3 8h10m-4-4l4 4-4 4' };

/** What the keys do, for those who use them. Arrows are drawn: not every face has them. */
export function KeyHelp({ speech }: { speech: Speech }) {
  return (
    <dl className={styles.keys}>
      {speech.words.transport.keys.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>
                {ARROWS[key] ? (
                  <svg viewBox="0 0 16 16" role="img" aria-label={key}>
                    <path d={ARROWS[key]} />
                  </svg>
                ) : (
                  key
                )}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

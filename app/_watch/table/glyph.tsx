import styles from './glyph.module.css';

/** A shape for each attribute, element and kind of will, so that nothing is told by colour alone. Drawn on a field of 12 by 12. */
const SHAPES: Readonly<Record<string, string>> = {
  light:
    'M6 0l1.3 3.4L10.8 2 9.2 5.2 12 6l-2.8.8 1.6 3.2-3.5-1.4L6 12 4.7 8.6 1.2 10l1.6-3.2L0 6l2.8-.8L1.2 2l3.5 1.4z',
  fire: 'M6.4 0C7 3 10.5 4.4 10.5 8A4.4 4.4 0 0 1 6 12a4.4 4.4 0 0 1-4.5-4.2c0-1.9 1-3 2-4.2.2 1.3.7 2 1.5 2.4C4.600 3.800 5.300 1.600 6.400 0z',
  water: 'M6 0c2.700 3.600 4.200 5.600 4.200 7.800a4.200 4.200 0 0 1-8.400 0C1.800 5.600 3.300 3.600 6 0z',
  wind: 'M0 3.200h7.200a1.300 1.300 0 1 0-1.300-1.700H4.400A2.900 2.900 0 1 1 7.200 4.700H0zm0 3h10.200a1.800 1.800 0 0 1 0 3.600H8.800V8.400h1.200a.4.4 0 0 0 0-.8H0zm0 3.400h6a1.400 1.400 0 0 1 0 2.400H4.600v-1.100H0z',
  darkness: 'M8.600.5A6 6 0 1 0 12 9.200 5 5 0 0 1 8.600.5z',
  void: 'M6 0a6 6 0 1 0 0 12A6 6 0 0 0 6 0zm0 2.300a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400z',
  ice: 'M6 0l5.200 3v6L6 12 .8 9V3zm0 2.200L2.700 4.100v3.800L6 9.800l3.300-1.900V4.100z',
  earth: 'M0 11.500h12V6.800H9.400V3.600H6.800V.5H5.200v3.100H2.600v3.200H0z',
  lightning: 'M7.800 0L1.800 6.900h3.300L4 12l6.200-7.300H6.800z',
  dark: 'M6 0l6 6-6 6-6-6zm0 3L3 6l3 3 3-3z',
  moon: 'M6 0a6 6 0 1 0 0 12A6 6 0 0 0 6 0zM4 2.400a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200zM7.800 6.600a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600z',
  time: 'M1.500 0h9v2.200L7.300 6l3.200 3.800V12h-9V9.800L4.700 6 1.500 2.200z',
  free: '',
};

/** The sign of an attribute; nothing for what has none. */
export function Glyph({ of, title }: { of: string; title?: string }) {
  const shape = SHAPES[of];
  if (!shape) return null;
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 12 12"
      data-of={of}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <path d={shape} fillRule="evenodd" />
    </svg>
  );
}

/** A cost or a pool: coloured units each with its sign, units of any kind as one number in a ring. */
export function Pips({
  units,
  names,
}: {
  units: readonly (readonly [string, number])[];
  names: (kind: string) => string;
}) {
  if (units.length === 0) return null;
  return (
    <span className={styles.pips}>
      {units.map(([kind, amount]) =>
        kind === 'free' ? (
          <span key={kind} className={styles.free}>
            {amount}
          </span>
        ) : (
          <span key={kind} className={styles.unit}>
            {amount > 3 ? amount : null}
            {Array.from({ length: amount > 3 ? 1 : amount }, (_, at) => `${kind} ${at}`).map((key) => (
              <Glyph key={key} of={kind} title={names(kind)} />
            ))}
          </span>
        ),
      )}
    </span>
  );
}

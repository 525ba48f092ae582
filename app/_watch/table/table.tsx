'use client';

import { useId, useMemo, useRef, useState } from 'react';
import type { Engine, Position } from '@/engine';
import type { Speech } from '../view/speech';
import { type Anchor, type CardView, tableOf, type Viewer } from '../view/table-view';
import { CardSheet } from './card-sheet';
import { Chase } from './chase';
import { Player } from './player';
import styles from './table.module.css';
import { useTravel } from './use-travel';

interface Props {
  engine: Engine;
  position: Position;
  viewer: Viewer;
  touched: ReadonlySet<Anchor>;
  /** Zones worth a tray anywhere in the line, so that none comes and goes. */
  used: ReadonlySet<string>;
  /** The longest the chase gets anywhere in the line. */
  longest: number;
  speech: Speech;
  /** Tells this table from others on the page, for those who hear it. */
  of?: string;
}

/** Arrowheads by colour: not every browser lets a marker take that of its curve. */
const POINTS = ['plain', 'target', 'now'] as const;

/** The table as a diagram: both players mirrored, the chase between them, attack and block as curves. */
export function Table({ engine, position, viewer, touched, used, longest, speech, of = '' }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const point = useId();
  const [shown, setShown] = useState<CardView | null>(null);
  const view = useMemo(() => tableOf(engine, position, viewer), [engine, position, viewer]);
  const curves = useTravel(table, view, view.links);
  const common = { engine, touched, used, speech, of, open: setShown };
  return (
    <div ref={table} className={styles.table}>
      <Player side={view.sides[1]} far {...common} />
      <Chase
        rungs={view.chase}
        longest={longest}
        stack={engine.id === 'fftcg'}
        touched={touched}
        speech={speech}
        of={of}
        open={setShown}
      />
      <Player side={view.sides[0]} far={false} {...common} />
      <svg className={styles.curves} aria-hidden="true">
        <defs>
          {POINTS.map((kind) => (
            <marker
              key={kind}
              id={`${point}${kind}`}
              viewBox="0 0 8 8"
              refX="6"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path className={styles.point} data-kind={kind} d="M0 0.500L7 4L0 7.500" />
            </marker>
          ))}
        </defs>
        {curves.map(({ kind, from, to, path }) => (
          <path
            key={`${kind} ${from} ${to}`}
            className={styles.curve}
            data-kind={kind}
            data-now={touched.has(from) && touched.has(to)}
            d={path}
            markerEnd={`url(#${point}${touched.has(from) && touched.has(to) ? 'now' : kind === 'target' ? 'target' : 'plain'})`}
          />
        ))}
      </svg>
      {shown ? (
        <CardSheet card={shown} engine={engine} position={position} speech={speech} close={() => setShown(null)} />
      ) : null}
    </div>
  );
}

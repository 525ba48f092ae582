'use client';

import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Engine, Position } from '@/engine';
import type { Speech } from '../view/speech';
import type { TableRoom } from '../view/table-room';
import { type Anchor, type CardView, tableOf, type Viewer } from '../view/table-view';
import { CardSheet } from './card-sheet';
import { Chase } from './chase';
import { PILES, Player } from './player';
import styles from './table.module.css';
import { useTravel } from './use-travel';

interface Props {
  engine: Engine;
  position: Position;
  viewer: Viewer;
  touched: ReadonlySet<Anchor>;
  /** What the whole line needs. */
  room: TableRoom;
  speech: Speech;
  /** What can be done with a card, under its text. */
  acts?: (card: CardView, close: () => void) => ReactNode;
  /** Tells this table from others on the page, for those who hear it. */
  of?: string;
}

/** Arrowheads by colour: not every browser lets a marker take that of its curve. */
const POINTS = ['plain', 'target', 'now'] as const;

/** With more fighters than this on a side, a narrow table shows of each its name, values and marks. */
const DENSE = 7;

/** What the size of the cards is measured by. */
const roomStyle = ({ front, behind, longest, used }: TableRoom): RoomStyle => ({
  '--front': Math.round(front * 100) / 100,
  '--behind': behind ? 1 : 0,
  '--rungs': longest,
  '--sides': [...used].filter((zone) => zone !== 'field' && zone !== 'chase' && !PILES.has(zone)).length,
});

interface RoomStyle extends CSSProperties {
  readonly '--front': number;
  readonly '--behind': number;
  readonly '--rungs': number;
  readonly '--sides': number;
}

/** The table as a diagram: both players mirrored, the chase between them, attack and block as curves. */
export function Table({ engine, position, viewer, touched, room, speech, acts, of = '' }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const point = useId();
  const [shown, setShown] = useState<CardView | null>(null);
  const view = useMemo(() => tableOf(engine, position, viewer), [engine, position, viewer]);
  const shut = (): void => setShown(null);
  const curves = useTravel(table, view, view.links);
  const common = { touched, used: room.used, speech, of, open: setShown };
  return (
    <div ref={table} className={styles.table} data-dense={room.front > DENSE} style={roomStyle(room)}>
      <Player side={view.sides[1]} far {...common} />
      <Chase
        rungs={view.chase}
        longest={room.longest}
        links={view.links}
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
        <CardSheet card={shown} engine={engine} position={position} speech={speech} close={shut}>
          {acts?.(shown, shut)}
        </CardSheet>
      ) : null}
    </div>
  );
}

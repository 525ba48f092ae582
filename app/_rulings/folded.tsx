'use client';

import { type ReactNode, useState } from 'react';
import styles from './folded.module.css';

interface Props {
  name: string;
  /** Said behind the name. */
  note?: string | undefined;
  count: number;
  /** Whether it is open at first. */
  open?: boolean;
  /** Whether what it holds is there while it is folded: a short list that the page can bear. */
  whole?: boolean;
  children: ReactNode;
}

/** A part of a long list behind its name and its count. What it holds is made when it is first opened, unless it is `whole`. */
export function Folded({ name, note, count, open = false, whole = false, children }: Props) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={styles.folded}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <h2>{name}</h2>
        {note === undefined ? null : <small>{note}</small>}
        <span className="number">{count}</span>
      </summary>
      {opened || whole ? children : null}
    </details>
  );
}

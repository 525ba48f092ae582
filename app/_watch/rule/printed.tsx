'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import type { InlineView } from '../../_content/views';
import { address } from '../../_frame/addresses';
import styles from './printed.module.css';
import { Blocks } from './rule';

interface Props {
  lang: Lang;
  id: string;
  title: string;
  ruling: InlineView[];
  /** What decides it. */
  children: ReactNode;
}

/** What a ruling is on paper, below its question: the ruling, what decides it, and where it is. */
export function Printed({ lang, id, title, ruling, children }: Props) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return (
    <div className={styles.printed}>
      <h2>{title}</h2>
      <Blocks blocks={[{ type: 'paragraph', children: ruling }]} lang={lang} />
      {children}
      <p>
        {origin}
        {address.scenario(lang, id)}
      </p>
    </div>
  );
}

'use client';

import { useEffect, useState } from 'react';
import type { Words } from '../../_words/words';
import { codeFor } from './card';
import styles from './card-page.module.css';
import type { Code } from './qr';

/** Letters of a link that is printed beside its code: whoever has no camera can type it. */
const TYPED = 120;

/** The link of a card as a QR code; where it is too long for one, or for a plain one, that is said. */
export function LinkCode({ address, words }: { address: string; words: Words['rulingCard'] }) {
  const link = new URL(address, location.href).href;
  const kind = codeFor(link);
  const [code, setCode] = useState<Code | 'failed' | null>(null);
  useEffect(() => {
    if (kind === 'none') return;
    let stale = false;
    // Who shows no card does not load what draws codes.
    import('./qr').then(
      ({ codeOf }) => stale || setCode(codeOf(link)),
      () => stale || setCode('failed'),
    );
    return () => {
      stale = true;
    };
  }, [link, kind]);
  const note = kind === 'none' ? words.long : code === 'failed' ? words.failed : code === null ? words.coding : null;
  return (
    <div className={styles.link}>
      {code === null || code === 'failed' ? null : (
        <svg className={styles.code} viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={words.code}>
          <path d={code.path} shapeRendering="crispEdges" />
        </svg>
      )}
      {note === null ? null : <p role="status">{note}</p>}
      {kind === 'dense' ? <p>{words.dense}</p> : null}
      {link.length > TYPED ? null : <p className={styles.address}>{link}</p>}
    </div>
  );
}

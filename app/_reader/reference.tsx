'use client';

import type { Place } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { samePlace, useHere } from './reader-context';
import styles from './text.module.css';

/** A number that leads to another clause. A click opens it in place; any other way of following a link goes there. */
export function Reference({ to, section, label }: { to: Place; section: string; label: string }) {
  const { lang, opened, toggle } = useHere();
  const isSection = to.id === section;
  const open = samePlace(opened, to);
  return (
    <a
      className={`number ${styles.reference}`}
      href={address.section(lang, to.doc, section, to.id)}
      aria-expanded={isSection ? undefined : open}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (isSection || !plain) return;
        event.preventDefault();
        toggle({ ...to, section });
      }}
    >
      {label}
    </a>
  );
}

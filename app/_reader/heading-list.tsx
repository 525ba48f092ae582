'use client';

import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import styles from './contents.module.css';
import type { Heading } from './headings';

interface Props {
  lang: Lang;
  doc: DocId;
  headings?: Heading[];
  /** The section the reader is in. */
  here?: string;
}

/** Headings below a chapter or a section, each with its number hanging in the margin. */
export function HeadingList({ lang, doc, headings = [], here }: Props) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.headings}>
      {headings.map((heading) => (
        <li key={heading.id} data-unwritten={heading.unwritten}>
          <a
            className={styles.row}
            href={address.section(lang, doc, heading.id)}
            aria-current={heading.id === here ? 'page' : undefined}
          >
            <span className="number">{heading.number ?? heading.id}</span>
            {heading.title}
          </a>
          <HeadingList lang={lang} doc={doc} headings={heading.below} here={here} />
        </li>
      ))}
    </ul>
  );
}

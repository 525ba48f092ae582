'use client';

import { useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { keptIndex, keptPaths } from './everything';
import styles from './keep-all.module.css';

interface Here {
  paths: Set<string>;
  /** Whether all of the site is kept. */
  whole: boolean;
}

/** Stands in place of a page that is not on the device when there is no network: says so, and what is there to read. */
export function OfflinePage({ lang, docs }: { lang: Lang; docs: readonly DocId[] }) {
  const [here, setHere] = useState<Here>();
  const words = wordsIn(lang);
  const { page } = words.offline;
  useEffect(() => {
    const look = async () => {
      const [paths, kept] = await Promise.all([keptPaths(), keptIndex()]);
      setHere({ paths, whole: kept?.mark !== undefined });
    };
    // A browser that keeps nothing has nothing here.
    look().catch(() => setHere({ paths: new Set(), whole: false }));
    const back = () => location.reload();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const read = here ? groupsOf(lang, docs, here.paths) : [];
  return (
    <div className="page book">
      <h1>{page.title}</h1>
      <p className="lead">{here?.whole ? page.whole : page.lead}</p>
      <p className={styles.acts}>
        <button type="button" onClick={() => location.reload()}>
          {page.again}
        </button>
      </p>
      <section className={styles.groups} aria-live="polite">
        <h2>{page.here}</h2>
        {here === undefined ? <p>{page.looking}</p> : null}
        {here && read.length === 0 ? <p>{page.none}</p> : null}
        <ul>
          <Row href={address.search(lang)} name={words.search.title} />
          <Row href={address.documents(lang)} name={words.document.all} />
          {read.map(({ href, name, count }) => (
            <Row key={href} href={href} name={name} count={count} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ href, name, count }: { href: string; name: string; count?: string }) {
  return (
    <li>
      <a href={href}>{name}</a>
      {count === undefined ? null : <small>{count}</small>}
    </li>
  );
}

/** What is kept, kind by kind; each leads to a page that is there. */
function groupsOf(lang: Lang, docs: readonly DocId[], paths: Set<string>) {
  const { document, nav, offline } = wordsIn(lang);
  const below = (folder: string): string[] =>
    [...paths].filter((path) => path.startsWith(folder) && path !== folder && path.endsWith('/')).sort();
  const row = (folder: string, name: string, count: (count: number) => string) => {
    const pages = below(folder);
    const href = paths.has(folder) ? folder : pages[0];
    return href === undefined ? [] : [{ href, name, count: count(pages.length) }];
  };
  const { sections, rulings } = offline.page;
  return [
    ...docs.flatMap((doc) => row(address.document(lang, doc), document.short[doc], sections)),
    ...row(address.scenarios(lang), nav.scenarios, rulings),
    ...row(address.contradictions(lang), nav.contradictions, rulings),
  ];
}

'use client';

import { useCallback, useMemo, useState } from 'react';
import type { Both, Lang } from '@/rules/documents';
import { Part } from '../_frame/part';
import { useOfficial } from '../_official/use-official';
import { wordsIn } from '../_words/words';
import { Clause } from './clause';
import { type Book, BookProvider, type ReaderSection } from './reader-context';
import { TermNote } from './term-note';

/** The clauses of one section, with the pop-up that explains their terms. */
export function Clauses({ section, title, lang }: { section: ReaderSection; title: Both; lang: Lang }) {
  const [explained, setExplained] = useState<{ name: string; word: HTMLElement }>();
  const explain = useCallback((name: string, word: HTMLElement) => setExplained({ name, word }), []);
  const close = useCallback(() => setExplained(undefined), []);
  const { doc, id, terms, scenarios, disputes } = section;
  const book: Book = useMemo(
    () => ({ lang, doc, section: id, title, terms, scenarios, disputes, explain }),
    [lang, doc, id, title, terms, scenarios, disputes, explain],
  );
  const official = useOfficial(doc, id);
  const term = explained && terms[explained.name];
  const unwritten = section.clauses.length > 0 && section.clauses.every(({ text }) => text === undefined);

  return (
    <BookProvider value={book}>
      {unwritten ? <p>{wordsIn(lang).reader.unwrittenSection}</p> : null}
      {section.clauses.map((clause) => (
        <Clause key={clause.id} clause={clause} official={official.get(clause.id)} />
      ))}
      {term ? (
        <Part key={term.en} lang={lang}>
          <TermNote term={term} word={explained.word} doc={doc} lang={lang} close={close} />
        </Part>
      ) : null}
    </BookProvider>
  );
}

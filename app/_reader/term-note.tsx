'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { refLabel } from '@/rules/rich-text';
import type { PlaceView, TermView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { ClauseWords, useClauseText } from './peek';
import styles from './term-note.module.css';

/** A term in both languages with the clause that defines it, beside the word (on a phone: at the foot of the screen). */
export function TermNote(props: { term: TermView; word: HTMLElement; doc: DocId; lang: Lang; close: () => void }) {
  const { term, word, doc, lang, close } = props;
  const note = useRef<HTMLDivElement>(null);
  const words = wordsIn(lang).reader;

  useLayoutEffect(() => {
    const box = note.current;
    if (!box) return;
    box.showPopover();
    stand(box, word);
    box.focus({ preventScroll: true });
  }, [word]);

  useEffect(() => {
    const box = note.current;
    const closed = (event: Event) => {
      if (!(event instanceof ToggleEvent) || event.newState !== 'closed') return;
      if (box?.contains(document.activeElement) || document.activeElement === document.body) word.focus();
      close();
    };
    box?.addEventListener('toggle', closed);
    return () => box?.removeEventListener('toggle', closed);
  }, [word, close]);

  return (
    <div ref={note} popover="auto" role="dialog" aria-label={words.term} tabIndex={-1} className={styles.note}>
      <p className={styles.names}>
        {lang === 'en' ? <strong lang="en">{term.en}</strong> : null}
        {lang === 'en' ? <span lang="ja">{term.ja}</span> : <strong lang="ja">{term.ja}</strong>}
        {term.kana === term.ja ? null : <small lang="ja">{term.kana}</small>}
        {lang === 'en' ? null : <em lang="en">{term.en}</em>}
      </p>
      <Definition place={term.definedIn} doc={doc} lang={lang} />
    </div>
  );
}

function Definition({ place, doc, lang }: { place: PlaceView; doc: DocId; lang: Lang }) {
  const text = useClauseText(place);
  return (
    <div className={styles.definition}>
      <p>
        {wordsIn(lang).reader.definedIn}{' '}
        <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
          {refLabel(place, doc)}
        </a>
      </p>
      <ClauseWords text={text} lang={lang} />
    </div>
  );
}

/** Below the word, or above it where there is more room; never beyond the edge of the window. */
function stand(box: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const edge = 12;
  const left = Math.max(edge, Math.min(at.left, innerWidth - box.offsetWidth - edge));
  const below = innerHeight - at.bottom >= Math.min(box.offsetHeight, 260) + edge || at.top < innerHeight / 2;
  box.style.setProperty('--left', `${left}px`);
  box.style.setProperty('--top', below ? `${at.bottom + 6}px` : 'auto');
  box.style.setProperty('--bottom', below ? 'auto' : `${innerHeight - at.top + 6}px`);
  box.style.setProperty('--room', `${(below ? innerHeight - at.bottom : at.top) - edge - 6}px`);
}

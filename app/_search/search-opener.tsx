'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { SearchBox } from './search-box';
import styles from './search-opener.module.css';
import { prepareSearch } from './use-results';

/** What another part of a page says to have the search opened. */
export const OPEN_SEARCH = 'saitei-open-search';

/** Opens the search from anywhere: by its link, `/`, or Ctrl K. Without scripts the link leads to the search page. */
export function SearchOpener({ lang }: { lang: Lang }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const words = wordsIn(lang).search;

  const show = useCallback(() => {
    // A page with a search box of its own needs no second one.
    const here = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (here) {
      here.focus();
      here.select();
      return;
    }
    prepareSearch(lang);
    setOpen(true);
    dialog.current?.showModal();
  }, [lang]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const ctrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!slash && !ctrlK) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener(OPEN_SEARCH, show);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener(OPEN_SEARCH, show);
    };
  }, [show]);

  return (
    <>
      <a
        href={address.search(lang)}
        title={words.openLong}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {words.open}
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </a>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.title}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        {open ? <SearchBox lang={lang} focused onFollow={() => dialog.current?.close()} /> : null}
        <form method="dialog">
          <button type="submit">{words.close}</button>
        </form>
      </dialog>
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

'use client';

import { address } from '../_frame/addresses';
import { useHere } from './reader-context';
import styles from './text.module.css';

/**
 * A glossary term in a text: a link to the clause that defines it, which a click shows beside the word instead.
 * `stop`: the first of its kind on the page is a stop of the Tab key; the others answer to a click, so that the
 * keyboard does not have to walk through every word.
 */
export function Term({ name, text, stop }: { name: string; text: string; stop: boolean }) {
  const { lang, terms, explain } = useHere();
  const home = terms[name]?.definedIn;
  if (!home) return text;
  return (
    <a
      className={styles.term}
      href={address.section(lang, home.doc, home.section, home.id)}
      aria-haspopup="dialog"
      tabIndex={stop ? undefined : -1}
      onClick={(event) => {
        // Where notes cannot stand above the page, the link leads to the definition.
        if (!('showPopover' in HTMLElement.prototype)) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        explain(name, event.currentTarget);
      }}
    >
      {text}
    </a>
  );
}

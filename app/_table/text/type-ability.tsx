'use client';

import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { cardFault } from '@/scenarios/play/card-fault';
import styles from './card-text.module.css';
import type { ForACard } from './phrase-list';
import { withAbility } from './phrases';
import { typedOf } from './typing';
import { useReading } from './use-reading';

/** A field in which the text of an ability is typed: what could stand next is offered, what cannot is marked. */
export function TypeAbility({ card, face, edition, lang, words, choose }: ForACard) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const read = useReading({ edition, lang, card, face }, text);
  const reading = read?.text === text ? read.reading : null;
  const typed = useMemo(() => (read?.reading ? typedOf(read.text, read.reading, lang) : null), [read, lang]);
  const completions = typed && read?.text === text ? typed.completions : [];
  const whole = reading?.abilities[0] ?? null;
  const fault = useMemo(
    () => (whole ? cardFault(withAbility(card, face, whole), edition) : null),
    [whole, card, face, edition],
  );
  const write = (next: string): void => {
    setText(next);
    setActive(-1);
    field.current?.focus();
  };
  const key = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && completions.length > 0) {
      event.preventDefault();
      const next = (active + step + completions.length + 1) % (completions.length + 1);
      setActive(next === completions.length ? -1 : next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape') setActive(-1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const chosen = completions[active];
      if (chosen) write(chosen.text);
      else if (whole && fault === null) choose(whole);
    }
  };
  return (
    <div className={styles.typing}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.typed}
        value={text}
        placeholder={words.type.label}
        aria-label={words.type.label}
        aria-autocomplete="list"
        aria-expanded={completions.length > 0}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        aria-invalid={typed !== null && typed.wrong !== ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
        }}
        onKeyDown={key}
      />
      {typed && typed.wrong !== '' && read?.text === text ? (
        <p className={styles.mirror} aria-hidden="true">
          {typed.good}
          <mark>{typed.wrong}</mark>
          {typed.rest}
        </p>
      ) : null}
      <p role="status" className={styles.lead}>
        {statusOf()}
      </p>
      {reading?.instead ? (
        <button type="button" className={styles.choice} onClick={() => write(reading.instead ?? text)}>
          {words.type.instead(reading.instead)}
        </button>
      ) : null}
      {whole && fault === null ? (
        <button type="button" className={`${styles.choice} ${styles.accept}`} onClick={() => choose(whole)}>
          {words.type.add}
        </button>
      ) : null}
      <div id={list} role="listbox" aria-label={words.type.next} className={styles.completions}>
        {completions.map((one, index) => (
          <button
            type="button"
            key={one.label}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(one.text)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </div>
  );

  function statusOf(): string {
    if (read === null) return words.loading;
    if (read.reading === null) return words.type.failed;
    if (typed === null || read.text !== text) return '';
    if (whole) return fault === null ? words.type.whole : words.type.refused(fault);
    const own = [...(typed.number ? [words.type.number] : []), ...(typed.name ? [words.type.name] : [])];
    return [...(typed.wrong === '' ? [] : [words.type.wrong(typed.wrong)]), ...own].join(' ');
  }
}

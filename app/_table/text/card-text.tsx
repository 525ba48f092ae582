'use client';

import { useRef, useState } from 'react';
import type { Ability, CardDefinition, Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Words } from '../../_words/words';
import { isPlainKeyword } from '../blank';
import { AbilityText } from './ability-text';
import styles from './card-text.module.css';
import { abilitiesOf, withAbilities } from './changes';
import { PhraseList } from './phrase-list';
import { withAbility } from './phrases';
import { TypeAbility } from './type-ability';

export interface CardTextProps {
  readonly card: CardDefinition;
  readonly face: number;
  /** Keywords that are chosen elsewhere where they say no more than their names. */
  readonly chips: readonly string[];
  readonly edition: Edition;
  readonly lang: Lang;
  readonly words: Words['bench'];
  readonly change: (card: CardDefinition) => void;
}

/** The text of a card, ability by ability: each can be changed by its parts or taken off, and others put beside them. */
export function CardText({ card, face, chips, edition, lang, words, change }: CardTextProps) {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState(0);
  const add = useRef<HTMLButtonElement>(null);
  const abilities = abilitiesOf(card, face);
  const shown = abilities.flatMap((ability, index) =>
    isPlainKeyword(ability) && chips.includes(ability.keyword) ? [] : [index],
  );
  const put = (ability: Ability): void => {
    change(withAbility(card, face, ability));
    setAdding(false);
    add.current?.focus();
  };
  return (
    <section className={styles.text} aria-label={words.text.label}>
      <h2>{words.text.label}</h2>
      {shown.length > 0 ? <p className={styles.lead}>{words.text.lead}</p> : null}
      <ul>
        {shown.map((index) => (
          <li key={`${removed} ${index}`}>
            <AbilityText
              text={{ edition, card, face, index }}
              lang={lang}
              words={words}
              change={change}
              remove={() => {
                change(withAbilities(card, face, abilities.toSpliced(index, 1)));
                setRemoved(removed + 1);
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <button
        ref={add}
        type="button"
        className={styles.choice}
        aria-expanded={adding}
        onClick={() => setAdding(!adding)}
      >
        {words.text.add}
      </button>
      {adding ? (
        <>
          <TypeAbility card={card} face={face} edition={edition} lang={lang} words={words.text} choose={put} />
          <PhraseList card={card} face={face} edition={edition} lang={lang} words={words.text} choose={put} />
        </>
      ) : null}
    </section>
  );
}

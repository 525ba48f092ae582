'use client';

import { useMemo, useState } from 'react';
import type { Ability, CardDefinition, Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Words } from '../../_words/words';
import { SeekField } from '../seek-field';
import styles from './card-text.module.css';
import { PHRASE_GROUPS, phrasesFor, phrasesWith } from './phrases';

/** The card and the side that an ability is chosen for, and what is done with it. */
export interface ForACard {
  readonly card: CardDefinition;
  readonly face: number;
  readonly edition: Edition;
  readonly lang: Lang;
  readonly words: Words['bench']['text'];
  readonly choose: (ability: Ability) => void;
}

/** Texts that cards of the edition print, to choose one of: by when they matter, or by words that stand in them. */
export function PhraseList({ card, face, edition, lang, words, choose }: ForACard) {
  const [sought, setSought] = useState('');
  const phrases = useMemo(() => phrasesFor(edition, card, face), [edition, card, face]);
  const found = phrasesWith(phrases, sought);
  const groups = PHRASE_GROUPS.map((group) => ({ group, of: found.filter((one) => one.group === group) }));
  const isSought = sought.trim() !== '';
  return (
    <div className={styles.phrases}>
      <SeekField label={words.find} value={sought} set={setSought} />
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ group, of }, at) => (
          <details key={`${group} ${isSought}`} open={isSought || at === 0}>
            <summary>
              {words.groups[group]} <span>{of.length}</span>
            </summary>
            <ul>
              {of.map(({ ability, text }) => (
                <li key={text.en}>
                  <button type="button" className={styles.choice} onClick={() => choose(ability)}>
                    {text[lang]}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      <p role="status">{found.length === 0 ? words.none : ''}</p>
    </div>
  );
}

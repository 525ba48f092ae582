'use client';

import { useId, useState } from 'react';
import type { Edition } from '@/engine';
import type { Game, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import type { Drawing } from './drawing';
import { Folded } from './folded';
import styles from './ruling-list.module.css';
import { RulingRow } from './ruling-row';

/** The orders in which the list can be gone through. */
export const ORDERS = ['chapter', 'mechanism', 'keyword'] as const;
export type Order = (typeof ORDERS)[number];

/** What the list shows of a scenario. */
export interface Listed {
  id: string;
  title: string;
  question: string;
  /** The newest first. */
  editions: Edition[];
  /** The groups it stands in, by order: its chapter of the rulebook, what happens in it, the keywords it speaks of. */
  groups: Record<Order, string[]>;
  game: Game;
  /** The clause that decides it first, in a line; `null` where that is not measured. */
  decides: { number: string; text: string } | null;
  drawing: Drawing;
  /** Words it is found by besides its title and question: card names, clause numbers. */
  words: string;
}

interface Props {
  lang: Lang;
  scenarios: Listed[];
  editions: Edition[];
  /** The groups of the orders that are not those of the rulebook, as they follow each other. */
  names: { mechanism: string[]; keyword: string[] };
}

/** So many rulings that a filter finds are shown at once. */
const SOME = 30;

/** All rulings, folded by chapter, by what happens, or by keyword; a filter shows what it finds without folds. */
export function RulingList({ lang, scenarios, editions, names }: Props) {
  const all = wordsIn(lang);
  const words = all.watch.list;
  const [typed, setTyped] = useState('');
  const [edition, setEdition] = useState<Edition | null>(null);
  const [order, setOrder] = useState<Order>('chapter');
  const [most, setMost] = useState(SOME);
  const field = useId();
  const wanted = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = scenarios.filter(
    (one) =>
      (edition === null || one.editions.includes(edition)) &&
      wanted.every((word) => `${one.title} ${one.question} ${one.words} ${one.id}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <div className={styles.filter} data-screen-only>
        <label className="away" htmlFor={field}>
          {words.filter}
        </label>
        <input
          id={field}
          type="text"
          placeholder={words.filter}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMost(SOME);
          }}
        />
        <fieldset className={styles.choices} aria-label={words.edition}>
          <button type="button" aria-pressed={edition === null} onClick={() => setEdition(null)}>
            {words.every}
          </button>
          {editions.map((one) => (
            <button
              key={one}
              type="button"
              title={one === 'fftcg' ? all.document.ff : undefined}
              aria-pressed={edition === one}
              onClick={() => setEdition(one)}
            >
              {all.document.edition[one]}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.choices} aria-label={all.rulings.order}>
          {ORDERS.map((one) => (
            <button key={one} type="button" aria-pressed={order === one} onClick={() => setOrder(one)}>
              {all.rulings.orders[one]}
            </button>
          ))}
        </fieldset>
        <p className={styles.found} aria-live="polite">
          {words.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? <p>{scenarios.length === 0 ? words.empty : words.none}</p> : null}
      {wanted.length > 0 ? (
        <ul className={styles.list}>
          {found.slice(0, most).map((one) => (
            <RulingRow key={one.id} lang={lang} ruling={one} />
          ))}
        </ul>
      ) : (
        groupsOf(found, order, names).map(({ name, game, rulings }, i) => (
          <Folded key={`${order} ${game ?? ''} ${name}`} name={name} note={game} count={rulings.length} open={i === 0}>
            <ul className={styles.list}>
              {rulings.map((one) => (
                <RulingRow key={one.id} lang={lang} ruling={one} />
              ))}
            </ul>
          </Folded>
        ))
      )}
      {wanted.length > 0 && found.length > most ? (
        <button type="button" className={styles.more} onClick={() => setMost(found.length)}>
          {all.rulings.more(found.length - most)}
        </button>
      ) : null}
      <noscript>
        <ul>
          {scenarios.map(({ id, title }) => (
            <li key={id}>
              <a href={address.scenario(lang, id)}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

interface Group {
  name: string;
  /** Which game's chapters these are; absent where a group goes across games. */
  game?: string;
  rulings: Listed[];
}

const GAME_NAME: Readonly<Record<Game, string>> = { fow: 'Force of Will', fftcg: 'FF-TCG' };

/** The rulings in their groups: by chapter as the documents do, a game after the other. */
function groupsOf(found: readonly Listed[], order: Order, names: Props['names']): Group[] {
  if (order !== 'chapter') {
    return names[order].flatMap((name) => {
      const rulings = found.filter(({ groups }) => groups[order].includes(name));
      return rulings.length > 0 ? [{ name, rulings }] : [];
    });
  }
  const groups = new Map<string, Group & { game: string }>();
  for (const one of found) {
    const game = GAME_NAME[one.game];
    for (const name of one.groups.chapter) {
      const key = `${game} ${name}`;
      const group = groups.get(key) ?? { name, game, rulings: [] };
      groups.set(key, { ...group, rulings: [...group.rulings, one] });
    }
  }
  return [...groups.values()];
}

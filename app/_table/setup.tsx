'use client';

import { lazy, Suspense, useState } from 'react';
import { type Edition, wordsOf } from '@/engine';
import { GAME, type Lang } from '@/rules/documents';
import { playable, poolOf } from '@/scenarios/format/pool';
import type { Table } from '@/scenarios/write/link';
import { Part } from '../_frame/part';
import type { Words } from '../_words/words';
import { changed, nameOf, type Placed, type Player, placedIn, put, redefined, withLife, type Zone } from './bench';
import {
  type Body,
  bodyCard,
  bodyOf,
  commonKeywords,
  keywordAnswers,
  plainBody,
  plainStones,
  readyAnswers,
  retitled,
  stepOf,
  withBody,
} from './blank';
import { BodyEditor } from './body-editor';
import { SeekField } from './seek-field';
import styles from './setup.module.css';
import { Stepper } from './stepper';

interface Props {
  table: Table;
  edition: Edition;
  lang: Lang;
  words: Words['bench'];
  change: (table: Table) => void;
}

/** Who changes no text does not load what writes them. */
const CardText = lazy(() => import('./text/card-text').then((module) => ({ default: module.CardText })));

const PLAYERS = ['A', 'B'] as const;

/** The zones that a table is set up in, the one that is meant most often first. */
const zonesOf = (edition: Edition): readonly Zone[] =>
  GAME[edition] === 'fftcg' ? ['field', 'hand', 'break'] : ['field', 'hand', 'graveyard', 'stones', 'rulerArea'];

/** What stands on the table at the start: every card can be changed, and others put beside it. */
export function Setup(props: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className={styles.setup} aria-label={props.words.setUp}>
      {PLAYERS.map((player) => (
        <Side key={player} {...props} player={player} open={open} setOpen={setOpen} />
      ))}
    </section>
  );
}

interface SideProps extends Props {
  player: Player;
  /** The card or the player whose sheet is open, once on the page. */
  open: string | null;
  setOpen: (open: string | null) => void;
}

function Side({ table, edition, lang, words, change, player, open, setOpen }: SideProps) {
  const called = wordsOf(edition);
  const adding = `add ${player}`;
  const placed = zonesOf(edition).map((zone) => ({ zone, cards: placedIn(table, player, zone) }));
  const life = table.position[player]?.life ?? 4000;
  return (
    <fieldset className={styles.side}>
      <legend>{words.of(player)}</legend>
      {GAME[edition] === 'fftcg' ? null : (
        <Stepper
          label={words.life}
          value={life}
          step={100}
          words={words}
          set={(to) => change(withLife(table, player, to))}
        />
      )}
      {placed
        .filter(({ cards }) => cards.length > 0)
        .map(({ zone, cards }) => (
          <div key={zone} className={styles.zone}>
            <span>{called.zone(zone === 'stones' ? 'field' : zone)[lang]}</span>
            <ul>
              {cards.map((card) => (
                <li key={nameOf(card)}>
                  <button
                    type="button"
                    className={styles.card}
                    aria-expanded={open === nameOf(card)}
                    aria-label={words.change(titleOf(table, edition, card, lang))}
                    onClick={() => setOpen(open === nameOf(card) ? null : nameOf(card))}
                  >
                    {titleOf(table, edition, card, lang)}
                  </button>
                  {open === nameOf(card) ? (
                    <CardEditor
                      card={card}
                      zone={zone}
                      table={table}
                      edition={edition}
                      lang={lang}
                      words={words}
                      change={change}
                      close={() => setOpen(null)}
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      {placed.every(({ cards }) => cards.length === 0) ? <p className={styles.none}>{words.empty}</p> : null}
      <button
        type="button"
        className={styles.add}
        aria-expanded={open === adding}
        onClick={() => setOpen(open === adding ? null : adding)}
      >
        {words.add(player)}
      </button>
      {open === adding ? (
        <Adder
          edition={edition}
          lang={lang}
          words={words}
          put={(zone, key, card) => {
            change(put(table, player, zone, key, card, sideUp(edition, zone, key)));
            setOpen(null);
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** A ruler in the field is one that was judged: its other side is up. */
const sideUp = (edition: Edition, zone: Zone, key: string): Partial<Placed> =>
  zone === 'field' && poolOf(edition)[key]?.faces[0]?.types.includes('ruler') ? { face: 1 } : {};

const titleOf = (table: Table, edition: Edition, { card }: Placed, lang: Lang): string =>
  (table.cards?.[card] ?? poolOf(edition)[card])?.name[lang] ?? card;

interface EditorProps extends Props {
  card: Placed;
  zone: Zone;
  close: () => void;
}

/** A card of the start: its values where it is a blank one, its state on the field, and whether it is there at all. */
function CardEditor({ card, zone, table, edition, lang, words, change, close }: EditorProps) {
  const own = table.cards?.[card.card];
  const text = own ?? poolOf(edition)[card.card];
  const body = bodyOf(edition, own);
  const name = nameOf(card);
  const called = wordsOf(edition);
  const rested = GAME[edition] === 'fftcg' ? { ja: 'ダル', en: 'Dull' } : { ja: 'レスト', en: 'Rested' };
  return (
    <div className={styles.sheet}>
      {body && own ? (
        <BodyEditor
          body={body}
          edition={edition}
          lang={lang}
          words={words}
          set={(next) => change(redefined(table, name, withBody(edition, own, next)))}
        />
      ) : null}
      {text ? (
        <Part lang={lang}>
          <Suspense fallback={<p role="status">{words.text.loading}</p>}>
            <CardText
              card={text}
              face={card.face ?? 0}
              chips={body ? commonKeywords(edition) : []}
              edition={edition}
              lang={lang}
              words={words}
              change={(next) => change(redefined(table, name, retitled(edition, next)))}
            />
          </Suspense>
        </Part>
      ) : null}
      {zone === 'field' ? (
        <>
          <Stepper
            label={words.damage}
            value={card.damage ?? 0}
            step={stepOf(edition)}
            words={words}
            set={(damage) => change(changed(table, name, { damage }))}
          />
          <div className={styles.chips}>
            <button
              type="button"
              aria-pressed={card.rested ?? false}
              onClick={() => change(changed(table, name, { rested: !card.rested }))}
            >
              {rested[lang]}
            </button>
            {text && text.faces.length > 1 ? (
              <button
                type="button"
                aria-pressed={card.face === 1}
                onClick={() => change(changed(table, name, { face: card.face === 1 ? 0 : 1 }))}
              >
                {words.otherSide}
              </button>
            ) : null}
            <button
              type="button"
              aria-pressed={card.fresh ?? false}
              onClick={() => change(changed(table, name, { fresh: !card.fresh }))}
            >
              {words.fresh}
            </button>
          </div>
        </>
      ) : (
        <p className={styles.where}>{called.zone(zone)[lang]}</p>
      )}
      <div className={styles.chips}>
        <button
          type="button"
          onClick={() => {
            change(changed(table, name, null));
            close();
          }}
        >
          {words.take}
        </button>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

interface AdderProps extends Pick<Props, 'edition' | 'lang' | 'words'> {
  put: (zone: Zone, key: string, card?: ReturnType<typeof bodyCard>) => void;
}

/** Names that are listed at once. */
const MOST = 12;

/** A new card: a body of values, a ready effect, or one that is found by name. */
function Adder({ edition, lang, words, put: putThere }: AdderProps) {
  const [body, setBody] = useState<Body>(() => plainBody(edition));
  const [zone, setZone] = useState<Zone>('field');
  const [sought, setSought] = useState('');
  const called = wordsOf(edition);
  const found = sought.trim() === '' ? [] : named(edition, sought);
  const stones = plainStones(edition);
  return (
    <div className={styles.sheet}>
      <h2>{words.body}</h2>
      <BodyEditor body={body} edition={edition} lang={lang} words={words} set={setBody} />
      <div className={styles.chips}>
        {(['field', 'hand'] as const).map((one) => (
          <button
            key={one}
            type="button"
            data-main={one === 'field' || undefined}
            onClick={() => putThere(one, keyOf(body), bodyCard(edition, body))}
          >
            {words.putThere(called.zone(one)[lang])}
          </button>
        ))}
      </div>
      <h2>{words.answer}</h2>
      <p className={styles.where}>{words.paid}</p>
      <div className={styles.chips}>
        {readyAnswers(edition).map(({ id, card }) => (
          <button key={id} type="button" onClick={() => putThere('hand', id, card)}>
            {card.name[lang]}
          </button>
        ))}
      </div>
      <details className={styles.fold}>
        <summary>{words.keywordAnswers}</summary>
        <div className={styles.chips}>
          {keywordAnswers(edition).map(({ id, card }) => (
            <button key={id} type="button" onClick={() => putThere('hand', id, card)}>
              {card.name[lang]}
            </button>
          ))}
        </div>
      </details>
      {stones.length > 0 ? (
        <>
          <h2>{words.stones}</h2>
          <div className={styles.chips}>
            {stones.map((key) => (
              <button key={key} type="button" onClick={() => putThere('stones', key)}>
                {willOf(edition, key)
                  .map((kind) => called.resource(kind)[lang])
                  .join(' / ')}
              </button>
            ))}
          </div>
        </>
      ) : null}
      <h2>{words.pool}</h2>
      <div className={styles.find}>
        <SeekField label={words.find} value={sought} set={setSought} />
        <select
          value={zone}
          aria-label={words.zone}
          onChange={({ target }) => setZone(zonesOf(edition).find((one) => one === target.value) ?? 'field')}
        >
          {zonesOf(edition).map((one) => (
            <option key={one} value={one}>
              {one === 'stones' ? called.type('stone')[lang] : called.zone(one)[lang]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.chips} aria-live="polite">
        {found.slice(0, MOST).map(([key, { name }]) => (
          <button key={key} type="button" onClick={() => putThere(zone, key)}>
            {name[lang]}
          </button>
        ))}
        {sought.trim() !== '' && found.length === 0 ? <span>{words.none}</span> : null}
      </div>
    </div>
  );
}

/** Cards of the edition with these words in their name, in either language. */
function named(edition: Edition, sought: string) {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
  const words = plain(sought.trim());
  return Object.entries(playable(poolOf(edition), edition)).filter(
    ([key, { name }]) => plain(name.ja).includes(words) || plain(name.en).includes(words) || key === words,
  );
}

/** The kinds of will that a stone gives. */
const willOf = (edition: Edition, key: string): readonly string[] =>
  poolOf(edition)[key]?.faces[0]?.abilities?.flatMap((ability) => (ability.kind === 'will' ? ability.produces : [])) ??
  [];

/** What a body is called in scripts and links. */
const keyOf = ({ stats }: Body): string => `body-${Object.values(stats).join('-')}`;

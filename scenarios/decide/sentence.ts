/** A counterfactual as one sentence, in one of three forms: another value, another place, another possibility. */
import { type Engine, type Position, type Seat, wordsOf } from '@/engine';
import type { Both } from '@/rules/documents';
import { NOWHERE } from '../format/schema';
import { nameOf } from '../play/names';
import { playerName } from '../play/standing';
import { type NameIn, possibly } from './actions';
import { type Fact, factOf, type Value } from './facts';
import { ofPlayer, value } from './values';
import type { Change, Decisive } from './weigh';

/** Who and what a sentence speaks of: the engine, and the position before the play. */
export interface Spoken {
  readonly engine: Engine;
  readonly start: Position;
}

/** What would be so, as the rest of a sentence: `would be at 3200 instead of 4000`. */
type Clause = Both;

/**
 * What would be otherwise without an entry, in both languages; `null` where nothing can be told: there the row says that this is
 * where it happens.
 */
export function sentence({ clauses, changes }: Pick<Decisive, 'clauses' | 'changes'>, spoken: Spoken): Both | null {
  const [clause] = clauses.filter((id) => !id.startsWith('reading:'));
  if (clause === undefined) return null;
  const told = changes
    .filter(({ fact }) => !isOf(fact, changes))
    .flatMap((change): readonly Told[] => {
      const fact = factOf(change.fact);
      const said = fact && saidOf(fact, change, changes, spoken);
      return fact && said ? [{ fact, change, said }] : [];
    });
  const [one, two] = told;
  if (one === undefined) return null;
  const { ja, en } = two === undefined ? alone(one) : (together(one, two, spoken) ?? oneByOne(one, two));
  const id = shownClause(clause, spoken.engine.id);
  return { en: `Without ${id.en}, ${en}.`, ja: `${id.ja}がなければ、${ja}。` };
}

/** A change and what is said of it. */
interface Told {
  readonly fact: Fact;
  readonly change: Change;
  readonly said: Clause;
}

/** A fact of a moment on the way says so. */
const momentOf = ({ fact }: Told): string | null =>
  'at' in fact && typeof fact.at === 'object' ? `${fact.at.step} ${fact.at.time}` : null;

const alone = (told: Told): Clause =>
  momentOf(told) === null ? told.said : { en: `at one point ${told.said.en}`, ja: `途中で${told.said.ja}` };

function oneByOne(one: Told, two: Told): Clause {
  const [first, second] = [alone(one), momentOf(one) === momentOf(two) ? two.said : alone(two)];
  return { en: `${first.en}, and ${second.en}`, ja: `${goingOn(first.ja)}、${second.ja}` };
}

/** What two changes are said as together; `null` where each is said by itself. */
function together(one: Told, two: Told, spoken: Spoken): Clause | null {
  if (momentOf(one) !== momentOf(two)) return null;
  // Cards of one name, told apart by nothing.
  if (one.said.en === two.said.en) return alone(one);
  const [a, b] = [one.fact, two.fact];
  if (a.kind === 'card' && b.kind === 'card' && a.card === b.card && a.what === 'atk' && b.what === 'def') {
    const name = calledIn(a.card, spoken);
    const [was, would] = [`${one.change.was}/${two.change.was}`, `${one.change.would}/${two.change.would}`];
    const said = {
      en: `${name.en} would be ${would} instead of ${was}`,
      ja: `${name.ja}は${was}ではなく${would}になる`,
    };
    return alone({ ...one, said });
  }
  if (a.kind !== 'may' || b.kind !== 'may' || a.seat !== b.seat) return null;
  const can = one.change.would === true;
  // Who could do one thing, and then does it, is not kept from the other.
  if (can !== (two.change.would === true)) return can ? one.said : null;
  const name: NameIn = (of) => calledIn(of, spoken);
  const [first, second] = [possibly(a.action, name), possibly(b.action, name)];
  if (!first || !second || (!can && (isOwn(a.action) || isOwn(b.action)))) return null;
  const who = playerName(a.seat);
  return can
    ? { en: `${who} could ${first.en} and ${second.en}`, ja: `${who}は${first.ja}ことも${second.ja}こともできる` }
    : { en: `${who} could not ${first.en} or ${second.en}`, ja: `${who}は${first.ja}ことも${second.ja}こともできない` };
}

/** How a Japanese clause ends where another follows. */
const ENDINGS: readonly (readonly [end: string, goesOn: string])[] = [
  ['持たない', '持たず'],
  ['られない', 'られず'],
  ['決めない', '決めず'],
  ['できない', 'できず'],
  ['使えない', '使えず'],
  ['置かれる', '置かれ'],
  ['できる', 'でき'],
  ['使える', '使え'],
  ['している', 'していて'],
  ['持つ', '持ち'],
  ['続く', '続き'],
  ['る', 'り'],
];

function goingOn(ja: string): string {
  const found = ENDINGS.find(([end]) => ja.endsWith(end));
  return found ? `${ja.slice(0, -found[0].length)}${found[1]}` : ja;
}

/** Damage is told with the place of what has it. */
const isOf = (fact: string, changes: readonly Change[]): boolean =>
  fact.endsWith('/damage') && changes.some((other) => other.fact === fact.replace(/damage$/, 'zone'));

/** `reconstructed:fow-5.5/8.4.2` speaks for a lost clause; it is named as answers name it. */
function shownClause(clause: string, edition: Engine['id']): Both {
  const id = /^reconstructed:[^/]+\/(.+)$/.exec(clause)?.[1];
  if (id === undefined) return { ja: clause, en: clause };
  const version = edition.replace('fow-', '');
  return { ja: `再構成した${version}版 ${id}`, en: `reconstructed ${version} ${id}` };
}

function saidOf(fact: Fact, { was, would }: Change, all: readonly Change[], spoken: Spoken): Clause | null {
  const name: NameIn = (of) => calledIn(of, spoken);
  const { id: edition } = spoken.engine;
  switch (fact.kind) {
    case 'card':
      return fact.what === 'zone'
        ? place(fact.card, would, all, spoken)
        : value(name(fact.card), fact.what, was, would, edition);
    case 'player':
      return ofPlayer(fact.seat, fact.what, was, would, edition);
    case 'result':
      return result(would);
    case 'sees':
      return possible(fact.seat, would === true, {
        en: `see the face of ${name(fact.card).en}`,
        ja: `${name(fact.card).ja}の表を見る`,
      });
    case 'seesBack':
      return possible(fact.seat, would === true, {
        en: `see the back of ${name(fact.card).en}`,
        ja: `${name(fact.card).ja}の裏を見る`,
      });
    case 'deck':
      if (Array.isArray(would) && would.length === 0)
        return { en: 'the deck could be played', ja: 'このデッキは使える' };
      return Array.isArray(was) && was.length > 0
        ? { en: 'the deck still could not be played', ja: 'このデッキは使えないままになる' }
        : { en: 'the deck could not be played', ja: 'このデッキは使えない' };
    case 'may': {
      if (would === false && isOwn(fact.action)) {
        const who = playerName(fact.seat);
        return { en: `${who} would not be asked`, ja: `${who}は何も尋ねられない` };
      }
      const action = typeof would === 'boolean' ? possibly(fact.action, name) : null;
      return action && possible(fact.seat, would === true, action);
    }
    case 'asked': {
      const prompt = fact.of === null ? null : wordsOf(edition).prompt(fact.of);
      const who = playerName(fact.seat);
      if (would !== true) return { en: `${who} would have nothing to decide`, ja: `${who}は何も決めない` };
      return prompt
        ? { en: `${who} would be asked: ${prompt.en}`, ja: `${who}が「${prompt.ja}」ことになる` }
        : { en: `${who} could act`, ja: `${who}は行動できる` };
    }
  }
}

/** A card by its name on the table, a player by theirs. */
function calledIn(name: string, { engine, start }: Spoken): Both {
  const item = start.items.find((one) => one.name === name);
  if (item) return nameOf(engine, item, start);
  if (name === 'player') return { ja: '相手', en: 'the opponent' };
  return { ja: name, en: name };
}

/** An answer to what a text asks, which only who is asked can give. */
const isOwn = (action: string): boolean => action === 'yes' || action === 'no';

function possible(seat: Seat, can: boolean, action: Both): Clause {
  const who = playerName(seat);
  return can
    ? { en: `${who} could ${action.en}`, ja: `${who}は${action.ja}ことができる` }
    : { en: `${who} could not ${action.en}`, ja: `${who}は${action.ja}ことができない` };
}

function result(would: Value): Clause {
  if (would === 'none') return { en: 'the game would go on', ja: 'ゲームは続く' };
  if (would === 'draw') return { en: 'the game would be a draw', ja: '引き分けになる' };
  return { en: `${would} would win`, ja: `${would}の勝ちになる` };
}

/** Where a card would be; on the field with the damage it would have. */
function place(card: string, would: Value, all: readonly Change[], spoken: Spoken): Clause | null {
  if (typeof would !== 'string' || would === 'chase' || would === 'stack') return null;
  const name = calledIn(card, spoken);
  if (would === NOWHERE) return { en: `${name.en} would be gone`, ja: `${name.ja}はなくなる` };
  const zone = wordsOf(spoken.engine.id).zone(would);
  const at = would === 'field' ? 'on' : 'in';
  const stays = spoken.start.items.find((one) => one.name === card)?.zone === would;
  const damage = would === 'field' ? all.find(({ fact }) => fact === `card/${card}/damage`)?.would : 0;
  const hurt = typeof damage === 'number' && damage > 0;
  return {
    en: `${name.en} would ${stays ? 'stay' : 'be'} ${at} the ${zone.en}${hurt ? ` with ${damage} damage` : ''}`,
    ja: `${name.ja}は${hurt ? `${damage}ダメージを負って` : ''}${zone.ja}に${stays ? '残る' : '置かれる'}`,
  };
}

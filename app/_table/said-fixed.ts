/** What is fixed in every line, as a page says it: an entry alone, since a link tells it before anybody is asked. */
import { type Action, type Engine, type Option, type Position, type Request, type Seat, wordsOf } from '@/engine';
import type { FixedEntry } from '@/scenarios/format/schema';
import { cardOf, type Pick, type Want } from '@/scenarios/format/words';
import { begins, fixedBy, onlyPasses, wantsOf } from '@/scenarios/play/fixed';
import { answerWords } from '../_watch/view/answer-words';
import type { Speech } from '../_watch/view/speech';
import type { Words } from '../_words/words';

/** @param p names of cards are those of this position */
export function fixedSaid(
  entry: FixedEntry,
  engine: Engine,
  p: Position,
  speech: Speech,
  words: Words['bench']['everyLine']['fixed'],
): string {
  const seat = fixedBy(entry);
  const player = seat === 0 ? 'A' : 'B';
  if (onlyPasses(entry)) return words.passes(player);
  const said = wantsOf(entry).flatMap((want) => (want.onTheWay ? [] : [wantSaid(want, seat, engine, p, speech)]));
  const whole = words.together(said);
  if (!begins(entry)) return words.each(player, whole);
  return words[entry.at === undefined ? 'soon' : 'once'](player, whole);
}

function wantSaid(want: Want, seat: Seat, engine: Engine, p: Position, speech: Speech): string {
  const spoken = wordsOf(engine.id);
  const prompt = want.prompts.find((one) => spoken.knows('prompt', one)) ?? want.prompts[0] ?? '';
  const { answer, space } = askedFor(want.pick, prompt, seat, engine, p);
  const request: Request = { seat, prompt, selection: null, about: null, space, rest: null };
  return answerWords(speech.words.answers, speech, p, request, answer);
}

/** An answer, and as much of the question as its words need. */
function askedFor(
  pick: Pick,
  prompt: string,
  seat: Seat,
  engine: Engine,
  p: Position,
): { readonly answer: Parameters<typeof answerWords>[4]; readonly space: Request['space'] } {
  const option = (key: string): Option => optionFor(key, prompt, seat, engine, p);
  switch (pick.kind) {
    case 'key': {
      const [key = ''] = pick.keys;
      return { answer: key, space: { kind: 'oneOf', options: [option(key)] } };
    }
    case 'names':
    case 'spread': {
      const { names } = pick;
      const options = names.map(option);
      const [only] = names;
      if (prompt === 'pay') return { answer: names, space: paidWith(names, p) };
      if (names.length === 1 && only !== undefined) return { answer: only, space: { kind: 'oneOf', options } };
      const space = pick.kind === 'spread' && pick.spare > 0 ? 'order' : 'subset';
      return {
        answer: names,
        space: space === 'order' ? { kind: space, options } : { kind: space, options, min: 0, max: names.length },
      };
    }
    case 'none':
      return { answer: [], space: { kind: 'subset', options: [], min: 0, max: 0 } };
    case 'split':
      return {
        answer: pick.parts,
        space: { kind: 'split', options: Object.keys(pick.parts).map(option), total: 0, unit: 1 },
      };
    case 'number':
      return { answer: pick.value, space: { kind: 'number', min: 0, max: pick.value } };
  }
}

/** What an action that is begun is, by the first of its words. */
const ACTIONS: readonly (readonly [begins: RegExp, kind: string])[] = [
  [/^play /, 'play'],
  [/^activate /, 'activate'],
  [/^lay /, 'lay'],
  [/^judge /, 'judgment'],
  [/^call with /, 'call'],
  [/^will /, 'will-ability'],
];

/** The option that a key stands for, as far as it is said: the object or the player behind it. */
function optionFor(key: string, prompt: string, seat: Seat, engine: Engine, p: Position): Option {
  const player: Seat | null = key === 'A' ? 0 : key === 'B' ? 1 : key === 'player' ? (seat === 0 ? 1 : 0) : null;
  if (player !== null) return { key, player };
  if (prompt === 'mode') return { key, index: Number(key.replace(/^mode /, '')) - 1 };
  const [begun, kind] = ACTIONS.find(([pattern]) => pattern.test(key)) ?? [];
  const name = cardOf(begun === undefined ? key : key.replace(begun, ''));
  const item = p.items.find((one) => one.name === name);
  if (begun === undefined || kind === undefined) return { key, ...(item && { item: item.ref }) };
  const summons = item !== undefined && kind === 'play' && engine.characteristics(p, item).types.includes('summon');
  const action: Action = { kind: summons ? 'play-summon' : kind, ...(item && { item: item.ref }) };
  return { key, action, ...(item && { item: item.ref }) };
}

/** What pays, by the words for it: cards, each perhaps with the kind that it pays as, and will of the pool. */
function paidWith(names: readonly string[], p: Position): Request['space'] {
  const sources = names.map((name) => {
    const [key = name] = name.split('=');
    const item = p.items.find((one) => one.name === key)?.ref ?? null;
    const gives = [key.split(' ')[0] ?? key];
    return { key, item, how: 'rest', gives, amount: 1, group: key } as const;
  });
  return { kind: 'payment', cost: {}, oneOf: [], sources, surplus: 0 };
}

import {
  type CardDefinition,
  conforms,
  EDITIONS,
  type Edition,
  PARTS,
  readerFor,
  type ShapeData,
  type WordLists,
  wordListsOf,
  wordsOf,
} from '@/engine';
import type { Lang } from '@/rules/documents';
import { playable, poolOf } from '@/scenarios/format/pool';
import type { Chance } from './chance';
import type { Opened, Part } from './part';

/** How deep instructions and abilities stand in one another. */
const DEEPEST = 5;

/** Something of a shape, made up by chance; `undefined` where the edition has no word for it, or it grows too deep. */
function made(shape: ShapeData, lists: WordLists, chance: Chance, depth: number): unknown {
  const inner = (one: ShapeData): unknown => made(one, lists, chance, depth);
  const record = (fields: Extract<ShapeData, { is: 'fields' }>['fields'], tag: object): unknown => {
    const all: Record<string, unknown> = { ...tag };
    for (const [key, { shape: of, needed }] of Object.entries(fields)) {
      if (!needed && !chance.once(3)) continue;
      const value = inner(of);
      if (value !== undefined) all[key] = value;
      else if (needed) return undefined;
    }
    return all;
  };
  switch (shape.is) {
    case 'word': {
      const words = shape.of === 'traits' ? ['騎士', 'Knight'] : [...lists[shape.of], ...(shape.or ?? [])];
      return words.length > 0 ? chance.of(words) : undefined;
    }
    case 'text':
      return chance.of(['一', '二']);
    case 'number':
      return chance.of(shape.such);
    case 'boolean':
      return chance.once(2);
    case 'just':
      return shape.value;
    case 'oneOf':
      return chance.of(shape.words);
    case 'list': {
      const length = shape.least + chance.below(Math.min(3, (shape.most ?? 9) - shape.least + 1));
      const all = Array.from({ length }, () => inner(shape.of)).filter((one) => one !== undefined);
      const different = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
      return different.length >= shape.least ? different : undefined;
    }
    case 'map': {
      const keys = Array.from({ length: 1 + chance.below(2) }, () => inner(shape.key));
      const pairs = keys.flatMap((key) => (typeof key === 'string' ? [[key, inner(shape.of)] as const] : []));
      return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
    }
    case 'fields':
      return record(shape.fields, {});
    case 'either':
      return inner(chance.of(shape.of));
    case 'tagged': {
      const tag = chance.of(Object.keys(shape.of).filter((one) => !shape.words || lists[shape.words].includes(one)));
      return record(shape.of[tag] ?? {}, { [shape.by]: tag });
    }
    case 'part':
      return depth > DEEPEST ? undefined : made(PARTS[shape.name], lists, chance, depth + 1);
    case 'only':
      return inner(shape.of);
  }
}

const LANGUAGES: readonly Lang[] = ['ja', 'en'];

/** A card of the edition that has no text of its own. */
const blank = (edition: Edition): CardDefinition => {
  const [type = ''] = wordListsOf(edition).types;
  return { name: { ja: '試しの札', en: 'Test Piece' }, faces: [{ types: [type] }] };
};

/** What is printed is typed: it has to be read back, and a key has to be answered at once. */
export const typing: Part = {
  name: 'typing',
  cases: 10_000,
  few: 60,
  open: async (): Promise<Opened> => {
    const pools = Object.fromEntries(
      EDITIONS.map((edition) => [
        edition,
        Object.values(playable(poolOf(edition), edition)).flatMap((card) =>
          card.faces.flatMap(({ abilities = [] }) => abilities.map((ability) => ({ card, ability }))),
        ),
      ]),
    );
    const keys: number[] = [];
    let read = 0;
    return {
      run: (chance) => {
        const edition = chance.of(EDITIONS);
        const lang = chance.of(LANGUAGES);
        const random = made(PARTS.Ability, wordListsOf(edition), chance, 0);
        const ofPool = chance.once(4) ? chance.of(pools[edition] ?? []) : null;
        const ability = ofPool?.ability ?? random;
        if (!conforms('Ability', ability)) return null;
        const card = ofPool?.card ?? blank(edition);
        const text = wordsOf(edition).ability(ability, card)[lang];
        if (text.includes('‹')) return null;
        const reader = readerFor(edition, lang, card);
        if (ofPool) {
          // The grammar is gathered before the first key is timed.
          reader.read(text.slice(0, 1));
          for (let end = 2; end <= text.length; end += 1) {
            const begun = performance.now();
            reader.read(text.slice(0, end));
            keys.push(performance.now() - begun);
          }
        }
        read += 1;
        const { abilities, stops } = reader.read(text);
        if (abilities.length > 0) return null;
        return `${edition} ${lang}: not read from “${text.slice(stops, stops + 60)}” on, in “${text.slice(0, 600)}”`;
      },
      told: () => {
        const sorted = keys.toSorted((a, b) => a - b);
        const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
        return `${read} texts read back; a key ${at(0.5)} ms, of twenty the slowest ${at(0.95)} ms`;
      },
    };
  },
};

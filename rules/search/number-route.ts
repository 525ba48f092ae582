import type { DocId, Place } from '../documents';

const EDITIONS: [RegExp, DocId][] = [
  [/^(?:fow[ -]?)?(?:v(?:er(?:sion)?)?\.? ?)?8\.01(?:版|の)?$/, 'fow-8.01'],
  [/^(?:fow[ -]?)?(?:v(?:er(?:sion)?)?\.? ?)?5\.5(?:版|の)?$/, 'fow-5.5'],
  [/^(?:fow[ -]?)?(?:v(?:er(?:sion)?)?\.? ?)?5\.00?(?:版|の)?$/, 'fow-5.00'],
  [/^(?:fow[ -]?)?(?:v(?:er(?:sion)?)?\.? ?)?2\.0(?:版|の)?$/, 'fow-2.0'],
  [/^(?:ff|fftcg|ff-tcg|saga|saga-tcg)(?:版|の)?$/, 'fftcg'],
];

const NOISE =
  /force of will(?: tcg)?|\bfow[ -]?(?!\d\.\d)|総合ルール|ルール|規則|条文|clause|section|paragraph|article|edition|version(?= )|rules?|comprehensive|cr|no\.|\b(?:of|in|from)\b|第|条|項|節|章|番|号|§|#|の(?=\d)|what (?:is|does|says)|says?\b|(?:って|とは|は)?(?:何|なに)(?:ですか)?|とは|について|を?教えて|[?!]/g;

const NUMBER = /^\d{1,4}(?:[ .・_-]*(?:\d{1,2}|s\d|(?:ex|tbl|note|li)\d?|[a-z](?![a-z])))*\.?$/;

/** The parts of an id that count: `806.2a`, `806-2a` and `806.2.a` are all 806 2 a. */
export function numberKey(id: string): string {
  return (id.toLowerCase().match(/\d+|[a-z]+/g) ?? []).join('.');
}

/** What was typed, when it is a clause number and nothing else. */
export interface NumberQuery {
  key: string;
  doc?: DocId;
}

/**
 * Reads a clause number in any spelling (`806.2a`, `８０６．２ａ`, `806-2a`, `806.2(a)`, `ルール 806.2a`, `806.2aとは`,
 * `fow-8.01/806.2a`, `5.5の8.5.2`). `typed` is normalised already. Undefined when anything else is asked as well.
 */
export function readNumber(typed: string): NumberQuery | undefined {
  const text = typed
    .trim()
    .replace(/[、。,:]+/g, ' ')
    .replace(/ *\(([a-z]|\d{1,2})\)/g, '.$1')
    .replace(/[()[\]「」]/g, ' ');
  const slash = /^([a-z0-9.-]+)\/(.+)$/.exec(text);
  const named = slash ? editionOf(slash[1] ?? '') : undefined;
  const rest = named ? (slash?.[2] ?? '') : text;
  const bare = rest.replace(NOISE, ' ').trim();
  const parts = bare.split(/[\s・]+/).filter((part) => part !== '');
  const at = parts.length > 1 && !named ? parts.findIndex((part) => editionOf(part) !== undefined) : -1;
  const number = parts.filter((_, i) => i !== at).join(' ');
  if (!NUMBER.test(number)) return undefined;
  const doc = named ?? editionOf(parts[at] ?? '');
  return doc === undefined ? { key: numberKey(number) } : { key: numberKey(number), doc };
}

/** The document that a word names as an edition, as in `5.5` or `ver 2.0`. */
export function editionOf(word: string): DocId | undefined {
  return EDITIONS.find(([pattern]) => pattern.test(word))?.[1];
}

/** Looks places up by number. */
export class NumberTable {
  private readonly places = new Map<string, Place[]>();

  add(id: string, place: Place): void {
    const key = numberKey(id);
    const known = this.places.get(key);
    if (known) known.push(place);
    else this.places.set(key, [place]);
  }

  /** The places with this number; when there is none, those of the longest number it begins with (806.2q → 806.2). */
  find({ key, doc }: NumberQuery): Place[] {
    const parts = key.split('.');
    for (let length = parts.length; length > 0; length--) {
      const found = this.places.get(parts.slice(0, length).join('.')) ?? [];
      const here = doc === undefined ? found : found.filter((place) => place.doc === doc);
      if (here.length > 0) return here;
    }
    return [];
  }
}

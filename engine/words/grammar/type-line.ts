/** What a card is: its types and subtype, as the edition prints them. */
import type { Face, Words } from '../../kernel/position/card';
import { termFor, type Vocabulary, words } from '../vocabulary';

/** `Spell: Chant-Instant` for a keyword that is a subtype of such cards; `null` where it is a keyword like others. */
export function subtypeFor(keyword: string, types: readonly string[], v: Vocabulary): Words | null {
  const known = Object.hasOwn(v.subtypeKeywords, keyword) ? v.subtypeKeywords[keyword] : undefined;
  return known && types.includes(known.type) ? ofType([known.type], termFor(v.subtypes, known.subtype), v) : null;
}

/** The type line of a face. */
export function typeLine(face: Face, v: Vocabulary): Words {
  const keywords = (face.abilities ?? []).flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  for (const keyword of keywords) {
    const subtype = subtypeFor(keyword, face.types, v);
    if (subtype) return subtype;
  }
  const plain = face.types.map((type) => (Object.hasOwn(v.plainSubtypes, type) ? v.plainSubtypes[type] : undefined));
  const subtype = face.subtype ?? plain.find((key) => key !== undefined);
  return ofType(face.types, subtype === undefined ? null : termFor(v.subtypes, subtype), v);
}

function ofType(types: readonly string[], subtype: Words | null, v: Vocabulary): Words {
  const all = types.map((type) => termFor(v.types, type));
  const ja = all.map((term) => term.ja).join('／');
  const en = all.map((term) => term.en.charAt(0).toUpperCase() + term.en.slice(1)).join('/');
  return subtype ? words(`${ja}：${subtype.ja}`, `${en}: ${subtype.en}`) : words(ja, en);
}

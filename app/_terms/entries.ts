/** The glossary as a reader looks a word up: by kana or by letter, with the clause of every edition that defines it. */
import type { DocId, Lang } from '@/rules/documents';
import { TERMS } from '@/rules/glossary';
import { sectionOf } from '@/rules/inventory';
import { byEdition } from '@/rules/search/fold';

/** A term of the glossary. */
export interface TermEntry {
  /** What a link to it names. */
  readonly id: string;
  readonly ja: string;
  readonly kana: string;
  readonly en: string;
  /** No printed English is known. */
  readonly unverified: boolean;
  /** The newest edition first. */
  readonly definedIn: readonly { readonly doc: DocId; readonly id: string; readonly section: string }[];
}

/** The terms under one heading: a row of the kana table, a letter, or a sign. */
export interface TermGroup {
  readonly heading: string;
  readonly terms: readonly TermEntry[];
}

/** Rows of the kana table by their first letter, each with the kana that begin it. */
const ROWS = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'やゆよ',
  'らりるれろ',
  'わをん',
];
const OTHER = '#';

/** A kana without its marks, large: ガ is か, ッ is つ. */
function plainKana(letter: string): string {
  const base = letter.normalize('NFD').charAt(0);
  const hiragana = base.replace(/[ァ-ヶ]/, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return hiragana.replace(/[ぁぃぅぇぉっゃゅょゎ]/, (small) => String.fromCharCode(small.charCodeAt(0) + 1));
}

/** A word without the bracket or other sign before it, which is no part of its place in the order. */
const withoutSign = (word: string): string => word.replace(/^[\p{P}\p{S}\s]+/u, '');

/** Under which heading a term stands in a language. */
export function headingOf({ kana, en }: Pick<TermEntry, 'kana' | 'en'>, lang: Lang): string {
  if (lang === 'en') {
    const letter = withoutSign(en).charAt(0).toUpperCase();
    return /[A-Z]/.test(letter) ? letter : OTHER;
  }
  const first = plainKana(withoutSign(kana).charAt(0));
  return ROWS.find((row) => row.includes(first))?.charAt(0) ?? OTHER;
}

/** Every term in the order of a language, under its headings; those that begin with no letter stand last. */
export function termGroups(lang: Lang): readonly TermGroup[] {
  const entries = TERMS.map(({ id, ja, kana, en, unverified, definedIn }): TermEntry => {
    const places = definedIn.flatMap((place) => {
      const section = sectionOf(place.doc, place.id);
      return section ? [{ ...place, section: section.id }] : [];
    });
    return { id, ja, kana, en, unverified, definedIn: places.sort(byEdition) };
  });
  const word = ({ kana, en }: TermEntry): string => withoutSign(lang === 'ja' ? kana : en);
  const sorted = [...entries].sort((a, b) => word(a).localeCompare(word(b), lang));
  const headings = lang === 'ja' ? ROWS.map((row) => row.charAt(0)) : [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return [...headings, OTHER].flatMap((heading): readonly TermGroup[] => {
    const terms = sorted.filter((entry) => headingOf(entry, lang) === heading);
    return terms.length > 0 ? [{ heading, terms }] : [];
  });
}

import type { DocId, Lang } from '../documents';
import { type Candidate, heaviestChain } from './chain';
import { afterTitle, letters } from './heading';
import type { Piece } from './pieces';
import { isUnnumbered, POLICIES } from './policy';
import { numberKey, type PrintedNumber, readNumbers } from './printed-number';
import { type Stop, stopsOf } from './stops';

/** A place in the file where a section or a numbered clause begins. */
export interface Anchor extends Candidate {
  stop: Stop;
  /** Pieces that the number and the title take up. */
  span: number;
  /** What follows them in the last of these pieces. */
  rest: string;
  /** It is a heading: the title of the section stands there. */
  titled: boolean;
}

/** A heading may be torn over this many lines. */
const LONGEST_HEADING = 5;

const WEIGHT = {
  numberAndTitle: 10,
  numberAndMisreadTitle: 5,
  /** The number is another's: misprinted. */
  titleOfOtherNumber: 6,
  /** The title is another's: misprinted. */
  numberWithOtherTitle: 4,
  titleAlone: 2.5,
  closedNumber: 6,
  openNumber: 1.5,
  reference: 0.3,
  /** Added where a sentence has ended before it. */
  fresh: 1,
} as const;
/** A heading right above the heading of another section is a line of the contents. */
const CONTENTS = 0.2;

/** How a sentence goes on after a number that it refers to: no clause begins so. */
const REFERENCE =
  /^(?:[のをにでがはともやか,、)）\]】」』]|から|まで|および|または|及び|又は|and\b|or\b|for\b|to\b|of\b)/;

interface Numbers {
  stops: readonly Stop[];
  byKey: ReadonlyMap<string, readonly Stop[]>;
  /** By the letters of their titles. */
  byTitle: Record<Lang, ReadonlyMap<string, readonly Section[]>>;
  /** The sections that have clauses right below their heading. */
  withClauses: ReadonlySet<string>;
}

type Section = Extract<Stop, { kind: 'section' }>;

const numbersOf = new Map<DocId, Numbers>();

/** The headings and numbered clauses of a document that stand in the file, in order. */
export function anchorsOf(pieces: readonly Piece[], doc: DocId, lang: Lang): Anchor[] {
  return inOrder(candidatesOf(pieces, doc, lang), doc);
}

/** Of the places that could be headings or clauses, those that stand in the order of the document. */
export function inOrder(candidates: readonly Anchor[], doc: DocId): Anchor[] {
  return heaviestChain(candidates, numbers(doc).stops.length);
}

/** Every place that could be a heading or a numbered clause, references and lines of the contents too. */
export function candidatesOf(pieces: readonly Piece[], doc: DocId, lang: Lang): Anchor[] {
  const found = pieces.flatMap((_, at) => [...headingsAt(pieces, at, doc, lang), ...clausesAt(pieces, at, doc)]);
  const heads = new Map<number, Set<Stop>>();
  for (const { piece, stop, titled, weight } of found) {
    if (titled && stop.kind === 'section' && weight > WEIGHT.titleAlone)
      heads.set(piece, (heads.get(piece) ?? new Set()).add(stop));
  }
  const { withClauses } = numbers(doc);
  return found.map((anchor) => {
    const { stop, piece, span, rest } = anchor;
    if (stop.kind !== 'section' || rest !== '' || !withClauses.has(stop.entry.id)) return anchor;
    const next = heads.get(piece + span);
    const inContents = next !== undefined && ![...next].some((other) => isBelow(other, stop));
    return inContents ? { ...anchor, weight: anchor.weight * CONTENTS } : anchor;
  });
}

/** Whether an anchor is a heading, by number and title, that has its clauses below it: no chapter, no line of the contents. */
export function isAboveText({ stop, titled, weight }: Anchor, doc: DocId): boolean {
  return titled && weight >= WEIGHT.numberAndTitle && numbers(doc).withClauses.has(stop.entry.id);
}

function isBelow(stop: Stop, above: Stop): boolean {
  return stop.kind === 'section' && stop.entry.parent === above.entry.id;
}

function numbers(doc: DocId): Numbers {
  const known = numbersOf.get(doc);
  if (known) return known;
  const stops = stopsOf(doc);
  const byKey = new Map<string, Stop[]>();
  const add = (number: string, stop: Stop): void => {
    const key = numberKey(number);
    const others = byKey.get(key) ?? [];
    if (!others.includes(stop)) byKey.set(key, [...others, stop]);
  };
  for (const stop of stops) {
    if (stop.kind === 'section') add(stop.entry.number ?? stop.entry.id, stop);
    else if (POLICIES[doc].numbered && !isUnnumbered(stop.entry.id)) {
      for (const id of [stop.entry.id, ...(stop.entry.aliases ?? [])]) add(id, stop);
    }
  }
  const byTitle = { ja: sectionsByTitle(stops, 'ja'), en: sectionsByTitle(stops, 'en') };
  const withClauses = new Set(stops.flatMap((stop) => (stop.kind === 'clause' ? [stop.entry.section] : [])));
  const made = { stops, byKey, byTitle, withClauses };
  numbersOf.set(doc, made);
  return made;
}

function sectionsByTitle(stops: readonly Stop[], lang: Lang): Map<string, readonly Section[]> {
  const byTitle = new Map<string, readonly Section[]>();
  for (const stop of stops) {
    if (stop.kind !== 'section') continue;
    const title = letters(stop.entry.title[lang]);
    byTitle.set(title, [...(byTitle.get(title) ?? []), stop]);
  }
  return byTitle;
}

function headingsAt(pieces: readonly Piece[], at: number, doc: DocId, lang: Lang): Anchor[] {
  const found: Anchor[] = [];
  const { byKey } = numbers(doc);
  const whole = new Set<Stop>();
  let text = '';
  for (let span = 1; span <= LONGEST_HEADING; span++) {
    const piece = pieces[at + span - 1];
    if (!piece || (span > 1 && piece.heading)) break;
    text = text === '' ? piece.whole : `${text} ${piece.whole}`;
    const printed = readNumbers(text);
    const seen = new Set<Stop>(whole);
    for (const number of printed) {
      for (const stop of byKey.get(number.key) ?? []) {
        if (stop.kind !== 'section' || seen.has(stop)) continue;
        const title = afterTitle(number.rest, stop.entry.title[lang]);
        if (!title || (title.likeness < 1 && span > 1)) continue;
        seen.add(stop);
        if (title.likeness === 1) whole.add(stop);
        const weight = title.likeness === 1 ? WEIGHT.numberAndTitle : WEIGHT.numberAndMisreadTitle;
        found.push(anchor(stop, at, span, title.rest, weight, true));
      }
    }
    // A title that goes on may be that of another section (`STEP2` has several).
    if (found.some(({ stop, rest }) => whole.has(stop) && rest === '')) break;
    const [number] = printed;
    if (!number) return piece.fresh === 'torn' ? [] : titlesAlone(piece, at, numbers(doc), lang);
    if (whole.size === 0) found.push(...titlesOfOthers(number, at, span, numbers(doc), lang));
  }
  return found;
}

/** Titles whose number was misprinted, and the number that stands before the title of another section. */
function titlesOfOthers(
  number: PrintedNumber,
  at: number,
  span: number,
  { byTitle, byKey }: Numbers,
  lang: Lang,
): Anchor[] {
  const named = titled(byTitle[lang], number.rest);
  const found = named.map((stop) => anchor(stop, at, span, '', WEIGHT.titleOfOtherNumber, true));
  if (!number.closed || named.length === 0) return found;
  const numbered = (byKey.get(number.key) ?? []).filter((stop) => stop.kind === 'section');
  return [...found, ...numbered.map((stop) => anchor(stop, at, span, '', WEIGHT.numberWithOtherTitle, true))];
}

/** Titles whose number was lost. Where another mark than the id stands before them (`STEP1`), it has to be there. */
function titlesAlone({ text }: Piece, at: number, { byTitle }: Numbers, lang: Lang): Anchor[] {
  return titled(byTitle[lang], text)
    .filter(({ entry }) => entry.number === undefined)
    .map((stop) => anchor(stop, at, 1, '', WEIGHT.titleAlone, true));
}

/** The sections that have a title, to the letter. */
function titled(byTitle: ReadonlyMap<string, readonly Section[]>, text: string): readonly Section[] {
  const wanted = letters(text);
  return wanted.length < 2 ? [] : (byTitle.get(wanted) ?? []);
}

function clausesAt(pieces: readonly Piece[], at: number, doc: DocId): Anchor[] {
  const piece = pieces[at];
  if (!piece) return [];
  return readNumbers(piece.whole).flatMap((number) =>
    (numbers(doc).byKey.get(number.key) ?? [])
      .filter((stop) => stop.kind === 'clause')
      .map((stop) => anchor(stop, at, 1, number.rest, clauseWeight(number, piece), false)),
  );
}

function clauseWeight({ closed, rest }: PrintedNumber, { fresh }: Piece): number {
  if (!closed && REFERENCE.test(rest)) return WEIGHT.reference;
  return (closed ? WEIGHT.closedNumber : WEIGHT.openNumber) + (fresh === 'ended' ? WEIGHT.fresh : 0);
}

function anchor(stop: Stop, piece: number, span: number, rest: string, weight: number, titled: boolean): Anchor {
  return { stop, piece, order: stop.order, span, rest, weight, titled };
}

import { clauseAt } from '@/rules/content';
import { type Both, type DocId, LANGS, type Lang, type Place, placeKey } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import type { RichText } from '@/rules/rich-text';
import { otherEditions, type Relation, ruleHistory } from '@/rules/rule-history';
import { unmarked, wordDiff } from '@/rules/word-diff';
import { book } from '../_content/book';
import { placeView } from '../_content/section';
import type { PlaceView } from '../_content/views';
import type { ClauseEditions, ComparedClause, EditionView, SectionEditions, StageView, Standing } from './editions';
import { NEWEST } from './newest';

/** The part of the words that must stand in both texts for the marks to help: below, nearly everything is marked. */
const LIKE_ENOUGH = 0.4;

/** Whether a clause was compared with other editions: whether {@link editionsOf} has an entry for it. */
export function isCompared(place: Place): boolean {
  return ruleHistory(place) !== undefined;
}

const BEFORE_NEWEST = 'fow-5.5';

/**
 * Of a clause in force: what the edition before had. Of an old one: what has become of it in the newest. Undefined where no
 * comparison says so.
 */
export function standingOf(place: Place): Standing | undefined {
  const earlier = place.doc === NEWEST;
  const doc = earlier ? BEFORE_NEWEST : NEWEST;
  const kind = otherEditions(place).find(({ stage }) => stage.doc === doc)?.kind;
  return kind && { doc, earlier, kind };
}

/** What clauses say, by their place, as far as they are written. */
type Texts = Readonly<Record<string, Both<RichText>>>;

/** All of the rulebook that the comparison of a section is made from: its compared clauses, and those of other editions. */
export function textsCompared(doc: DocId, section: string): Texts {
  const compared = clausesOf(doc, section).flatMap(otherEditions);
  const read = compared.flatMap(({ stage, beside }) => [
    ...stage.ids.map((id) => ({ doc: stage.doc, id })),
    ...beside.map((id) => ({ doc, id })),
  ]);
  return Object.fromEntries(
    read.flatMap((place) => {
      const clause = clauseAt(book(), place);
      return clause ? [[placeKey(place), clause.text] as const] : [];
    }),
  );
}

/** The other editions of every compared clause of one section, by clause id. Empty for a section of no such clause. */
export function editionsOf(doc: DocId, section: string): SectionEditions {
  const texts = textsCompared(doc, section);
  return Object.fromEntries(
    clausesOf(doc, section).flatMap((place) => {
      const found = clauseEditions(texts, place);
      return found ? [[place.id, found]] : [];
    }),
  );
}

const clausesOf = (doc: DocId, section: string): Place[] =>
  inventory(doc).clauses.flatMap((clause) => (clause.section === section ? [{ doc, id: clause.id }] : []));

function clauseEditions(from: Texts, place: Place): ClauseEditions | undefined {
  const history = ruleHistory(place);
  if (!history) return undefined;
  const stages = history.stages.map(
    ({ doc, presence, ids }): StageView => ({ doc, presence, places: places(doc, ids) }),
  );
  const steps = history.steps.map(({ older, newer, kind, rows }) => ({
    older,
    newer,
    kind,
    notes: rows.flatMap((row) => (row.kind === 'same' ? [] : [row.note])),
  }));
  return { editions: otherEditions(place).map((relation) => editionView(from, place, relation)), stages, steps };
}

function editionView(from: Texts, place: Place, { stage, kind, notes, beside }: Relation): EditionView {
  const { doc, presence, ids } = stage;
  const theirs = places(doc, ids);
  const shown = { doc, presence, kind: kind ?? null, notes };
  const own = beside.map((id) => ({ doc: place.doc, id }));
  const compared = { ja: compare(from, theirs, own, 'ja'), en: compare(from, theirs, own, 'en') };
  const at = beside.indexOf(place.id);
  return {
    ...shown,
    clauses: theirs.map(
      (there, row): ComparedClause => ({ place: there, text: both((lang) => compared[lang].there[row] ?? null) }),
    ),
    own: both((lang) => compared[lang].here[at] ?? null),
  };
}

/** Both sides in one language; a side that differs throughout, or has nothing beside it, is left unmarked. */
function compare(from: Texts, theirs: readonly Place[], own: readonly Place[], lang: Lang) {
  const texts = (side: readonly Place[]) => side.map((each) => from[placeKey(each)]?.[lang]);
  const [there, here] = [texts(theirs), texts(own)];
  const written = (text: (typeof there)[number]) => text ?? [];
  const { older, newer, likeness } = wordDiff(there.map(written), here.map(written), lang);
  const useful = theirs.length > 0 && likeness >= LIKE_ENOUGH && likeness < 1;
  return {
    there: there.map((text, at) => text && (useful ? (older[at] ?? null) : unmarked(text, lang))),
    here: useful ? newer : [],
  };
}

function both<T>(of: (lang: Lang) => T): Both<T> {
  const [ja, en] = [of(LANGS[0]), of(LANGS[1])];
  return { ja, en };
}

function places(doc: DocId, ids: readonly string[]): PlaceView[] {
  return ids.flatMap((id) => placeView({ doc, id }) ?? []);
}

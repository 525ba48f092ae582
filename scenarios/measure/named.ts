/** The clauses that a scenario names itself: in question and answer, and in what it expects. */
import { EDITIONS, type Edition } from '@/engine';
import { isLost, LOST_OF_500 } from '@/rules/concordance/lost';
import type { DocId } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import type { Scenario } from '../format/schema';
import { inEdition } from '../play/citation';

/** A clause number as a text has it, with the editions it is said of. */
export interface Named {
  readonly id: string;
  readonly editions: readonly Edition[];
}

const SHORT: Readonly<Record<Edition, string>> = {
  'fow-2.0': '2.0',
  'fow-5.00': '5.00',
  'fow-5.5': '5.5',
  'fow-8.01': '8.01',
  fftcg: 'FF-TCG',
};

/**
 * The editions and clause numbers of a text, and what ends the reach of an edition: `(8.01 803.3a; 5.00 and 5.5 7.10.1)`. Of what is
 * lost of an edition's document its sister's clause is named: `(5.5 and reconstructed 5.00 9.3.2d)`, 「5.5版と再構成した5.00版 9.3.2d」.
 */
const TOKEN =
  /(?<![\w.])(?<lost>reconstructed |再構成した)?(?<edition>2\.0|5\.00|5\.5|8\.01)(?![\w]|\.\w)|(?<![\w.])(?<id>\d+(?:\.(?:S?\d+[a-z]?|[a-w]))+(?:-\d+)?)(?!\w)|(?<begins>[(（])|(?<ends>[;；。)）]|\. )/g;

/** An edition that a text names, by its own document or, where that is lost, by what its tables are reconstructed from. */
interface Said {
  readonly edition: Edition;
  readonly lost: boolean;
}

/**
 * Every clause number of a text, once each. A number is of the editions named last before it in the same bracket or sentence, and
 * of all that the scenario is played under where none is named; of these, of those that have it.
 * @returns the editions empty for a number that none of them has
 */
export function namedInText(text: string, editions: readonly Edition[]): readonly Named[] {
  const found = new Map<string, Named>();
  let said: readonly Said[] = [];
  /** Editions that are still being listed. */
  let listing = false;
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const { edition: short, lost, id, ends } = groups;
    const edition = EDITIONS.find((one) => SHORT[one] === short);
    if (edition) said = [...(listing ? said : []), { edition, lost: lost !== undefined }];
    else if (id !== undefined) {
      const of = said.length > 0 ? said : editions.map((one): Said => ({ edition: one, lost: false }));
      const having = of.flatMap((one) => ((one.lost ? reconstructs : has)(one.edition, id) ? one.edition : []));
      found.set(`${id} ${having.join()}`, { id, editions: having });
    } else if (ends !== undefined) said = [];
    listing = edition !== undefined;
  }
  return [...found.values()];
}

/** Clause numbers of question and answer that no edition they are said of has, one line each, with where they stand. */
export function unknownInTexts({
  question,
  answer,
  editions,
}: Scenario): readonly { readonly path: readonly string[]; readonly id: string }[] {
  return Object.entries({ question, answer }).flatMap(([part, texts]) =>
    (['ja', 'en'] as const).flatMap((lang) =>
      namedInText(texts[lang], editions).flatMap(({ id, editions: having }) =>
        having.length === 0 ? [{ path: [part, lang], id }] : [],
      ),
    ),
  );
}

/** The clauses that a scenario names for an edition in its texts, and those that it expects by number. */
export function namedFor(
  scenario: Scenario,
  edition: Edition,
): { readonly texts: ReadonlySet<string>; readonly expected: ReadonlySet<string> } {
  const { question, answer, editions } = scenario;
  const texts = [question, answer].flatMap(({ ja, en }) =>
    [ja, en].flatMap((text) =>
      namedInText(text, editions).flatMap(({ id, editions: of }) => (of.includes(edition) ? id : [])),
    ),
  );
  return { texts: new Set(texts), expected: namedIn(scenario, edition) };
}

/** Whether a document has a clause, or clauses below it. */
const has = (doc: DocId, id: string): boolean =>
  inventory(doc).clauseById.has(id) || inventory(doc).clauses.some((clause) => isWithin(clause.id, id));

/** Whether a clause is the one named or a part of it: `803.3a` and `803.3.a-1` of `803.3`, `1.4.5.S3.1` of `1.4.5.S3`. */
export const isWithin = (id: string, named: string): boolean =>
  id.startsWith(named) && /^(?:$|[.a-z-])/.test(id.slice(named.length));

/** Whether an edition would say what a clause of its sister says in a part of its document that is lost. */
const reconstructs = (edition: Edition, id: string): boolean =>
  edition === 'fow-5.00' && isLost(LOST_OF_500, id) && has('fow-5.5', id);

/** The clauses of an edition that a scenario's expectations name. */
export function namedIn(scenario: Scenario, edition: Edition): ReadonlySet<string> {
  const named = [scenario.expect.all, scenario.expect[edition]].flatMap((expected) => [
    ...(expected?.clauses ?? []),
    ...(expected?.deck === undefined || expected.deck === 'ok' ? [] : expected.deck),
    ...(expected?.refused ?? []).flatMap(({ clause }) => clause ?? []),
  ]);
  const compared = (scenario.compare ?? []).flatMap(({ editions: [left, right], left: a, right: b }) => [
    ...(left === edition ? [a ?? []].flat() : []),
    ...(right === edition ? [b ?? []].flat() : []),
  ]);
  return new Set([...named, ...compared].flatMap((id) => inEdition(id, edition) ?? []));
}

import { counterparts } from '../../../../rules/concordance';
import { plainOf, readSection, refsOfClause, type SectionText } from '../../../../rules/content';
import { type Both, type Place, placeKey } from '../../../../rules/documents';
import { inventory, sectionOf } from '../../../../rules/inventory';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { placeNamed } from '../documents';
import { print, printJson } from '../output';
import { type Walk, walkOf } from '../walked';

/** What `rule --json` prints. */
interface RuleAnswer extends Place, Walk {
  section: string;
  kind: string;
  ja: string | null;
  en: string | null;
  refs: Place[];
  sameAs: Place[];
}

export const rule: Command = {
  takes: '<doc>/<id>',
  answers: 'one clause in both languages, what it refers to, what executes it, the same rule in other editions',
  options: JSON_OPTION,
  async run(given) {
    expectWords('rule', rule, given, 1, 1);
    const place = placeNamed(given.words[0] ?? '');
    const around = surroundingsOf(place);
    const answer = ruleAnswer(place, around);
    if (given.has('json')) printJson(answer);
    else printRule(answer, around);
    return 0;
  },
};

/** The section of a clause, with its text as far as it is written. */
interface Surroundings {
  section: string;
  title: Both;
  written: SectionText | undefined;
}

function surroundingsOf({ doc, id }: Place): Surroundings {
  const section = sectionOf(doc, id);
  const written = readSection(doc, section?.id ?? id);
  return { section: section?.id ?? id, title: written?.title ?? section?.title ?? { ja: '', en: '' }, written };
}

function ruleAnswer(place: Place, { section, title, written }: Surroundings): RuleAnswer {
  const { doc, id } = place;
  const entry = inventory(doc).clauseById.get(id);
  const clause = written?.clauses.find((each) => each.id === id);
  const unwritten = entry ? { ja: null, en: null } : title;
  return {
    doc,
    id,
    section,
    kind: entry?.kind ?? 'section',
    ...(clause ? { ja: plainOf(clause, 'ja'), en: plainOf(clause, 'en') } : unwritten),
    refs: clause ? refsOfClause(clause) : [],
    ...walkOf(place),
    sameAs: counterparts(place).map((other) => ({ doc: other.doc, id: other.id })),
  };
}

function printRule(answer: RuleAnswer, around: Surroundings): void {
  print(`${placeKey(answer)}  ${around.title.ja} / ${around.title.en}  (${answer.kind})`);
  if (answer.kind === 'section') printClauses(answer, around);
  else printTexts(answer.ja, answer.en);
  const lists: [string, string[]][] = [
    ['refers to', answer.refs.map(placeKey)],
    ['other editions', counterparts(answer).map((other) => `${placeKey(other)} (${other.relation})`)],
    ['steps', answer.steps],
    ['scenarios', answer.scenarios.map(({ id, edition, row }) => `${id} ${edition} row ${row}`)],
  ];
  for (const [name, items] of lists) if (items.length > 0) print(`\n${name}: ${items.join(', ')}`);
}

function printClauses({ doc, id }: Place, { written }: Surroundings): void {
  for (const clause of inventory(doc).clauses.filter(({ section }) => section === id)) {
    const text = written?.clauses.find((each) => each.id === clause.id);
    print(`\n${clause.id}`);
    printTexts(text ? plainOf(text, 'ja') : null, text ? plainOf(text, 'en') : null);
  }
}

function printTexts(ja: string | null, en: string | null): void {
  print(ja ?? 'まだ書かれていない。');
  print(en ?? 'Not yet written.');
}

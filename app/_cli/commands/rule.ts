import { counterparts } from '../../../rules/concordance';
import { clauseAt, content, plainOf, refsOfClause, titleOf } from '../../../rules/content';
import { type Place, placeKey } from '../../../rules/documents';
import { inventory, sectionOf } from '../../../rules/inventory';
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
    const answer = ruleAnswer(placeNamed(given.words[0] ?? ''));
    if (given.has('json')) printJson(answer);
    else printRule(answer);
    return 0;
  },
};

function ruleAnswer(place: Place): RuleAnswer {
  const { doc, id } = place;
  const rulebook = content();
  const clause = clauseAt(rulebook, place);
  const entry = inventory(doc).clauseById.get(id);
  const title = entry ? undefined : titleOf(rulebook, place);
  return {
    doc,
    id,
    section: sectionOf(doc, id)?.id ?? id,
    kind: entry?.kind ?? 'section',
    ja: clause ? plainOf(clause, 'ja') : (title?.ja ?? null),
    en: clause ? plainOf(clause, 'en') : (title?.en ?? null),
    refs: clause ? refsOfClause(clause) : [],
    ...walkOf(place),
    sameAs: counterparts(place).map((other) => ({ doc: other.doc, id: other.id })),
  };
}

function printRule(answer: RuleAnswer): void {
  const title = titleOf(content(), { doc: answer.doc, id: answer.section });
  print(`${placeKey(answer)}  ${title?.ja ?? ''} / ${title?.en ?? ''}  (${answer.kind})`);
  print('');
  print(answer.ja ?? 'まだ書かれていない。');
  print(answer.en ?? 'Not yet written.');
  const lists: [string, string[]][] = [
    ['refers to', answer.refs.map(placeKey)],
    ['other editions', counterparts(answer).map((other) => `${placeKey(other)} (${other.relation})`)],
    ['steps', answer.steps],
    ['scenarios', answer.scenarios.map(({ id, edition, row }) => `${id} ${edition} row ${row}`)],
  ];
  for (const [name, items] of lists) if (items.length > 0) print(`\n${name}: ${items.join(', ')}`);
  if (answer.kind === 'section') printClauses(answer);
}

function printClauses({ doc, id }: Place): void {
  const rulebook = content();
  for (const clause of inventory(doc).clauses.filter(({ section }) => section === id)) {
    const written = clauseAt(rulebook, { doc, id: clause.id });
    print(`\n${clause.id}  ${written ? plainOf(written, 'ja') : 'まだ書かれていない。'}`);
    print(written ? plainOf(written, 'en') : 'Not yet written.');
  }
}

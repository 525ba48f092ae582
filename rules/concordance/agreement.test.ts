import { describe, expect, test } from 'vitest';
import { type FowEdition, RULES, type Rule, relationOf } from '../concordance';
import { inventory } from '../inventory';
import { type Change, changesBetween } from './changes';

const COMPARED: readonly (readonly [FowEdition, FowEdition])[] = [
  ['fow-2.0', 'fow-5.5'],
  ['fow-5.00', 'fow-5.5'],
  ['fow-5.5', 'fow-8.01'],
];

/** The clauses of a rule that the tables of changes speak of; examples and the like may be left out there. */
function clausesOf(rule: Rule, doc: FowEdition): string[] {
  return (rule.places[doc] ?? []).filter((id) => {
    const kind = inventory(doc).clauseById.get(id)?.kind;
    return kind === 'procedure' || kind === 'definition';
  });
}

/** The rows of the table that join a clause of the rule in one edition to one in the other. */
function joining(rule: Rule, older: FowEdition, newer: FowEdition): readonly Change[] {
  const [before, after] = [clausesOf(rule, older), clausesOf(rule, newer)];
  return (changesBetween(older, newer) ?? []).filter(
    ({ from, to }) => before.some((id) => from.includes(id)) && after.some((id) => to.includes(id)),
  );
}

describe.each(COMPARED)('the rules from %s to %s agree with the table of changes', (older, newer) => {
  const both = RULES.filter((rule) => clausesOf(rule, older).length > 0 && clausesOf(rule, newer).length > 0);

  test('a rule joins only clauses that the table joins', () => {
    const apart = both.flatMap((rule) => {
      const rows = joining(rule, older, newer);
      const before = clausesOf(rule, older).filter((id) => !rows.some(({ from }) => from.includes(id)));
      const after = clausesOf(rule, newer).filter((id) => !rows.some(({ to }) => to.includes(id)));
      return [...before.map((id) => `${older}/${id}`), ...after.map((id) => `${newer}/${id}`)];
    });
    expect(both.length).toBeGreaterThan(0);
    expect(apart).toEqual([]);
  });

  test('a rule changed where the table says so, and nowhere else', () => {
    const wrong = both.flatMap((rule) => {
      const changed = joining(rule, older, newer).some(({ kind }) => kind === 'changed');
      const said = relationOf(rule, older, newer);
      const agrees = changed ? said === 'changed' : said === 'same' || said === 'split' || said === 'merged';
      return agrees ? [] : [`${older}/${clausesOf(rule, older)} to ${newer}/${clausesOf(rule, newer)} is ${said}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('a section is not called the same where clauses of it changed', () => {
  const sections = RULES.filter((rule) => rule.reviewed && inventory('fow-5.5').sectionById.has(idIn(rule)));
  const wrong = sections.filter((rule) =>
    (changesBetween('fow-5.5', 'fow-8.01') ?? []).some(
      ({ kind, from }) => kind === 'changed' && from.some((id) => isIn('fow-5.5', id, idIn(rule))),
    ),
  );
  expect(wrong.map(idIn)).toEqual([]);
});

function idIn(rule: Rule): string {
  return rule.places['fow-5.5']?.[0] ?? '';
}

function isIn(doc: FowEdition, clause: string, section: string): boolean {
  const { clauseById, sectionById } = inventory(doc);
  let at = clauseById.get(clause)?.section;
  while (at !== undefined && at !== section) at = sectionById.get(at)?.parent ?? undefined;
  return at === section;
}

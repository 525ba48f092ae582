import { describe, expect, it } from 'vitest';
import { parseScenario } from '../format/parse';
import type { Scenario } from '../format/schema';
import { knockOut, type Verdict, witnesses } from './knockout';

const HEAD =
  'title: { ja: 小, en: Small }\nquestion: { ja: 何, en: What? }\nanswer: { ja: 何も, en: Nothing. }\neditions: [fow-8.01]\n';

function scenario(id: string, rest: string): Scenario {
  const read = parseScenario(`id: ${id}\n${HEAD}${rest}`, `${id}.yaml`);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.scenario;
}

const FLYING = `position:
  A: { field: [{ card: hawk, as: hawk }] }
  B: { field: [{ card: plain-guard, as: guard }, { card: hawk, as: hawk-b }] }
script: [{ A: attack hawk -> player, responses: [{ B: no block }] }]
`;
const verdictsOf = (...scenarios: readonly Scenario[]): readonly Verdict[] =>
  knockOut('fow-8.01', witnesses(scenarios, 'fow-8.01'));
const killerOf = (verdicts: readonly Verdict[], name: string, variant: string): string | null | undefined =>
  verdicts.find(({ mutant }) => mutant.name === name && mutant.variant === variant)?.killedBy;

describe('knocking out a row', () => {
  it('is noticed by a scenario whose ruling depends on it (1106.2: only Flying blocks Flying)', () => {
    const noticing = verdictsOf(
      scenario(
        'refusing',
        `${FLYING}expect: { all: { refused: [{ by: B, action: block with guard, clause: '1106.2' }] } }\n`,
      ),
    );
    expect(killerOf(noticing, 'battle.blocker#flying', 'true')).toBe('refusing');
  });

  it('is not noticed by a scenario that only walks past it', () => {
    const passing = verdictsOf(scenario('passing', `${FLYING}expect: { all: { B: { life: 3700 } } }\n`));
    expect(killerOf(passing, 'battle.blocker#flying', 'true')).toBeNull();
  });

  it('does not count where it keeps the script from going on and the same comes out', () => {
    const stuck = verdictsOf(scenario('stuck', `${FLYING}expect: { all: { guard: field } }\n`));
    expect(killerOf(stuck, 'battle.attacker#recovered', 'false')).toBeNull();
  });

  it('counts where it keeps the script from going on and something else comes out', () => {
    const stuck = verdictsOf(scenario('stuck', `${FLYING}expect: { all: { B: { life: 3700 } } }\n`));
    expect(killerOf(stuck, 'battle.attacker#recovered', 'false')).toBe('stuck');
  });

  it('does not count where only the list of clauses differs', () => {
    const listing = verdictsOf(scenario('listing', `${FLYING}expect: { all: { clauses: ['1106.2'] } }\n`));
    expect(listing.filter(({ killedBy }) => killedBy !== null)).toEqual([]);
  });

  it('counts an offer that is gone', () => {
    const offering = verdictsOf(
      scenario('offering', `${FLYING}expect: { all: { offers: [{ by: B, action: block with hawk-b }] } }\n`),
    );
    expect(killerOf(offering, 'battle.blocker#recovered', 'false')).toBe('offering');
  });

  it('tries an operation that no clause speaks of where texts are carried out', () => {
    const paying = verdictsOf(
      scenario(
        'paying',
        `position: { A: { hand: [blood-price], pool: { fire: 1 } } }
script: [{ A: play blood-price }]
expect: { all: { A: { life: 4500 } } }
`,
      ),
    );
    expect(killerOf(paying, 'gainLife', 'none')).toBe('paying');
  });

  it('tries a row that is made to speak of everything where it had no say (104.3: what is rested is not rested again)', () => {
    const resting = verdictsOf(scenario('resting', `${FLYING}expect: { all: { hawk: { rested: true } } }\n`));
    expect(killerOf(resting, 'rest#already', 'all')).toBe('resting');
  });

  it('lets a row that shows cards fall silent, and to both players only what it shows to one', () => {
    const variantsOf = (row: string): readonly string[] =>
      verdictsOf().flatMap(({ mutant: { kind, name, variant } }) =>
        kind === 'visibility' && name === row ? variant : [],
      );
    expect(variantsOf('shown')).toEqual(['none', 'all']);
    expect(variantsOf('faceDown')).toEqual(['none']);
  });
});

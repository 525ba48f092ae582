import { EDITIONS, openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { type Branch, Branching, lineOf } from '../../_watch/line/line';
import { MOST_TURNS, packed, queryOf, readQuery } from '../../_watch/line/link';
import type { Chance } from './chance';
import { hostileValue, mutated, TEXTS } from './hostile';
import type { Opened, Part } from './part';

const SCENARIOS = 12;

interface Stage {
  branching: Branching;
  branch: Branch;
}

/** Some scenarios as a page has them, each with the branch that answers as the script does. */
function stages(): Stage[] {
  const all = scenarioFiles();
  const step = Math.max(1, Math.floor(all.length / SCENARIOS));
  return all.flatMap((file, at) => {
    const read = at % step === 0 ? readScenario(file) : null;
    const edition = read?.ok ? read.scenario.editions[0] : undefined;
    if (!read?.ok || edition === undefined) return [];
    const engine = openEngine(edition, cardsFor(read.scenario, edition));
    const line = lineOf(play(read.scenario, edition, { engine }));
    if (!line) return [];
    const branch = line.decisions.flatMap(({ request, answer }, decision) =>
      answer === null ? [] : [{ decision, prompt: request.prompt, answer }],
    );
    return [{ branching: new Branching(engine, line), branch }];
  });
}

/** A link to a place of a play, whole or with a piece of it changed. */
function linkOf({ branch }: Stage, chance: Chance): string {
  const turns: Branch = JSON.parse(JSON.stringify(chance.once(3) ? branch : mutated(branch, chance)) ?? '[]');
  const isBranch = Array.isArray(turns) && turns.every((turn) => typeof turn === 'object' && turn !== null);
  const query = isBranch
    ? queryOf({ edition: chance.of(EDITIONS), row: chance.below(500) - 1, branch: turns })
    : `?b=${packed([{ decision: chance.below(9), prompt: JSON.stringify(hostileValue(chance)), answer: chance.of(TEXTS) }])}`;
  if (chance.once(2)) return query;
  const at = chance.below(query.length);
  return (
    query.slice(0, at) + chance.of(['', 'A', '%', '%00', '&b=', '=', '+', ...TEXTS]) + query.slice(at + chance.below(4))
  );
}

/** Links that were cut, joined, or made by hand. */
export const links: Part = {
  name: 'links',
  cases: 20_000,
  few: 150,
  open: async (): Promise<Opened> => {
    const all = stages();
    return {
      run: (chance) => {
        const stage = chance.of(all);
        const read = readQuery(linkOf(stage, chance), EDITIONS);
        if (read.kind !== 'place') return null;
        const { branch } = read.place;
        if (branch.length > MOST_TURNS) return `let ${branch.length} turns through`;
        const { turns, state } = stage.branching.follow(branch);
        return turns > branch.length || state === 'waiting' ? `followed ${turns} of ${branch.length}: ${state}` : null;
      },
    };
  },
};

/** Instructions that hold others: under a condition, at will, or one of several. */
import { evaluate } from '../../kernel/view/condition';
import type { Branches, Happens } from './operation';

export const when: Branches<'if'> = {
  does: 'branch',
  branch: (look, instruction, { controller, source, did }) => {
    const holds = evaluate(look, instruction.condition, controller, source, did ?? false);
    return { take: holds ? ['then'] : instruction.else ? ['else'] : [] };
  },
  list: (instruction, branch) => (branch === 'then' ? instruction.then : (instruction.else ?? [])),
};

export const may: Branches<'may'> = {
  does: 'branch',
  branch: () => ({ ask: 'may', yes: 'do' }),
  list: (instruction) => instruction.do,
};

export const modes: Branches<'modes'> = {
  does: 'branch',
  branch: (_, { of }, { announced }) =>
    announced.modes.length > 0 ? { take: announced.modes.slice(0, 1) } : { ask: 'mode', among: of.length },
  list: ({ of }, branch) => of[Number(branch)] ?? [],
};

/** Instead of what would happen, nothing does. */
export const prevent: Happens<'prevent'> = { does: 'happen', events: () => [] };

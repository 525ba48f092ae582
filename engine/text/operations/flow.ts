/** Instructions that hold others: under a condition, at will, or one of several. */
import { THEN } from '../../kernel/position/card';
import { captured } from '../../kernel/position/frame';
import { abilityAt } from '../../kernel/view/abilities';
import { existing } from '../../kernel/view/absent';
import { evaluate } from '../../kernel/view/condition';
import { creatingOf, producingOf } from '../../kernel/view/given';
import { modalOf, targetGroups } from '../../kernel/view/modes';
import { atLeast, fewOf, just, list, oneOf, optional, part, word } from '../shape';
import { nothingChosen } from './choosing';
import type { Branches, Happens } from './operation';

const INSTRUCTIONS = list(part('Instruction'));

export const when: Branches<'if'> = {
  does: 'branch',
  fields: { condition: part('Condition'), [THEN]: INSTRUCTIONS, else: optional(INSTRUCTIONS) },
  branch: (look, instruction, { controller, source, did }) => {
    const holds = evaluate(look, instruction.condition, controller, source, did ?? false);
    return { take: holds ? ['then'] : instruction.else ? ['else'] : [] };
  },
  list: (instruction, branch) => (branch === 'then' ? instruction.then : (instruction.else ?? [])),
};

/** What replaces a part of the text is settled before any of that happens, and so before all other replacements of it. */
export const selfReplace: Branches<'selfReplace'> = {
  does: 'branch',
  fields: { do: INSTRUCTIONS, condition: part('Condition'), instead: INSTRUCTIONS },
  branch: (look, { condition }, { controller, source, did }) => ({
    take: [evaluate(look, condition, controller, source, did ?? false) ? 'instead' : 'do'],
  }),
  list: (instruction, branch) => (branch === 'instead' ? instruction.instead : instruction.do),
};

export const may: Branches<'may'> = {
  does: 'branch',
  fields: { by: optional(just('opponent')), do: INSTRUCTIONS },
  branch: (_, { by }) => ({ ask: 'may', by: by ?? 'you', yes: 'do' }),
  list: (instruction) => instruction.do,
};

export const modes: Branches<'modes'> = {
  does: 'branch',
  fields: { choose: atLeast(1, 1, 2), of: list(INSTRUCTIONS) },
  branch: (look, instruction, { announced, key }) => {
    const { of, choose } = instruction;
    const text = abilityAt(look.rules, key);
    const modal = modalOf(text).find((one) => one.instruction === instruction);
    if (!modal || announced.modes.length === 0)
      return { ask: 'mode', among: existing(look, of, targetGroups(text)), choose };
    return { take: announced.modes.map((mode) => mode - modal.from).filter((mode) => mode in of) };
  },
  list: ({ of }, branch) => of[Number(branch)] ?? [],
};

/** Of several attributes one is chosen as it is carried out. */
export const createOf: Branches<'createOf'> = {
  does: 'branch',
  fields: { token: part('Token'), of: fewOf(word('attributes'), 1, 6), into: optional(word('zones')) },
  branch: (_, { of }) => (of.length > 1 ? { ask: 'mode', among: [...of.keys()], choose: 1 } : { take: [0] }),
  list: (instruction, branch) => creatingOf(instruction).slice(Number(branch), Number(branch) + 1),
};

/** The same of what is produced. */
export const produceOf: Branches<'produceOf'> = {
  does: 'branch',
  fields: { of: fewOf(word('resources'), 2, 6) },
  branch: (_, { of }) => ({ ask: 'mode', among: [...of.keys()], choose: 1 }),
  list: (instruction, branch) => producingOf(instruction).slice(Number(branch), Number(branch) + 1),
};

/** An ability is made that waits for something later, and speaks of what this text speaks of. */
export const later: Happens<'later'> = {
  does: 'happen',
  fields: {
    when: part('Occurrence'),
    or: optional(part('Occurrence')),
    do: INSTRUCTIONS,
    during: optional(oneOf('turn', 'onceThisTurn')),
  },
  choice: nothingChosen,
  events: (look, instruction, program) => {
    const { source, controller } = program;
    const key = look.rules.delays.get(instruction);
    if (key === undefined) return [];
    const { during } = instruction;
    const made = { source, key, controller, captured: captured(program) };
    if (during === 'onceThisTurn') return [{ kind: 'delay', delayed: { ...made, until: 'turn', once: true } }];
    return [{ kind: 'delay', delayed: { ...made, until: during ?? 'once' } }];
  },
};

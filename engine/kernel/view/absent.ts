/** Rules that players have to agree on, and the parts of texts that do not exist where they have not. */
import type { Instruction, Target } from '../position/card';
import type { Position } from '../position/position';
import type { Speaking } from './language';
import type { Look } from './look';
import { onceFor } from './remembered';
import type { GameTypes } from './ruleset';

/** Whether the players have agreed on a rule. */
export const isAgreed = ({ agreed }: Position, name: string): boolean => agreed.includes(name);

/** Whether a part of a text speaks of a zone that is not used in this game, since nobody agreed on its rule. */
export function isAbsent<G extends GameTypes>(look: Look<G>, ...said: Speaking): boolean {
  const { anyOfAgreements, agreements, language } = look.rules;
  if (!anyOfAgreements) return false;
  const named = language.zonesIn(...said);
  if (named.length === 0) return false;
  const unused = agreements.find(({ name, run: { uses, drops } }) =>
    (isAgreed(look.p, name) ? drops : uses)?.some((zone) => named.includes(zone)),
  );
  if (unused) look.log?.via('agreement', unused.name, unused.clauses);
  return unused !== undefined;
}

const NO_TARGETS: readonly Target[] = [];

/** Whether there is nothing of a text that would exist. `targets`: those that it speaks of. */
export const isAllAbsent = <G extends GameTypes>(
  look: Look<G>,
  text: readonly Instruction[],
  targets: readonly Target[] = NO_TARGETS,
): boolean => look.rules.anyOfAgreements && text.length > 0 && text.every((one) => isLeftOut(look, one, targets));

/** Whether an instruction does not exist: of itself, since a target that it speaks of does not, or since nothing that it holds does. */
export function isLeftOut<G extends GameTypes>(
  look: Look<G>,
  instruction: Instruction,
  targets: readonly Target[],
): boolean {
  if (!look.rules.anyOfAgreements) return false;
  if (isAbsent(look, 'Instruction', instruction)) return true;
  if (targetsIn(instruction).some((at) => isAbsentTarget(look, targets[at]))) return true;
  const texts = textsIn(instruction);
  return texts.length > 0 && texts.every((text) => isAllAbsent(look, text, targets));
}

const isAbsentTarget = <G extends GameTypes>(look: Look<G>, target: Target | undefined): boolean =>
  target !== undefined && isAbsent(look, 'Filter', target.filter);

/** The groups of targets to which an instruction does something, by their numbers. */
const targetsIn = onceFor((instruction: Instruction): readonly number[] =>
  Object.values<unknown>({ ...instruction }).flatMap((said) =>
    typeof said === 'object' && said !== null && 'target' in said && typeof said.target === 'number' ? said.target : [],
  ),
);

/** Those of several texts, by index, of which something exists. */
export const existing = <G extends GameTypes>(
  look: Look<G>,
  texts: readonly (readonly Instruction[])[],
  targets: readonly Target[],
): readonly number[] => [...texts.keys()].filter((index) => !isAllAbsent(look, texts[index] ?? [], targets));

const NONE: readonly (readonly Instruction[])[] = [];

/** The texts that an instruction holds, also to be carried out later. */
function textsIn(instruction: Instruction): readonly (readonly Instruction[])[] {
  switch (instruction.op) {
    case 'may':
    case 'later':
      return [instruction.do];
    case 'if':
      return instruction.else ? [instruction.then, instruction.else] : [instruction.then];
    case 'selfReplace':
      return [instruction.do, instruction.instead];
    case 'replace':
      return [instruction.instead];
    case 'modes':
      return instruction.of;
    default:
      return NONE;
  }
}

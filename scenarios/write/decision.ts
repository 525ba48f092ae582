/** A decision as the words of a script: what reads them stands in `../format/words.ts`. */
import type { Answer, Prompt } from '@/engine';

/** The words for an answer. */
type Say = (answer: Answer) => string;

const listOf = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.map(String) : [];
/** A player by the letter that scripts use. */
const named = (key: string): string => key.replace(/^player (?=[AB]$)/, '');

const choosing =
  (verb: string): Say =>
  (answer) => {
    const names = listOf(answer).map(named);
    return names.length === 0 ? 'none' : `${verb} ${names.join(', ')}`;
  };
const either =
  (words: Readonly<Record<string, string>>, other: Say): Say =>
  (answer) =>
    (typeof answer === 'string' ? words[answer] : undefined) ?? other(answer);
const asIs: Say = (answer) => String(answer);
const number: Say = (answer) => `number ${String(answer)}`;
const sharing: Say = (answer) =>
  `split ${Object.entries(answer)
    .map(([key, amount]) => `${named(key)} ${amount}`)
    .join(', ')}`;
const modes: Say = (answer) =>
  `mode ${listOf(answer)
    .map((key) => key.replace(/^mode /, ''))
    .join(', ')}`;

const attacker = choosing('attack with');
const blocker = either({ 'no block': 'no block' }, choosing('block with'));
const choose = choosing('choose');

/** By prompt: one without its words does not compile. */
const SAYS: Readonly<Record<Prompt, Say>> = {
  priority: either({ battle: 'open battle' }, asIs),
  phase: either({ battle: 'open battle' }, (answer) => `go to ${String(answer)}`),
  call: either({ 'no call': 'no call' }, asIs),
  will: choosing('take'),
  'pay.will': asIs,
  mode: modes,
  target: choosing('target'),
  choose,
  hand: choose,
  host: choose,
  backups: choose,
  replacement: either({ no: 'no' }, choose),
  replaced: choose,
  trigger: choose,
  order: choosing('order'),
  arrange: choosing('order'),
  timestamps: choosing('order'),
  pay: choosing('pay'),
  discard: choosing('discard'),
  exchange: choosing('exchange'),
  foresee: choosing('choose'),
  cost: (answer) => `cost ${String(answer)}`,
  x: number,
  number,
  loop: number,
  split: sharing,
  share: sharing,
  may: asIs,
  byWhat: choose,
  reveal: asIs,
  awaken: asIs,
  shift: asIs,
  burst: either({ pass: 'no burst' }, choosing('burst')),
  starter: (answer) => `go ${String(answer)}`,
  mulligan: either({ no: 'keep', yes: 'mulligan' }, asIs),
  'battle.attack': asIs,
  'battle.attacker': attacker,
  'battle.object': choosing('->'),
  'battle.blocker': blocker,
  'battle.pierce': sharing,
  'attack.again': asIs,
  'attack.attackers': attacker,
  'block.blocker': blocker,
};

const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(SAYS, prompt);

/**
 * The words for an answer to a decision.
 * @throws for a decision that no player is asked for
 */
export function decisionWords(prompt: string, answer: Answer): string {
  if (!isPrompt(prompt)) throw new Error(`the decision ${prompt} has no words in a script`);
  return SAYS[prompt](answer);
}

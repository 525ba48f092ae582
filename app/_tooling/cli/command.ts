import { parseArgs } from 'node:util';
import { BadInput, didYouMean } from './bad-input';

/** An option of a command: a switch, or one that takes a value (its name in the usage line). */
export type OptionKind = { type: 'switch' } | { type: 'value'; value: string };

/** What a command was given. */
export interface Given {
  /** Words that are no options. */
  words: string[];
  has(option: string): boolean;
  value(option: string): string | undefined;
}

export interface Command {
  /** What follows the name, for the usage line: `<doc>/<id>`. */
  takes: string;
  /** One line on what it answers. */
  answers: string;
  options: Readonly<Record<string, OptionKind>>;
  /** Does it, and gives the exit code: 0 all well, 1 found wrong. */
  run(given: Given): Promise<number>;
}

export const JSON_OPTION = { json: { type: 'switch' } } as const satisfies Command['options'];

/** `saitei rule <doc>/<id> [--json]` */
export function usageOf(name: string, { takes, options }: Command): string {
  const flags = Object.entries(options).map(([option, kind]) =>
    kind.type === 'switch' ? `[--${option}]` : `[--${option} ${kind.value}]`,
  );
  return ['saitei', name, takes, ...flags].filter((part) => part !== '').join(' ');
}

/** Reads the arguments of a command. Refused: unknown options, an option without its value. */
export function readArguments(name: string, command: Command, args: string[]): Given {
  const known = Object.keys(command.options);
  const words: string[] = [];
  const switches = new Set<string>();
  const values = new Map<string, string>();
  const { tokens } = parseArgs({ args, strict: false, tokens: true, allowPositionals: true });
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!taken.has(token.index)) words.push(token.value);
      continue;
    }
    if (token.kind === 'option-terminator') continue;
    const kind = command.options[token.name];
    if (!kind) {
      throw new BadInput(
        `unknown option ${token.rawName}${didYouMean(token.name, known)}; usage: ${usageOf(name, command)}`,
      );
    }
    if (kind.type === 'switch') {
      switches.add(token.name);
      continue;
    }
    const next = tokens.find((other) => other.index === token.index + 1 && other.kind === 'positional');
    const value = token.value ?? (next?.kind === 'positional' ? next.value : undefined);
    if (value === undefined) throw new BadInput(`--${token.name} needs a value; usage: ${usageOf(name, command)}`);
    if (token.value === undefined) taken.add(token.index + 1);
    values.set(token.name, value);
  }
  return { words, has: (option) => switches.has(option), value: (option) => values.get(option) };
}

/** Refuses a wrong number of words. */
export function expectWords(name: string, command: Command, given: Given, least: number, most: number): void {
  const count = given.words.length;
  if (count >= least && count <= most) return;
  const what = count < least ? 'something is missing' : `there is no place for ${given.words.slice(most).join(' ')}`;
  throw new BadInput(`${what}; usage: ${usageOf(name, command)}`);
}

import { BadInput, didYouMean } from './bad-input';
import { type Command, readArguments, usageOf } from './command';
import { check } from './commands/check';
import { compare } from './commands/compare';
import { coverage } from './commands/coverage';
import { decides } from './commands/decides';
import { deck } from './commands/deck';
import { explore } from './commands/explore';
import { exportCommand } from './commands/export';
import { importCommand } from './commands/import';
import { rule } from './commands/rule';
import { run } from './commands/run';
import { search } from './commands/search';
import { print } from './output';

const COMMANDS: Readonly<Record<string, Command>> = {
  rule,
  search,
  run,
  compare,
  decides,
  explore,
  deck,
  export: exportCommand,
  import: importCommand,
  coverage,
  check,
};

/**
 * Runs one command line. Gives the exit code: 0 done, 1 done and found wrong, 2 not possible as asked (with one line on
 * stderr).
 */
export async function main(args: string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    return report(error);
  }
}

async function dispatch(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return printHelp();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const known = Object.keys(COMMANDS);
    throw new BadInput(`unknown command ${name}${didYouMean(name, known)}; the commands are ${known.join(', ')}`);
  }
  if (rest.includes('--help')) {
    print(`${usageOf(name, command)}\n    ${command.answers}`);
    return 0;
  }
  return command.run(readArguments(name, command, rest));
}

function printHelp(): number {
  for (const [name, command] of Object.entries(COMMANDS)) print(`${usageOf(name, command)}\n    ${command.answers}`);
  return 0;
}

/** Whatever goes wrong ends in one line. */
function report(error: unknown): number {
  const message = error instanceof Error ? error.message : `something went wrong: ${JSON.stringify(error)}`;
  process.stderr.write(`saitei: ${oneLine(message)}\n`);
  return 2;
}

/** Letters of a line: what was given may be long, and what would be right stands at its end. */
const LONGEST_LINE = 600;

/** A message as one line that a terminal can show: whatever somebody gave may stand in it. */
export function oneLine(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal obeys them.
  const line = message.replace(/\s*\n\s*/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '�');
  if (line.length <= LONGEST_LINE) return line;
  const half = LONGEST_LINE / 2;
  return `${line.slice(0, half)} … (${line.length - LONGEST_LINE} letters left out) … ${line.slice(-half)}`;
}

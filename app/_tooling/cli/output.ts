/** A line for people. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A value for programs, on one line. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Emphasis on a terminal, nothing elsewhere. */
export function strong(text: string): string {
  return process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text;
}

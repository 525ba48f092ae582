/** What the shell expects of a program that Ctrl C has ended. */
const INTERRUPTED = 130;

/** Ends the program on Ctrl C, or when it is asked to end, after `first`. */
export function onInterrupt(first: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      first();
      process.exit(INTERRUPTED);
    });
  }
}

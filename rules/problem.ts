/** Something wrong in what was written: where, what, and what would be right. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  line: number;
  what: string;
  right: string;
}

/** `file:line what; what would be right`, always one line. */
export function problemLine({ file, line, what, right }: Problem): string {
  return `${file}:${line} ${what}; ${right}`.replace(/\s+/g, ' ');
}

/** A value, or the problems that kept it from being made. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** What a clause is; `procedure` is what an engine executes or checks. */
export const CLAUSE_KINDS = ['procedure', 'definition', 'physical', 'example', 'note', 'reference', 'table'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

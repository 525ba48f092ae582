import { CLAUSE_KINDS, type ClauseKind } from '@/rules/clause-kinds';
import { type DocId, isDocId } from '@/rules/documents';
import { LONGEST_QUERY } from '@/rules/search/longest-query';

/** What is looked for: words, perhaps in one document only, perhaps among clauses of one kind only. */
export interface Asked {
  words: string;
  doc?: DocId;
  kind?: ClauseKind;
}

/** The query part of an address that asks this; empty where nothing is asked. */
export function queryOf({ words, doc, kind }: Asked): string {
  const parts = [
    ['q', words.trim()],
    ['doc', doc ?? ''],
    ['kind', kind ?? ''],
  ] as const;
  const said = parts.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/**
 * What the query part of an address asks. Documents and kinds that do not exist are left out; of too many letters
 * the first are asked.
 */
export function askedIn(query: string): Asked {
  const said = new URLSearchParams(query);
  const doc = said.get('doc') ?? '';
  const kind = CLAUSE_KINDS.find((one) => one === said.get('kind'));
  return {
    words: (said.get('q') ?? '').slice(0, LONGEST_QUERY),
    ...(isDocId(doc) ? { doc } : {}),
    ...(kind ? { kind } : {}),
  };
}

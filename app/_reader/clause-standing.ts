import type { Lang } from '@/rules/documents';
import type { Standing } from '../_compare/editions';
import { wordsIn } from '../_words/words';
import type { List } from './clause-panels';
import type { ReaderClause } from './reader-context';

/** More places that refer to a clause than these are listed on demand. */
const REFERRERS_AT_ONCE = 12;

/** What stands open where a link leads: not what is the same as before, not a long list. */
export function openAtOnce({ standing, referrers }: ReaderClause): List[] {
  const telling = standing !== undefined && (!standing.earlier || standing.kind !== 'same');
  const few = referrers.length > 0 && referrers.length <= REFERRERS_AT_ONCE;
  return [...(few ? (['referrers'] as const) : []), ...(telling ? (['standing'] as const) : [])];
}

/** What is open after a list was opened or closed. All other editions show the one of `standing` as well: not twice. */
export function toggled(open: readonly List[], list: List): List[] {
  if (open.includes(list)) return open.filter((one) => one !== list);
  const told: List | undefined = list === 'editions' ? 'standing' : list === 'standing' ? 'editions' : undefined;
  return [...open.filter((one) => one !== told), list];
}

/** What the page keeps room for, so that nothing moves when it opens; what 8.01 says now takes more than what it changed. */
export function roomFor(clause: ReaderClause): string | undefined {
  const lists = openAtOnce(clause).map((list) => (list === 'standing' && !clause.standing?.earlier ? 'now' : list));
  return lists.length > 0 ? lists.join(' ') : undefined;
}

/** Whether the newest edition says otherwise: that is in sight without being asked. */
export function isOutdated({ earlier, kind }: Standing): boolean {
  return !earlier && kind !== 'same';
}

/** `since 5.5: changed`, `now in 8.01: dropped` */
export function standingLabel({ doc, kind, earlier }: Standing, lang: Lang): string {
  const { compare, document } = wordsIn(lang);
  const [edition, what] = [document.edition[doc], compare.kind[kind]];
  return earlier ? compare.since(edition, what) : compare.now(edition, what);
}

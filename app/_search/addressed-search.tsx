'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { type Asked, askedIn, queryOf } from './asked';
import { SearchBox } from './search-box';

interface Props {
  lang: Lang;
  /** The address of the page, without a query. */
  path: string;
  examples?: readonly string[];
  /** Whether as many answers are shown as help, not just the best. */
  whole?: boolean;
}

/** A search with an address: the query part is read when the page opens, and follows what is asked. */
export function AddressedSearch({ path, ...box }: Props) {
  const [asked, setAsked] = useState<Asked>({ words: '' });
  useEffect(() => {
    const read = () => setAsked(askedIn(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const follow = (now: Asked) => history.replaceState(history.state, '', `${path}${queryOf(now)}`);
  return <SearchBox key={queryOf(asked)} focused initial={asked} onAsked={follow} {...box} />;
}

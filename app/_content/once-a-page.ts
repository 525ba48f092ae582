import { cache } from 'react';

/**
 * Reads something from disk once for each page that is rendered, so that an edit shows at the next load; in a build or a
 * test, where nothing changes any more, once for all pages.
 */
export function onceAPage<Value>(read: () => Value): () => Value {
  if (process.env.NODE_ENV === 'development') return cache(read);
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

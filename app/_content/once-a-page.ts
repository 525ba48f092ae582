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

/** The same for something that is read of many things: once for each that is asked for by its names. */
export function eachOnceAPage<Names extends readonly string[], Value>(
  read: (...names: Names) => Value,
): (...names: Names) => Value {
  if (process.env.NODE_ENV === 'development') return cache(read);
  const known = new Map<string, { value: Value }>();
  return (...names) => {
    const key = names.join('\n');
    const made = known.get(key) ?? { value: read(...names) };
    known.set(key, made);
    return made.value;
  };
}

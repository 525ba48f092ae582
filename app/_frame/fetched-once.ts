const files = new Map<string, Promise<unknown>>();

/**
 * A data file that the build of this site wrote, fetched once a visit; `read` says what stands in it. Rejects when it does
 * not load, and is tried again when it is next asked for.
 */
export function fetchedOnce<T>(path: string, read: (value: Awaited<ReturnType<Response['json']>>) => T): Promise<T> {
  const known = files.get(path) ?? fetched(path);
  files.set(path, known);
  known.catch(() => files.delete(path));
  return known.then(read);
}

async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.json();
}

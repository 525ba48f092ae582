/** What the target of a request asks for: a place below the folder of the site, nothing that could be there, or no target at all. */
export type Target =
  /** `path` is as it was sent and begins with one slash; `segments` are decoded, the last one empty for a folder. */
  | { kind: 'place'; path: string; segments: readonly string[]; query: string }
  | { kind: 'nowhere' }
  | { kind: 'malformed' };

/**
 * Reads the target of a request (`/en/?q=1`, or the whole address as a proxy sends it). What no page of the site is called
 * is nowhere, so that nothing is ever looked for outside the folder, and no address leads to another host: an empty
 * segment (`//host/`), one of dots, one that holds a slash, a backslash or a null once it is decoded.
 */
export function readTarget(sent: string): Target {
  const whole = /^https?:\/\//i.test(sent);
  if (whole && !URL.canParse(sent)) return { kind: 'malformed' };
  const target = whole ? sent.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : sent;
  if (!target.startsWith('/')) return { kind: 'malformed' };
  const [path = '', ...query] = target.split('?');
  const segments = path.slice(1).split('/').map(decoded);
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  if (!named.every(isName)) return { kind: 'nowhere' };
  return {
    kind: 'place',
    path,
    segments: segments.map((segment) => segment ?? ''),
    query: query.length === 0 ? '' : `?${query.join('?')}`,
  };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isName(segment: string | undefined): boolean {
  return segment !== undefined && segment !== '' && !/^\.\.?$|[/\\\0]/.test(segment);
}

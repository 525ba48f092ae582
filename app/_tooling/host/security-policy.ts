import { createHash } from 'node:crypto';

/** What every page may load: only what this site serves. Styles stand in attributes here and there. */
const LOADED = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** The part of the policy that only a header can say: no other page may show one of this site inside it. */
export const SERVED_POLICY = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

/** Scripts that stand in a page. Built pages escape `<` in them, so none holds the end of another. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Where a page says its letters: the first thing in it that means something. */
const FIRST = /<meta charset="utf-8"\s*\/>/i;

/**
 * A built page with its policy in it, so that it holds on any host: scripts are those this site serves, and those that
 * stand in the page, each by its hash. Refused: a page that does not say its letters first.
 */
export function withPolicy(html: string): string {
  if (!FIRST.test(html)) throw new Error(`a page must begin with its letters: ${html.slice(0, 80)}`);
  const hashes = new Set([...html.matchAll(INLINE)].map(([, script = '']) => `'sha256-${sha256(script)}'`));
  const policy = [...LOADED, ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' ')].join('; ');
  return html.replace(FIRST, (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

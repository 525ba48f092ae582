import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './security-policy';

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head>' +
  '<body><script>one()</script><script id="_R_">two($&)</script><script>one()</script></body></html>';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page runs the scripts that stand in it, each by its hash, those of the site, and no others', () => {
  const policy = /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
    withPolicy(PAGE),
  )?.[1];
  const scripts = policy?.split('; ').find((part) => part.startsWith('script-src '));
  expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('one()')} ${hashOf('two($&)')}`);
  expect(policy).not.toContain("'unsafe-eval'");
});

test('nothing else of the page changes', () => {
  expect(withPolicy(PAGE).replace(/<meta http-equiv[^>]*>/, '')).toBe(PAGE);
});

test('a page whose policy would come after something that runs is refused', () => {
  expect(() => withPolicy('<html><head><script>one()</script></head></html>')).toThrow('a page must begin with');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder, siteFolder } from './static-server';

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saitei-site-'));
  mkdirSync(join(folder, 'site/rules/6.1'), { recursive: true });
  mkdirSync(join(folder, 'site/_next/static'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), 'cover');
  writeFileSync(join(folder, 'site/404.html'), 'nothing here');
  writeFileSync(join(folder, 'site/rules/6.1/index.html'), 'section 6.1');
  writeFileSync(join(folder, 'site/_next/static/a.js'), 'let a;');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  ({ server, url } = await serveFolder(join(folder, 'site'), 0));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

describe('the static server', () => {
  test('takes 6.1 for a folder, not for a file with the extension .1', async () => {
    expect(await (await fetch(`${url}/rules/6.1/`)).text()).toBe('section 6.1');
    const moved = await fetch(`${url}/rules/6.1?e=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/rules/6.1/?e=1']);
  });

  test('answers an unknown address with the page for that, and 404', async () => {
    const answer = await fetch(`${url}/nowhere/`);
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  });

  test('never leaves its folder', async () => {
    for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/rules/..%2f..%2fsecret.txt', '/%00', '/%']) {
      expect((await fetch(url + path)).status, path).toBe(404);
    }
  });

  test('compresses, lets scripts be kept for good, and pages be asked for again', async () => {
    const script = await fetch(`${url}/_next/static/a.js`);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('cache-control')).toContain('immutable');
    const page = await fetch(`${url}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag') ?? '';
    expect((await fetch(`${url}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('says in one line that a port is taken, or that nothing is built', async () => {
    const port = Number(new URL(url).port);
    await expect(serveFolder(folder, port)).rejects.toThrow(
      `port ${port} is taken: choose another, e.g. PORT=${port + 1} npm start`,
    );
    expect(() => siteFolder(join(folder, 'none'))).toThrow(/holds no built site: run `npm run build` first$/);
  });
});

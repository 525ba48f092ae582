import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from './compress';
import { serveFolder, siteFolder } from './static-server';

let folder: string;
let site: string;
let server: Server;
let url: string;
const SCRIPT = `let a = ${JSON.stringify('a'.repeat(5000))};`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saitei-site-'));
  site = join(folder, 'site');
  mkdirSync(join(site, 'rules/6.1'), { recursive: true });
  mkdirSync(join(site, 'en'), { recursive: true });
  mkdirSync(join(site, '_next/static'), { recursive: true });
  writeFileSync(join(site, 'index.html'), 'cover');
  writeFileSync(join(site, '404.html'), 'nothing here');
  writeFileSync(join(site, 'en/index.html'), 'English cover');
  writeFileSync(join(site, 'rules/6.1/index.html'), 'section 6.1');
  for (const name of ['a.js', 'a.mjs']) writeFileSync(join(site, '_next/static', name), SCRIPT);
  writeFileSync(join(site, 'a.wasm'), 'wasm');
  writeFileSync(join(site, 'large.bin'), Buffer.alloc(30_000_000));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  await compressFiles(site, () => false);
  ({ server, url } = await serveFolder(site, 0));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks as no browser would: the address goes out as it stands, and what comes back is not decompressed. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${url}/`, { path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    }).on('error', reject);
  });
}

/** Sends bytes that are no address, or no request at all; answers the first line that comes back. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request, 'latin1'));
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1').split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

describe('the static server', () => {
  test('takes 6.1 for a folder, not for a file with the extension .1', async () => {
    expect((await ask('/rules/6.1/')).body).toBe('section 6.1');
    const moved = await ask('/rules/6.1?e=1');
    expect([moved.status, moved.headers.location]).toEqual([308, '/rules/6.1/?e=1']);
  });

  test('answers an unknown address with the page for that, and 404', async () => {
    const answer = await ask('/nowhere/', { range: 'bytes=0-1' });
    expect([answer.status, answer.body]).toEqual([404, 'nothing here']);
  });

  test('never leaves its folder', async () => {
    for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/rules/..%2f..%2fsecret.txt', '/../secret.txt']) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  const NOWHERE = {
    'nothing but slashes': ['//', '///', '/rules//6.1/'],
    'another host': ['//en/', '//en', '/.//en', '/%2fen', '/%5c%5cen', '//a:b/', '//:80/'],
    'signs that no page has': ['/\\', '//%/', '//[/', '/%', '/%00', '/%c3%28/'],
    'a file taken for a folder': ['/index.html/', '/404.html/index.html'],
    'more than a name can hold': [`/${'a'.repeat(8000)}`, `/${'%61'.repeat(2000)}/`, `/${'a/'.repeat(4000)}`],
  };
  test.each(Object.entries(NOWHERE))('answers %s with 404, and goes on', async (_, paths) => {
    for (const path of paths) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.location], path.slice(0, 80)).toEqual([404, undefined]);
    }
    expect((await ask('/')).status).toBe(200);
  });

  test.each([
    ['GET http://[ HTTP/1.1', 400],
    ['GET http://a:99999/en/ HTTP/1.1', 400],
    ['GET * HTTP/1.1', 400],
    ['GET en/ HTTP/1.1', 400],
    ['GET http://127.0.0.1/en/ HTTP/1.1', 200],
    ['POST / HTTP/1.1', 405],
    ['OPTIONS * HTTP/1.1', 405],
    ['NONSENSE', 400],
    ['GET /\x00 HTTP/1.1', 400],
  ])('answers %j with %i, and goes on', async (line, status) => {
    expect(await raw(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toContain(`HTTP/1.1 ${status} `);
    expect((await ask('/')).status).toBe(200);
  });

  test('lets scripts be kept for good, and pages be asked for again', async () => {
    expect((await ask('/_next/static/a.js')).headers['cache-control']).toContain('immutable');
    const page = await ask('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const etag = page.headers.etag ?? '';
    for (const known of [etag, `"other", ${etag}`, '*']) {
      expect((await ask('/', { 'if-none-match': known })).status, known).toBe(304);
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['gzipped', undefined],
  ])('with accept-encoding %j compresses as %s', async (accepted, encoding) => {
    const answer = await ask('/_next/static/a.js', accepted === '' ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    if (encoding === undefined) expect(answer.body).toBe(SCRIPT);
    else expect(Number(answer.headers['content-length'])).toBeLessThan(200);
  });

  test('gives each encoding a tag of its own', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (accepted) => {
        const { headers } = await ask('/_next/static/a.js', { 'accept-encoding': accepted });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('gives the part that is asked for', async () => {
    const part = await ask('/rules/6.1/', { range: 'bytes=8-10' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '6.1', 'bytes 8-10/11']);
    const beyond = await ask('/rules/6.1/', { range: 'bytes=100-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */11']);
  });

  test('names the kind of a file', async () => {
    expect((await ask('/_next/static/a.mjs')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask('/a.wasm')).headers['content-type']).toBe('application/wasm');
    expect((await ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('says what a page may do', async () => {
    for (const path of ['/', '/nowhere/', '/a.wasm', '/rules/6.1']) {
      const { headers } = await ask(path);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('same-origin');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('closes the file of a download that is broken off', async () => {
    const open = () => readdirSync('/proc/self/fd').filter((fd) => target(fd).endsWith('large.bin')).length;
    await new Promise<void>((resolve, reject) => {
      const request = get(`${url}/large.bin`, { agent: false }, (answer) => {
        answer.once('data', () => {
          expect(open()).toBeGreaterThan(0);
          answer.on('error', () => resolve());
          request.destroy();
          answer.once('close', resolve);
        });
      }).on('error', reject);
    });
    await expect.poll(open).toBe(0);
  });

  test('is reached from this machine alone unless it is told otherwise', async () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
    const wide = await serveFolder(site, 0, '0.0.0.0');
    expect(wide.server.address()).toMatchObject({ address: '0.0.0.0' });
    await new Promise((closed) => wide.server.close(closed));
  });

  test('lives without a page for what is not there', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'saitei-bare-'));
    writeFileSync(join(bare, 'index.html'), 'cover');
    const { server, url } = await serveFolder(bare, 0);
    const answer = await fetch(`${url}/nowhere/`);
    expect([answer.status, await answer.text()]).toEqual([404, 'not found\n']);
    expect((await fetch(url)).status).toBe(200);
    await new Promise((closed) => server.close(closed));
    rmSync(bare, { recursive: true });
  });

  test('says in one line that a port is taken, or that nothing is built', async () => {
    const port = Number(new URL(url).port);
    await expect(serveFolder(folder, port)).rejects.toThrow(
      `port ${port} is taken: choose another, e.g. PORT=${port + 1} npm run serve`,
    );
    await expect(serveFolder(folder, 0, 'no.such.host.invalid')).rejects.toThrow(
      /^HOST is no.such.host.invalid: this machine has no such address/,
    );
    expect(() => siteFolder(join(folder, 'none'))).toThrow(/holds no built site: run `npm run build` first$/);
  });

  test('a site whose build was stopped on the way is refused, one that was built to its end is not', () => {
    const out = join(folder, 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), 'the cover');
    expect(() => siteFolder(out)).toThrow(/holds a part of a site, its build was stopped: run `npm run build` again$/);
    writeFileSync(join(out, 'sw.js'), 'the last');
    expect(siteFolder(out)).toBe(out);
  });
});

function target(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

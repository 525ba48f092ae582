import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../host/static-server';
import type { Chance } from './chance';
import { TEXTS } from './hostile';
import type { Opened, Part } from './part';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'get', '', 'GET GET', 'G\u0000T'];
const PIECES = [
  '/',
  '//',
  '/.',
  '/..',
  '/en',
  '/index.html',
  '/rules/6.1',
  '%2f',
  '%5c',
  '%00',
  '%',
  '\\',
  ':80',
  '@b',
  '[',
  '?',
  '#',
  ' ',
  'http://',
  'http://a:99999',
  '*',
  'é',
  '/a.js',
  '.br',
  ...TEXTS,
];
const HEADERS = [
  'Range: bytes=0-',
  'Range: bytes=5-2',
  'Range: bytes=-1,0-0,9-9',
  'Range: lines=1',
  'If-None-Match: *',
  'If-Match: "x"',
  'If-Modified-Since: never',
  'If-Range: "x"',
  'Accept-Encoding: gzip;q=0, *;q=0',
  'Accept-Encoding: br;q=zero',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Expect: 100-continue',
  'Host: elsewhere.test',
  `Cookie: ${'a'.repeat(20_000)}`,
  'no header at all',
];
/** How long a server may be silent before the request is left. It owes no answer to half a request. */
const PATIENCE = 2000;
/** A whole request is owed one, however busy the machine is. */
const OWED = 60_000;

/** Sends some bytes to a port of this machine; answers what came back until it was silent for too long, in milliseconds. */
function exchange(port: number, bytes: Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => socket.destroy());
    // An answer may begin with the word to go on.
    const answered = () =>
      Buffer.concat(parts)
        .toString('latin1')
        .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
    socket.on('close', () => resolve(answered()));
  });
}

function requestOf(chance: Chance): Buffer {
  const pick = (list: readonly string[], most: number) =>
    Array.from({ length: chance.below(most + 1) }, () => chance.of(list));
  const path = (chance.once(4) ? '' : '/') + pick(PIECES, 4).join('');
  const head = [`${chance.once(3) ? chance.of(METHODS) : 'GET'} ${path} HTTP/1.${chance.once(6) ? 9 : 1}`];
  const lines = [...head, 'Host: a', ...pick(HEADERS, 3), 'Connection: close', '', ''];
  const text = chance.once(12) ? chance.of(TEXTS).repeat(50) : lines.join('\r\n');
  return Buffer.from(chance.once(10) ? text.slice(0, chance.below(text.length)) : text, 'utf8');
}

const COVER = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

/** Requests that no browser makes. */
export const requests: Part = {
  name: 'requests',
  cases: 2000,
  few: 80,
  open: async (): Promise<Opened> => {
    const folder = mkdtempSync(join(tmpdir(), 'saitei-soak-'));
    mkdirSync(join(folder, 'rules/6.1'), { recursive: true });
    for (const file of ['index.html', '404.html', 'a.js', 'a.js.br', 'rules/6.1/index.html'])
      writeFileSync(join(folder, file), `in ${file}`);
    const { server, url } = await serveFolder(folder, 0);
    const port = Number(new URL(url).port);
    return {
      run: async (chance) => {
        const request = requestOf(chance);
        const shown = JSON.stringify(request.toString('latin1').slice(0, 200));
        const answer = await exchange(port, request, PATIENCE);
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
        if (answer !== '' && (status < 200 || status >= 500) && status !== 505)
          return `${shown} was answered ${answer.slice(0, 80)}`;
        const to = /^location: (.*)$/im.exec(answer)?.[1];
        if (to !== undefined && !/^\/(?![/\\])/.test(to)) return `${shown} leads to ${to}`;
        const after = await exchange(port, COVER, OWED);
        return after.includes('in index.html') ? null : `after ${shown} the cover is not served any more`;
      },
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
        rmSync(folder, { recursive: true });
      },
    };
  },
};

import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { failureOf } from './build-site';
import { addressOf, listenFailure, listeningFrom, tryListening } from './listening';

test('the site is for this machine alone, at port 3000, unless the environment says otherwise', () => {
  expect(listeningFrom({})).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(listeningFrom({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
  expect(addressOf({ port: 8080, host: '0.0.0.0' })).toBe('http://localhost:8080');
  expect(addressOf({ port: 80, host: '::2' })).toBe('http://[::2]:80');
});

test.each(['', '0', '65536', '80a', '1e3', '-1', '3.5'])('PORT %j is refused in one line', (PORT) => {
  expect(() => listeningFrom({ PORT })).toThrow(`PORT is ${PORT}: it must be a whole number from 1 to 65535`);
});

test('a taken port is told before anything is built', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const bound = taken.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
    });
  });
  await expect(tryListening({ port, host: '127.0.0.1' })).rejects.toThrow(`port ${port} is taken`);
  await new Promise((closed) => taken.close(closed));
  await tryListening({ port, host: '127.0.0.1' });
});

test('a port that only the system may open, and the last one, are told with one that would do', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  expect(listenFailure(failed('EACCES'), { port: 80, host: '127.0.0.1' })).toContain('PORT=3000');
  expect(listenFailure(failed('EADDRINUSE'), { port: 65535, host: '127.0.0.1' })).toContain('PORT=3000');
});

test('a full disk and a folder that cannot be written are one line each, another failure keeps its last lines', () => {
  const full = failureOf('pages', [
    'Error: ENOSPC: no space left on device, write',
    '    at writeSync (node:fs:937:3)',
  ]);
  expect(full).toMatch(/^the disk is full: [^\n]+$/);
  const closed = failureOf('pages', ["Error: EACCES: permission denied, mkdir '/site/out'", '    at x']);
  expect(closed).toMatch(/^\/site\/out cannot be written: [^\n]+$/);
  expect(failureOf('pages', ['a', 'rules/text/x.mdx:3 is wrong'])).toBe(
    'the step "pages" failed:\na\nrules/text/x.mdx:3 is wrong',
  );
});

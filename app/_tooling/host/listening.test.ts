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
  const at = { port, host: '127.0.0.1' };
  await expect(tryListening(at, 'npm start')).rejects.toThrow(
    `port ${port} is taken: choose another, e.g. PORT=${port + 1} npm start`,
  );
  await new Promise((closed) => taken.close(closed));
  await tryListening(at, 'npm start');
});

test('a port that only the system may open, and the last one, are told with one that would do', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  const said = (code: string, port: number) =>
    listenFailure(failed(code), { port, host: '127.0.0.1' }, 'npm run serve');
  expect(said('EACCES', 80)).toContain('PORT=3000 npm run serve');
  expect(said('EADDRINUSE', 65535)).toContain('PORT=3000 npm run serve');
});

test('a full disk, a folder that cannot be written and a second build are one line each, another failure keeps its last lines', () => {
  const full = failureOf('pages', [
    'Error: ENOSPC: no space left on device, write',
    '    at writeSync (node:fs:937:3)',
  ]);
  expect(full).toMatch(/^the disk is full: [^\n]+$/);
  const closed = failureOf('pages', ["Error: EACCES: permission denied, mkdir '/site/out'", '    at x']);
  expect(closed).toMatch(/^\/site\/out cannot be written: [^\n]+$/);
  const twice = failureOf('pages', ['⨯ Another next build process is already running.', '  This could be:']);
  expect(twice).toMatch(/^another build is under way in [^\n]+$/);
  expect(failureOf('pages', ['a', 'rules/text/x.mdx:3 is wrong'])).toBe(
    'the step "pages" failed:\na\nrules/text/x.mdx:3 is wrong',
  );
});

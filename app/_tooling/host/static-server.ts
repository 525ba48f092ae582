import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { ENCODINGS, isCompressed } from './compress';
import { addressOf, listenFailure } from './listening';
import { readTarget } from './request-target';
import { SERVED_POLICY } from './security-policy';

/** Sent with whatever is answered. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': SERVED_POLICY,
} as const;

/** What a build writes when all else stands. */
export const WRITTEN_LAST = 'sw.js';

/** The folder a build leaves, ready to serve. Refused, with one line: a folder without a site, or with a part of one. */
export function siteFolder(folder: string): string {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ holds no built site: run \`npm run build\` first`);
  }
  if (!existsSync(join(folder, WRITTEN_LAST))) {
    throw new Error(`${folder}/ holds a part of a site, its build was stopped: run \`npm run build\` again`);
  }
  return folder;
}

/**
 * Serves a built site to this machine, or to whatever reaches the address `host`. `port` 0 takes any free port. Rejects
 * with one line when the port is taken, or when the machine has no such address.
 */
export function serveFolder(
  folder: string,
  port: number,
  host = '127.0.0.1',
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    try {
      answer(folder, request, response);
    } catch (error) {
      console.error(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      refuse(response, 500, 'this page could not be read');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenFailure(error, { port, host }, 'npm run serve'))),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({ server, url: addressOf({ port: actual, host }) });
    });
  });
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, 405, 'this site is only read');
    return;
  }
  const target = readTarget(request.url ?? '/');
  switch (target.kind) {
    case 'malformed':
      refuse(response, 400, 'this is no address');
      return;
    case 'nowhere':
      nothing(folder, request, response);
      return;
    case 'place':
      break;
  }
  // Section ids hold dots (`6.1`), so a folder is looked for before an extension is believed.
  const isFolder = target.segments.at(-1) === '';
  const segments = isFolder ? [...target.segments.slice(0, -1), 'index.html'] : target.segments;
  if (!isFolder && isFile(join(folder, ...segments, 'index.html'))) {
    response.writeHead(308, { Location: `${target.path}/${target.query}`, 'Content-Length': 0 }).end();
  } else if (isFile(join(folder, ...segments))) {
    // Names of built scripts and styles, and of fonts, hold a hash of what is in them.
    const forGood = (segments[0] === '_next' && segments[1] === 'static') || segments[0] === 'fonts';
    response.setHeader('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    deliver(folder, segments, request, response);
  } else {
    nothing(folder, request, response);
  }
}

/** The page for what is not there. */
function nothing(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (!isFile(join(folder, '404.html'))) {
    refuse(response, 404, 'not found');
    return;
  }
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  deliver(folder, ['404.html'], request, response, { acceptRanges: false, etag: false, lastModified: false });
}

/** Sends a file in the smallest of the forms that the build left of it and that are accepted. */
function deliver(
  folder: string,
  segments: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
  options: send.SendOptions = {},
): void {
  const name = segments.at(-1) ?? '';
  const accepted = new Negotiator(request).encodings(ENCODINGS.map(({ name }) => name));
  const form = ENCODINGS.find(
    (encoding) => accepted.includes(encoding.name) && isFile(join(folder, ...segments) + encoding.extension),
  );
  response.setHeader('Content-Type', contentType(extname(name)) || 'application/octet-stream');
  if (isCompressed(name)) response.setHeader('Vary', 'Accept-Encoding');
  if (form) response.setHeader('Content-Encoding', form.name);
  const path = segments.map(encodeURIComponent).join('/') + (form?.extension ?? '');
  send(request, `/${path}`, { root: folder, index: false, dotfiles: 'allow', cacheControl: false, ...options }).pipe(
    response,
  );
}

function refuse(response: ServerResponse, status: number, line: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${line}\n`);
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or a name that no file can have.
    return false;
  }
}

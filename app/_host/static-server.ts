import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.css', '.js', '.json', '.txt', '.svg']);

/** The folder a build leaves, ready to serve. Refused, with one line: no such folder, or a folder without a site. */
export function siteFolder(folder: string): string {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ holds no built site: run \`npm run build\` first`);
  }
  return folder;
}

/** Serves a built site. `port` 0 takes any free port. Rejects with one line when the port is taken. */
export function serveFolder(folder: string, port: number): Promise<{ server: Server; url: string }> {
  const compressed = new Map<string, { time: number; body: Buffer }>();
  const server = createServer((request, response) => answer(folder, compressed, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const message = taken ? `port ${port} is taken: choose another, e.g. PORT=${port + 1} npm start` : error.message;
      reject(new Error(message));
    });
    server.listen(port, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({ server, url: `http://localhost:${actual}` });
    });
  });
}

type Compressed = Map<string, { time: number; body: Buffer }>;

function answer(folder: string, compressed: Compressed, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const found = find(folder, request.url ?? '/');
  if (found.kind === 'moved') {
    response.writeHead(308, { location: found.to }).end();
    return;
  }
  const file = found.kind === 'file' ? found.file : join(folder, '404.html');
  const status = found.kind === 'file' ? 200 : 404;
  const { mtimeMs, size } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const type = extname(file);
  const headers: Record<string, string> = {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    // Names of built scripts and styles hold a hash of what is in them.
    'cache-control': file.includes(`${sep}_next${sep}static${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (COMPRESSED.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const body = gzipped(file, mtimeMs, compressed);
    response.writeHead(status, { ...headers, 'content-encoding': 'gzip', 'content-length': `${body.length}` });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': `${size}` });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function gzipped(file: string, time: number, compressed: Compressed): Buffer {
  const known = compressed.get(file);
  if (known?.time === time) return known.body;
  const body = gzipSync(readFileSync(file));
  compressed.set(file, { time, body });
  return body;
}

type Found = { kind: 'file'; file: string } | { kind: 'moved'; to: string } | { kind: 'none' };

/** The file an address means. Section ids hold dots (`6.1`), so a folder is looked for before an extension is believed. */
function find(folder: string, url: string): Found {
  const { pathname, search } = new URL(url, 'http://localhost');
  const path = decoded(pathname);
  if (path === undefined) return { kind: 'none' };
  const file = normalize(join(folder, path));
  if (file !== normalize(folder) && !file.startsWith(normalize(folder + sep))) return { kind: 'none' };
  const index = join(file, 'index.html');
  if (existsSync(index))
    return path.endsWith('/') ? { kind: 'file', file: index } : { kind: 'moved', to: `${pathname}/${search}` };
  return existsSync(file) && statSync(file).isFile() ? { kind: 'file', file } : { kind: 'none' };
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

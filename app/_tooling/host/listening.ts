import { createServer } from 'node:http';

/** Where the site is served: the environment says it, or these. */
export interface Listening {
  port: number;
  host: string;
}

/** Reads `PORT` and `HOST`. Refused, with one line: a port that is none. */
export function listeningFrom({
  PORT = '3000',
  HOST = '127.0.0.1',
}: Readonly<Record<string, string | undefined>>): Listening {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65535) {
    throw new Error(`PORT is ${PORT}: it must be a whole number from 1 to 65535`);
  }
  return { port, host: HOST };
}

/** The address to open in a browser of this machine. */
export function addressOf({ port, host }: Listening): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** One line for what keeps a server from listening. `command`: what would serve the site elsewhere. */
export function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Listening,
  command: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken: choose another, e.g. PORT=${port === 65535 ? 3000 : port + 1} ${command}`;
    case 'EACCES':
      return `port ${port} is not for everyone to open: choose one above 1023, e.g. PORT=3000 ${command}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}: this machine has no such address; 127.0.0.1 is for this machine alone, 0.0.0.0 for all that reach it`;
    default:
      return message;
  }
}

/** Tries whether a server could listen there, so that nobody waits for a build to hear that it cannot. */
export function tryListening(at: Listening, command: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenFailure(error, at, command))));
    server.listen(at.port, at.host, () => server.close(() => resolve()));
  });
}

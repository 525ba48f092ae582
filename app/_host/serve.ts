import { serveFolder, siteFolder } from './static-server';

/** `npm start`: serves the built site on http://localhost:3000, or on the port that PORT names. */
async function main(): Promise<void> {
  const named = process.env.PORT ?? '3000';
  const port = Number(named);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT is ${named}: it must be a whole number from 1 to 65535`);
  }
  const { server, url } = await serveFolder(siteFolder('out'), port);
  console.log(`Saitei is at ${url} (Ctrl C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

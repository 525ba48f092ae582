import { buildSite, stopBuilding } from './build-site';
import { onInterrupt } from './interrupt';
import { addressOf, listeningFrom, tryListening } from './listening';
import { serveFolder, siteFolder } from './static-server';

/**
 * `npm start`: builds the site and serves it on http://localhost:3000, or where PORT and HOST say. `npm run serve` serves
 * what is built.
 */
async function main(builds: boolean): Promise<void> {
  const at = listeningFrom(process.env);
  await tryListening(at, builds ? 'npm start' : 'npm run serve');
  if (builds) {
    onInterrupt(() => {
      stopBuilding();
      console.error('stopped: the site was not built; `npm start` begins anew');
    });
    console.log(`Saitei will be at ${addressOf(at)} when it is built, in about a minute (Ctrl C stops it)`);
    await buildSite(console.log);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  }
  const { server, url } = await serveFolder(siteFolder('out'), at.port, at.host);
  console.log(`Saitei is at ${url} (Ctrl C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

const unknown = process.argv.slice(2).find((word) => word !== '--build');

(unknown === undefined
  ? main(process.argv.includes('--build'))
  : Promise.reject(new Error(`"${unknown}" is no option; possible: --build`))
).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

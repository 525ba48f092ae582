import { buildSite, stopBuilding } from './build-site';
import { onInterrupt } from './interrupt';

/** `npm run build`: builds the site into `out/`, step by step in sight. */
onInterrupt(() => {
  stopBuilding();
  console.error('stopped: the site was not built; `npm run build` begins anew');
});

buildSite(console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

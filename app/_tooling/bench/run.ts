/**
 * Both benchmarks in one run: the engine's play-outs beside @pkmn/sim and chessops, then the search beside MiniSearch, Orama
 * and Fuse.js.
 *
 * usage: npm run bench [-- --only engine|search] [-- --rounds N] [-- --edition E] [-- --against FOLDER] [-- --half tuning|aside]
 */
const PARTS = {
  engine: () => import('./bench'),
  search: () => import('./search'),
};

function isPart(name: string | undefined): name is keyof typeof PARTS {
  return name !== undefined && name in PARTS;
}

const at = process.argv.indexOf('--only');
const only = at < 0 ? undefined : process.argv[at + 1];
if (at >= 0 && !isPart(only)) {
  console.error('--only takes engine or search');
  process.exit(2);
}

export {};

if (isPart(only)) await PARTS[only]();
else {
  await PARTS.engine();
  console.log();
  await PARTS.search();
}

/**
 * Both benchmarks in one run: the engine's play-outs beside @pkmn/sim and chessops, then the search beside MiniSearch, Orama
 * and Fuse.js. By itself: the built pages on a slow phone.
 *
 * usage: npm run bench [-- --only engine|search|pages] [-- --rounds N] [-- --edition E] [-- --against FOLDER] [-- --half tuning|aside] [-- --decisions N]
 */
const PARTS = {
  engine: () => import('./bench'),
  search: () => import('./search'),
  pages: () => import('./pages'),
};

function isPart(name: string | undefined): name is keyof typeof PARTS {
  return name !== undefined && name in PARTS;
}

const OPTIONS: readonly string[] = ['--only', '--rounds', '--edition', '--against', '--half', '--decisions'];

// Each option takes a value: every second word is one.
const unknown = process.argv.slice(2).find((word, place) => place % 2 === 0 && !OPTIONS.includes(word));
if (unknown !== undefined) {
  console.error(`"${unknown}" is no option; possible: ${OPTIONS.join(', ')}`);
  process.exit(2);
}

const at = process.argv.indexOf('--only');
const only = at < 0 ? undefined : process.argv[at + 1];
if (at >= 0 && !isPart(only)) {
  console.error('--only takes engine, search or pages');
  process.exit(2);
}

export {};

if (isPart(only)) await PARTS[only]();
else {
  await PARTS.engine();
  console.log();
  await PARTS.search();
}

/** Another checkout's engine as contestants: bundled apart, with its own cards, so that nothing of the two is shared. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as Ours from './ours';

const BUNDLE = 'node_modules/.cache/saitei/bench-against.mjs';

/**
 * What `ours.ts` gives with the engine and the cards of another checkout.
 * @param folder its root; refused in one line where no engine and cards are there
 */
export async function against(folder: string): Promise<typeof Ours> {
  const root = resolve(folder);
  for (const part of ['engine/index.ts', 'scenarios/cards/fow.ts', 'scenarios/cards/fftcg.ts']) {
    if (!existsSync(join(root, part)))
      throw new Error(`--against ${folder}: no ${part} there; the root of a checkout is expected`);
  }
  await build({
    entryPoints: ['app/_tooling/bench/ours.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
    outfile: BUNDLE,
    alias: { '@/engine': join(root, 'engine'), '@/scenarios/cards': join(root, 'scenarios/cards'), '@': process.cwd() },
  });
  const loaded: typeof Ours = await import(pathToFileURL(resolve(BUNDLE)).href);
  return loaded;
}

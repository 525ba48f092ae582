import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

/** The libraries that ride in the scripts of a page, React and Next apart: what is loaded only when needed is none of them. */
async function librariesOf(page: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [page],
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
    loader: { '.module.css': 'local-css' },
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const libraries = carried(metafile.outputs, `out/${page.replace(/^.*\/|\.tsx$/g, '')}.js`);
  return [...new Set(libraries)].filter((name) => !/^(react|react-dom|next)(\/|$)/.test(name)).sort();
}

/** What a script imports of libraries, with the scripts that it cannot be without. */
function carried(outputs: Metafile['outputs'], script: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  return (outputs[script]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? [path] : carried(outputs, path, seen)));
}

test('the page of a ruling carries no library but those for links', async () => {
  expect(await librariesOf('app/_watch/page/watch-page.tsx')).toEqual(['fflate', 'valibot']);
});

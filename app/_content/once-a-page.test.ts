import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import ContradictionPage from '../[lang]/contradictions/[id]/page';
import SectionPage, { generateMetadata } from '../[lang]/rules/[doc]/[section]/page';
import DocumentPage from '../[lang]/rules/[doc]/page';
import ScenarioPage from '../[lang]/scenarios/[id]/page';
import { GET as editionsOfSection } from '../data/editions/[doc]/[file]/route';

const reads = vi.hoisted((): string[] => []);

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const told =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Result) =>
    (...args: Args): Result => {
      reads.push(String(args[0]));
      return read(...args);
    };
  return {
    ...fs,
    readFileSync: told(fs.readFileSync),
    readdirSync: told(fs.readdirSync),
    statSync: told(fs.statSync),
    existsSync: told(fs.existsSync),
  };
});

async function section(lang: string, doc: string, id: string): Promise<void> {
  const props = { params: Promise.resolve({ lang, doc, section: id }) };
  await generateMetadata(props);
  render(await SectionPage(props));
}
const render = (page: ReactNode): string => renderToStaticMarkup(page);

/** Two pages of each kind that there are many of. */
const KINDS: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
  ['a section', () => section('ja', 'fow-8.01', '806'), () => section('en', 'fftcg', '11.2')],
  [
    'a document',
    async () => render(await DocumentPage({ params: Promise.resolve({ lang: 'ja', doc: 'fow-8.01' }) })),
    async () => render(await DocumentPage({ params: Promise.resolve({ lang: 'en', doc: 'fftcg' }) })),
  ],
  [
    'a scenario',
    async () => render(await ScenarioPage({ params: Promise.resolve({ lang: 'ja', id: 'a-deck-of-fifty-one' }) })),
    async () =>
      render(await ScenarioPage({ params: Promise.resolve({ lang: 'en', id: 'pierce-and-the-attacked-resonator' }) })),
  ],
  [
    'a contradiction',
    async () => render(await ContradictionPage({ params: Promise.resolve({ lang: 'ja', id: 'B1' }) })),
    async () => render(await ContradictionPage({ params: Promise.resolve({ lang: 'en', id: 'B57' }) })),
  ],
  [
    'the other editions of a section',
    () =>
      editionsOfSection(new Request('http://a'), { params: Promise.resolve({ doc: 'fow-8.01', file: '806.json' }) }),
    () => editionsOfSection(new Request('http://a'), { params: Promise.resolve({ doc: 'fow-2.0', file: '1.1.json' }) }),
  ],
];

test('what pages read is heard', async () => {
  await section('ja', 'fow-8.01', '805');
  expect(reads.filter((path) => path.endsWith('walked.json'))).not.toEqual([]);
});

/** There are thousands of pages: what one has read, none reads again. */
test.each(KINDS)('%s reads nothing that another page has read', async (_, one, another) => {
  await one();
  reads.length = 0;
  await another();
  expect(reads).toEqual([]);
});

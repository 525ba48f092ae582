import { describe, expect, test } from 'vitest';
import { DOC_IDS, type DocId, type Lang } from '../documents';
import { inventory } from '../inventory';
import { POLICIES } from './policy';
import { type OfficialText, readOfficial } from './read-official';
import { type Damage, damaged } from './testing/damage';
import { contentsOf, DASHES, LOST_BULLETS, type Marks, type Paragraph, printDocument } from './testing/printed';
import { restated, strangers, textsIn } from './testing/restated';

/** A document as a file, and what has to come back. */
interface Trial {
  doc: DocId;
  lang: Lang;
  marks?: Marks;
  /** What happens to the paragraphs before they are laid out. */
  paragraphs?: (paragraphs: Paragraph[]) => Paragraph[];
  damage: Damage;
}

const PAGE_TAGS: Damage['pageMark'] = () => ['<|PAGE|>'];

function fileOf({ doc, lang, marks = DASHES, paragraphs = (all) => all, damage }: Trial): string {
  return damaged(paragraphs(printDocument(doc, lang, restated(doc, lang), marks)), lang, damage);
}

function read(text: string): OfficialText {
  const result = readOfficial(text);
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** The clauses that a document prints in a language. */
function idsOf(doc: DocId, lang: Lang): string[] {
  const absent = POLICIES[doc].absent[lang] ?? [];
  return inventory(doc).clauses.flatMap(({ id }) => (absent.includes(id) ? [] : [id]));
}

function expectBack(text: string, { doc, lang }: Pick<Trial, 'doc' | 'lang'>): OfficialText {
  const result = read(text);
  expect(result.doc).toBe(doc);
  const ids = idsOf(doc, lang);
  const found = textsIn(result, lang);
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
  expect(strangers(ids, found, restated(doc, lang))).toEqual([]);
  return result;
}

const PRINTED: readonly [DocId, Lang][] = DOC_IDS.flatMap((doc) =>
  inventory(doc).languages.map((lang): [DocId, Lang] => [doc, lang]),
);

describe('a document as it was printed comes back clause by clause', () => {
  test.each(PRINTED)('%s, %s', (doc, lang) => {
    const { unknown, missing } = expectBack(fileOf({ doc, lang, damage: {} }), { doc, lang });
    expect(unknown).toEqual([]);
    expect(missing).toEqual(POLICIES[doc].absent[lang] ?? []);
  });
});

const FULL_WIDTH_FIGURES: Damage['line'] = (line) =>
  line.replace(/^[\d.]+/, (number) =>
    number.replace(/[\d.]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  );

const DAMAGES: readonly [string, Trial][] = [
  [
    'torn lines, each with an empty one after it, page marks inside sentences',
    {
      doc: 'fftcg',
      lang: 'ja',
      paragraphs: withoutTitle,
      damage: { width: 22, spaced: true, pageLength: 40, pageMark: PAGE_TAGS },
    },
  ],
  [
    'columns of ten letters',
    { doc: 'fftcg', lang: 'ja', paragraphs: withoutTitle, damage: { width: 10, spaced: true } },
  ],
  [
    'page numbers between pages',
    {
      doc: 'fow-8.01',
      lang: 'ja',
      damage: { width: 40, pageLength: 38, pageMark: (page) => ['', String(page), ''] },
    },
  ],
  [
    'contents with leaders, marked headings, bold numbers',
    {
      doc: 'fow-8.01',
      lang: 'ja',
      paragraphs: (all) => [...contentsOf('fow-8.01', 'ja'), ...all.map(markedHeading)],
      damage: { spaced: true },
    },
  ],
  [
    'contents without leaders',
    {
      doc: 'fow-5.5',
      lang: 'en',
      paragraphs: (all) => [...all.filter(({ heading }) => heading).map(listed), ...all.slice(1)],
      damage: {},
    },
  ],
  ['full-width figures and dots', { doc: 'fow-8.01', lang: 'ja', damage: { line: FULL_WIDTH_FIGURES } }],
  [
    'figures misread as letters, dots as commas',
    {
      doc: 'fow-8.01',
      lang: 'ja',
      damage: {
        line: (line) => line.replace(/^(\d+)\.(?=\d)/, (_, chapter: string) => `${chapter.replaceAll('0', 'O')},`),
      },
    },
  ],
  [
    'what stands below a heading run into it',
    {
      doc: 'fow-5.00',
      lang: 'ja',
      marks: LOST_BULLETS,
      paragraphs: (all) => bySection(all).flatMap(withoutFirstLineEnd),
      damage: {},
    },
  ],
  ['lost bullets', { doc: 'fow-5.00', lang: 'ja', marks: LOST_BULLETS, damage: {} }],
  [
    'bold and italic marks, signs that no one sees',
    {
      doc: 'fow-5.5',
      lang: 'en',
      damage: { line: (line) => line.replace(/^- (\w+)/, '- **$1**\u200b').replace(/ the /, ' \u00adthe ') },
    },
  ],
  ['English torn between words', { doc: 'fow-5.5', lang: 'en', damage: { width: 90 } }],
  [
    'counters that begin again on each page',
    {
      doc: 'fow-2.0',
      lang: 'ja',
      damage: { pageLength: 30, pageMark: PAGE_TAGS, restartCounters: true },
    },
  ],
  ['counters, torn lines', { doc: 'fow-2.0', lang: 'ja', damage: { width: 38 } }],
  [
    'bookmarks at the beginning of pages',
    { doc: 'fow-2.0', lang: 'ja', damage: { pageLength: 45, pageMark: (page) => [`[bookmark: page${page}]`] } },
  ],
];

/** `### **101. …**` */
function markedHeading(paragraph: Paragraph): Paragraph {
  return paragraph.heading ? { ...paragraph, text: `### **${paragraph.text}**` } : paragraph;
}

/** A title page that was lost: what is left of a torn one would be listed. */
function withoutTitle(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.slice(1);
}

function withoutFirstLineEnd([heading, first, ...others]: Paragraph[]): Paragraph[] {
  if (!heading || !first) return heading ? [heading] : [];
  return [{ ...heading, text: heading.text + first.text }, ...others];
}

/** A line of the contents. */
function listed(paragraph: Paragraph): Paragraph {
  return { text: `- ${paragraph.text}`, heading: false };
}

describe('every clause comes back with its own text and no other', () => {
  test.each(DAMAGES)('%s', (_, trial) => {
    const { unknown } = expectBack(fileOf(trial), trial);
    expect(unknown).toEqual([]);
  });
});

describe('lines of any width: every text that is found is its own, and what is in doubt is listed', () => {
  test.each<[DocId, Lang, Marks, number]>([
    ['fow-2.0', 'ja', DASHES, 18],
    ['fow-2.0', 'ja', DASHES, 25],
    ['fow-2.0', 'en', DASHES, 50],
    ['fow-5.00', 'ja', LOST_BULLETS, 25],
    ['fow-5.5', 'en', DASHES, 50],
    ['fow-5.5', 'en', LOST_BULLETS, 95],
    ['fow-8.01', 'ja', DASHES, 18],
    ['fow-8.01', 'ja', DASHES, 33],
  ])('%s, %s, %o, %i to a line', (doc, lang, marks, width) => {
    const { found, missing, unknown } = read(fileOf({ doc, lang, marks, paragraphs: withoutTitle, damage: { width } }));
    const texts = new Map(found.map(({ id, text }) => [id, text]));
    expect(strangers([...texts.keys()], texts, restated(doc, lang))).toEqual([]);
    expect(texts.size).toBeGreaterThan(idsOf(doc, lang).length * 0.95);
    const listed = unknown.map(({ text }) => text).join('');
    const doubtful = missing.filter((id) => idsOf(doc, lang).includes(id)).map(restated(doc, lang));
    for (const text of doubtful) expect(withoutMarks(listed)).toContain(withoutMarks(text));
  });

  test('a line that a page mark takes a part of is no short line', () => {
    const [doc, lang] = ['fow-2.0', 'en'] as const;
    const lines = fileOf({ doc, lang, damage: { width: 95 } }).split('\n');
    const marked = lines.map((line, at) => {
      const middle = line.indexOf(' ', 40);
      if (at % 25 > 0 || middle < 0) return line;
      return `<|${'X'.repeat(50)}|>${line.slice(0, middle)}\n${line.slice(middle + 1)}`;
    });
    const texts = textsIn(readOfficial(marked.join('\n')), lang);
    expect(strangers([...texts.keys()], texts, restated(doc, lang))).toEqual([]);
    expect(texts.size).toBeGreaterThan(idsOf(doc, lang).length * 0.95);
  });
});

function withoutMarks(text: string): string {
  return text.replace(/[\s▶|]/g, '');
}

describe('a file in two languages', () => {
  const DOC = 'fow-2.0';
  const printed = (lang: Lang): Paragraph[] => printDocument(DOC, lang, restated(DOC, lang));

  test('one after the other', () => {
    const text = [damaged(printed('ja'), 'ja', { width: 38 }), damaged(printed('en'), 'en', {})].join('\n');
    expectBack(text, { doc: DOC, lang: 'ja' });
    const { unknown, missing } = expectBack(text, { doc: DOC, lang: 'en' });
    expect({ unknown, missing }).toEqual({ unknown: [], missing: [] });
  });

  test('section by section, but for one whose heading has no word of either', () => {
    const [ja, en] = [bySection(printed('ja')), bySection(printed('en'))];
    const both = ja.flatMap((section, at) => [damaged(section, 'ja', {}), damaged(en[at] ?? [], 'en', {})]);
    const result = read(both.join('\n'));
    const wordless = idsOf(DOC, 'ja').filter((id) => id.startsWith('14.17.'));
    expect(strangers(idsOf(DOC, 'ja'), textsIn(result, 'ja'), restated(DOC, 'ja'))).toEqual(wordless);
    expect(strangers(idsOf(DOC, 'en'), textsIn(result, 'en'), restated(DOC, 'en'))).toEqual([]);
    expect(result.unknown.map(({ text }) => text.replace('- ', ''))).toEqual(wordless.map(restated(DOC, 'ja')));
    for (const id of wordless) expect(textsIn(result, 'ja').has(id)).toBe(false);
  });
});

/** Each heading with what stands below it. */
function bySection(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const sections: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.heading) sections.push([paragraph]);
    else sections.at(-1)?.push(paragraph);
  }
  return sections;
}

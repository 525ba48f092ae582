import { describe, expect, test } from 'vitest';
import { inventory } from '../inventory';
import { type OfficialText, readOfficial } from './read-official';
import { damaged } from './testing/damage';
import { LOST_BULLETS, type Paragraph, printDocument } from './testing/printed';
import { restated, strangers, textsIn } from './testing/restated';

function read(text: string): OfficialText {
  const result = readOfficial(text);
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** A paragraph behind the one that begins with such a text. */
function after(paragraphs: readonly Paragraph[], start: string, text: string): Paragraph[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.text.startsWith(start) ? [paragraph, { text, heading: false }] : [paragraph],
  );
}

describe('what a wiki leaves around a text', () => {
  const printed = restated('fow-5.00', 'ja');
  const rules = damaged(printDocument('fow-5.00', 'ja', printed, LOST_BULLETS), 'ja', {});
  const ids = inventory('fow-5.00').clauses.map(({ id }) => id);

  test('is listed line by line and becomes part of no clause', () => {
    const above = ['みんなのカード置き場へようこそ', '[編集]'];
    const below = [
      'コメント(3)',
      'とても読みやすいです',
      'https://example.com/rules',
      'メニュー',
      'デッキ一覧',
      '利用規約',
    ];
    const { unknown, found, missing } = read([...above, rules, ...below].join('\n'));
    expect(unknown.map(({ text }) => text)).toEqual([...above, ...below]);
    expect(missing).toEqual([]);
    expect(strangers(ids, new Map(found.map(({ id, text }) => [id, text])), printed)).toEqual([]);
  });

  test('in the middle of the rules, too', () => {
    const lines = rules.split('\n');
    const place = Math.floor(lines.length / 2);
    const broken = [
      ...lines.slice(0, place),
      'この広告はあなたの興味に合わせて表示されています',
      ...lines.slice(place),
    ];
    const { unknown, missing } = read(broken.join('\n'));
    expect(unknown).toEqual([{ line: place + 1, text: 'この広告はあなたの興味に合わせて表示されています' }]);
    expect(missing).toEqual([]);
  });
});

describe('icons that were lost leave their colons', () => {
  test('the line stays with its clause', () => {
    const printed = restated('fow-8.01', 'ja');
    const paragraphs = after(printDocument('fow-8.01', 'ja', printed), '208.2. ', ':光 :炎 :水 :風 :闇');
    const texts = textsIn(readOfficial(damaged(paragraphs, 'ja', { width: 40 })), 'ja');
    expect(texts.get('208.2')?.split('\n').at(-1)).toBe(':光 :炎 :水 :風 :闇');
    expect(texts.get('208.3')).toBe(printed('208.3'));
  });
});

describe('the change log ends the rules', () => {
  test('its entries belong to no clause and are no leftovers', () => {
    const printed = restated('fow-8.01', 'ja');
    const log = ['更新情報:', '2030年1月1日 Ver. 8.01', '- 誤りを直した', '101. 概要', '- 101.1. を書き直した'];
    const text = `${damaged(printDocument('fow-8.01', 'ja', printed), 'ja', {})}\n${log.join('\n')}`;
    const { found, unknown } = read(text);
    expect(unknown).toEqual([]);
    const last = inventory('fow-8.01').clauses.at(-1)?.id ?? '';
    expect(found.find(({ id }) => id === last)?.text).toBe(printed(last));
  });
});

describe('a number at the beginning of a torn line', () => {
  test('is a reference where the document has gone past it, or has not come to it', () => {
    const printed = restated('fow-8.01', 'ja');
    const torn = 'この手順は';
    const paragraphs = printDocument('fow-8.01', 'ja', printed).flatMap((paragraph) =>
      paragraph.text.startsWith('806.1. ')
        ? [
            { text: `806.1. ${torn}`, heading: false },
            { text: '805.2a で始まり、', heading: false },
            { text: '1204.1 で終わる。', heading: false },
          ]
        : [paragraph],
    );
    const { found, unknown } = read(damaged(paragraphs, 'ja', {}));
    expect(found.find(({ id }) => id === '806.1')?.text).toBe(`${torn}805.2a で始まり、1204.1 で終わる。`);
    expect(found.find(({ id }) => id === '1204.1')?.text).toBe(printed('1204.1'));
    expect(unknown).toEqual([]);
  });
});

describe('a misprinted heading', () => {
  test.each<[string, string, string]>([
    ['the title of the section before it', '\n14. 不正な処理の巻き戻し\n', '\n14. 無限ループ\n'],
    ['another number', '\n14. 不正な処理の巻き戻し\n', '\n15. 不正な処理の巻き戻し\n'],
    ['no number', '\n14. 不正な処理の巻き戻し\n', '\n不正な処理の巻き戻し\n'],
  ])('%s: it stays a heading', (_, right, wrong) => {
    const printed = restated('fftcg', 'ja');
    const text = damaged(printDocument('fftcg', 'ja', printed), 'ja', {});
    expect(text).toContain(right);
    const result = read(text.replace(right, wrong));
    expect(result).toMatchObject({ missing: [], unknown: [] });
    const ids = inventory('fftcg').clauses.map(({ id }) => id);
    expect(strangers(ids, textsIn(result, 'ja'), printed)).toEqual([]);
  });
});

describe('what is lost is missing, and nothing takes its place', () => {
  test('a numbered clause whose number was lost: neither it nor its neighbour gets its text', () => {
    const printed = restated('fow-8.01', 'ja');
    const text = damaged(printDocument('fow-8.01', 'ja', printed), 'ja', {}).replace('\n805.2a. ', '\n');
    const { found, missing, unknown } = read(text);
    expect(missing).toEqual(['805.2a']);
    expect(found.find(({ id }) => id === '805.2')?.text).toBe(printed('805.2'));
    expect(unknown.map((line) => line.text)).toEqual([printed('805.2a')]);
  });

  test('an excerpt: only what is there is found', () => {
    const printed = restated('fow-8.01', 'ja');
    const text = damaged(printDocument('fow-8.01', 'ja', printed), 'ja', {});
    const chapter = text.slice(text.indexOf('\n800. '), text.indexOf('\n900. '));
    const { found, missing } = read(chapter);
    expect(found.every(({ id }) => id.startsWith('80'))).toBe(true);
    expect(found.length + missing.length).toBe(inventory('fow-8.01').clauses.length);
    expect(found.find(({ id }) => id === '806.2a')?.text).toBe(printed('806.2a'));
  });

  test('one of the bullets of a section: which one it was cannot be told, so none of the section is found', () => {
    const printed = restated('fow-5.00', 'ja');
    const paragraphs = printDocument('fow-5.00', 'ja', printed).filter(({ text }) => text !== `- ${printed('5.2.4')}`);
    const { missing, unknown, found } = read(damaged(paragraphs, 'ja', {}));
    const section = inventory('fow-5.00').clauses.flatMap(({ id, section: home }) => (home === '5.2' ? [id] : []));
    expect(missing).toEqual(section);
    expect(unknown.length).toBe(section.length - 1);
    expect(found.find(({ id }) => id === '5.3.1')?.text).toBe(printed('5.3.1'));
  });

  test('two steps run into one: where the first ends cannot be told, so neither is found', () => {
    const printed = restated('fow-2.0', 'ja');
    const [first, second] = ['5.7.S2.2', '5.7.S2.3'].map(printed);
    const text = damaged(printDocument('fow-2.0', 'ja', printed), 'ja', {});
    const joined = `${first?.replace(/。$/, '、')}${second}`;
    const { missing, unknown, found } = read(text.replace(`\n2.${first}\n3.${second}\n`, `\n${joined}\n`));
    expect(missing).toEqual(['5.7.S2.2', '5.7.S2.3']);
    expect(unknown.map((line) => line.text)).toEqual([joined]);
    expect(found.find(({ id }) => id === '5.7.S2.4')?.text).toBe(printed('5.7.S2.4'));
  });
});

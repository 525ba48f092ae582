import { describe, expect, test } from 'vitest';
import type { Inline, RichText } from './rich-text';
import { unmarked, wordDiff } from './word-diff';

const line = (...children: (string | Inline)[]): RichText => [
  {
    type: 'paragraph',
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', text: child } : child)),
  },
];
const ref = (label: string): Inline => ({ type: 'ref', to: { doc: 'fow-8.01', id: label }, label });

describe('in English', () => {
  test('marks the words that stand on one side only, with the blanks between them', () => {
    const diff = wordDiff(
      [line('The turn player draws one card.')],
      [line('The turn player may draw two cards.')],
      'en',
    );
    expect(diff.older).toEqual([['The turn player ', 'draws one card', '.']]);
    expect(diff.newer).toEqual([['The turn player ', 'may draw two cards', '.']]);
    expect(diff.likeness).toBeCloseTo(6 / 13);
  });

  test('passes over references, clause numbers, capitals, blanks and punctuation', () => {
    const older = line('Damage, as in ', ref('8.5.2'), ' and 7.2.3a, is dealt.');
    const newer = line('damage as in ', ref('806.2'), ' and 703.1.b-2 is  dealt');
    const diff = wordDiff([older], [newer], 'en');
    expect(diff).toEqual({
      older: [['Damage, as in 8.5.2 and 7.2.3a, is dealt.']],
      newer: [['damage as in 806.2 and 703.1.b-2 is  dealt']],
      likeness: 1,
    });
  });

  test('a figure is a word, not a clause number', () => {
    expect(wordDiff([line('Gain 500 ATK.')], [line('Gain 800 ATK.')], 'en').newer).toEqual([['Gain ', '800', ' ATK.']]);
  });
});

describe('in Japanese, without blanks between words', () => {
  test('marks words', () => {
    const diff = wordDiff([line('カードを1枚引く。')], [line('カードを2枚引く。')], 'ja');
    expect(diff.older).toEqual([['カードを', '1', '枚引く。']]);
    expect(diff.newer).toEqual([['カードを', '2', '枚引く。']]);
  });

  test('takes full-width figures and letters for the same', () => {
    expect(wordDiff([line('ATKが５００')], [line('ＡＴＫが500')], 'ja').likeness).toBe(1);
  });
});

test('a rule split in two is compared whole: nothing differs that merely moved to the next clause', () => {
  const diff = wordDiff(
    [line('Recover your cards. Draw a card.')],
    [line('Recover your cards.'), line('Draw a second card.')],
    'en',
  );
  expect(diff.older).toEqual([['Recover your cards. Draw a card.']]);
  expect(diff.newer).toEqual([['Recover your cards.'], ['Draw a ', 'second', ' card.']]);
});

test('lists are read item by item, and no character of a text is lost', () => {
  const list: RichText = [
    ...line('Choose one:'),
    { type: 'list', ordered: false, items: [line('draw'), line('discard')] },
  ];
  const diff = wordDiff([list], [line('Choose one: draw')], 'en');
  expect(diff.older).toEqual([['Choose one:\n• draw\n• ', 'discard']]);
  expect(diff.older[0]?.join('')).toBe(unmarked(list, 'en').join(''));
});

test('nothing beside a text differs throughout; nothing beside nothing is alike', () => {
  expect(wordDiff([], [line('Draw a card.')], 'en')).toEqual({
    older: [],
    newer: [['', 'Draw a card', '.']],
    likeness: 0,
  });
  expect(wordDiff([], [], 'ja').likeness).toBe(1);
});

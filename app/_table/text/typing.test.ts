import { expect, it } from 'vitest';
import { type CardDefinition, readerFor } from '@/engine';
import type { Lang } from '@/rules/documents';
import { type Typed, typedOf } from './typing';
import { printedTexts, usualFirst } from './usual';

const card: CardDefinition = { name: { ja: '門の番人', en: 'Gate Guard' }, faces: [{ types: ['resonator'] }] };
const typed = (lang: Lang, text: string): Typed => typedOf(text, readerFor('fow-8.01', lang, card).read(text), lang);

it('an English word that cannot stand there is marked as a whole, and replaced where it stands', () => {
  const { good, wrong, rest, completions } = typed('en', 'Destroy target resonater on the field.');
  expect([good, wrong, rest]).toEqual(['Destroy target ', 'resonater', ' on the field.']);
  expect(completions).toContainEqual({ label: 'resonator', text: 'Destroy target resonator on the field.' });
});

it('a word that has begun is completed', () => {
  const { wrong, completions } = typed('en', 'Des');
  expect(wrong).toBe('');
  expect(completions).toEqual([{ label: 'Destroy', text: 'Destroy ' }]);
});

it('in Japanese what cannot stand there goes to the next stop', () => {
  const { good, wrong, rest } = typed('ja', 'カードを1枚ひっぱる。500ライフを得る。');
  expect([good, wrong, rest]).toEqual(['カードを1枚', 'ひっぱる', '。500ライフを得る。']);
});

it('says where a number or a name of one’s own stands', () => {
  expect(typed('ja', 'カードを').number).toBe(true);
  expect(typed('en', 'Destroy target race “').name).toBe(true);
});

it('what cards print there is offered first', () => {
  const printed = printedTexts('fow-8.01', 'en');
  const first = (text: string): readonly string[] =>
    usualFirst(text, readerFor('fow-8.01', 'en', card).read(text), printed).map((one) => one.text);
  expect(first('Destroy ')[0]).toBe('target ');
  expect(first('This card ').slice(0, 3)).toEqual(expect.arrayContaining(['gains ', 'cannot ']));
});

/** What cards print is read back: by the printer's own judgement, in each edition and language. */
import { describe, expect, it } from 'vitest';
import { playable, poolOf } from '../../scenarios/format/pool';
import { EDITIONS, type Edition } from '../editions';
import { type CardDefinition, THEN } from '../kernel/position/card';
import { wordsOf } from '../words';
import { readerFor } from '.';
import type { Language } from './normal';

const LANGUAGES: readonly Language[] = ['ja', 'en'];
const resonator: CardDefinition = { name: { ja: '門の番人', en: 'Gate Guard' }, faces: [{ types: ['resonator'] }] };
const forward: CardDefinition = { name: { ja: '岩礁の哭き女', en: 'Reef Mourner' }, faces: [{ types: ['forward'] }] };

describe.each(EDITIONS)('%s: every text of the pool is read back', (edition: Edition) => {
  it.each(LANGUAGES)('in %s', (language) => {
    const lost = Object.values(playable(poolOf(edition), edition)).flatMap((card) =>
      card.faces.flatMap(({ abilities = [] }, face) => {
        const reader = readerFor(edition, language, card, face);
        return abilities.flatMap((ability) => {
          const text = wordsOf(edition).ability(ability, card)[language];
          return reader.read(text).abilities.length > 0 ? [] : [text];
        });
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('what is typed', () => {
  const read = (edition: Edition, language: Language, text: string) =>
    readerFor(edition, language, edition === 'fftcg' ? forward : resonator).read(text);

  it('is read whatever its width, case, kana and marks', () => {
    const destroys = [
      {
        kind: 'text',
        targets: [{ filter: { zone: 'field', types: ['resonator'] }, count: 1 }],
        do: [{ op: 'destroy', what: { target: 0 } }],
      },
    ];
    expect(read('fow-8.01', 'en', '  destroy TARGET resonator  on the field. ').abilities).toEqual(destroys);
    expect(read('fow-8.01', 'en', 'Draw 1 card. ').stops).toBe('Draw 1 card. '.length);
    expect(read('fow-8.01', 'ja', '場にある対象のりぞねいたー１体を破壊する｡').abilities).toEqual(destroys);
  });
  it('keeps the order in which a cost is written (903.2.j-1)', () => {
    const cost = (text: string): unknown =>
      read('fow-8.01', 'en', `${text}: Draw 1 card.`).abilities.map((one) => one.kind === 'activate' && one.cost);
    expect(cost('{1}{Rest}, banish this card')).toEqual([{ pay: { free: 1 }, rest: true, banish: true }]);
    expect(cost('Discard 1 card, {1}, banish this card')).toEqual([
      { discard: 1, [THEN]: [{ pay: { free: 1 }, banish: true }] },
    ]);
    expect(cost('Banish this card, {Rest}')).toEqual([]);
  });
  it('is told where it stops, and what could stand there', () => {
    const text = 'Destroy target resonater on the field.';
    const { abilities, stops, next } = read('fow-8.01', 'en', text);
    expect(abilities).toEqual([]);
    expect(text.slice(0, stops)).toBe('Destroy target resonat');
    expect(next.map((one) => one.text)).toContain('or');
  });
  it('is read where English says it in another number, with another word, or without a stop', () => {
    const texts = [
      'Resonators your opponent controls cannot attack without paying {1}.',
      'The card that this card is added to gains [Flying].',
      'While you control 2 or more resonators, this card gains [Flying].',
      'While your opponent controls no resonators, this card cannot attack.',
      'If this card would be dealt damage, prevent 300 of that damage.',
      'Gain life equal to twice the number of resonators you control.',
      'Each card you control gains “{Rest}: Produce {fire}.”',
    ];
    expect(texts.filter((text) => read('fow-8.01', 'en', text).abilities.length === 0)).toEqual([]);
    expect(read('fow-8.01', 'en', 'Each card you control gains [Flying]').abilities).toEqual([]);
  });
  it('says of dice which are rolled twice, and how many values do not count (8.01, 1023.1)', () => {
    const dice = (language: Language, text: string): unknown => read('fow-8.01', language, text).abilities;
    const more = { more: 1, than: 'that much' };
    const instead = (roll: object): unknown => [
      { kind: 'replace', when: { on: 'roll', player: 'you' }, instead: [{ op: 'roll', ...roll }] },
    ];
    expect(
      dice(
        'en',
        'If you would [Force], instead [Force] (that amount), rolling each die twice and ignoring the lower of the two values.',
      ),
    ).toEqual(instead({ dice: 'that much', twice: 'lowest' }));
    expect(
      dice('en', 'If you would [Force], instead [Force] (1 more than that amount), ignoring the 12 lowest values.'),
    ).toEqual(instead({ dice: more, ignore: { lowest: 12 } }));
    expect(
      dice('en', 'If you would [Force], instead [Force] (1 more than that amount), ignoring the lowest value.'),
    ).toEqual(instead({ dice: more, ignore: 'lowest' }));
    expect(
      dice(
        'ja',
        'あなたが[フォース]する場合、代わりに[フォース]（その数より1多い数）を、各ダイスを2回ふって高いほうの値を無視し、さらに最も低い値と最も高い値3つを無視して行う。',
      ),
    ).toEqual(instead({ dice: more, twice: 'highest', ignore: { lowest: 1, highest: 3 } }));
  });
  it('may be the beginning of a text', () => {
    const { abilities, stops, next } = read('fow-8.01', 'ja', 'カードを');
    expect([abilities, stops]).toEqual([[], 4]);
    expect(next).toContainEqual({ kind: 'number', text: '' });
  });
  it('is offered in the form in which it would be printed', () => {
    expect(read('fow-8.01', 'en', 'Draw 2 card.').abilities).toEqual([]);
    expect(read('fow-8.01', 'en', 'Choose 2 target resonators. Destroy that target.').instead).toBe(
      'Destroy 2 target resonators.',
    );
  });
  it('names its card where cards are called by their names', () => {
    expect(read('fftcg', 'en', 'When Reef Mourner attacks, draw 1 card.').abilities).toEqual([
      { kind: 'automatic', when: { on: 'attack', who: 'this' }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
    ]);
    expect(
      read('fftcg', 'en', 'When Reef Mourner breaks a Forward your opponent controls, draw 1 card.').abilities,
    ).toEqual([
      {
        kind: 'automatic',
        when: { on: 'breaks', who: 'this', whom: { types: ['forward'], controller: 'opponent' } },
        do: [{ op: 'draw', player: 'you', amount: 1 }],
      },
    ]);
    expect(read('fftcg', 'en', 'When Salt Oathkeeper attacks, draw 1 card.').stops).toBe(5);
  });
  it('is read on from what was typed before', () => {
    const reader = readerFor('fow-8.01', 'en', resonator);
    const text = 'When you draw a card ⇒ This card gains +100 ATK until end of turn.';
    for (let at = 1; at < text.length; at += 1) expect(reader.read(text.slice(0, at)).stops).toBe(at);
    expect(reader.read(text).abilities).toHaveLength(1);
    expect(reader.read(text.replace('100', '300')).abilities).toHaveLength(1);
    expect(reader.read(text.replace('draw a card', 'draw the card')).stops).toBe('When you draw '.length);
  });
});

/** Every text of the pool is shown in parts, and whatever is offered for a part is a card that passes the check and prints. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardDefinition, EDITIONS, type Edition } from '@/engine';
import { GAME, LANGS, type Lang } from '@/rules/documents';
import { parseScenario } from '@/scenarios/format/parse';
import { playable, poolOf } from '@/scenarios/format/pool';
import { cardFault } from '@/scenarios/play/card-fault';
import { fileOf } from '@/scenarios/write/file';
import { linkOf, readLink } from '@/scenarios/write/link';
import { played, put } from '../bench';
import { bodyCard, plainBody } from '../blank';
import { tableOf } from '../starts';
import {
  abilitiesOf,
  addingsTo,
  changed,
  changesAt,
  type Piece,
  piecesOf,
  placesOf,
  sentenceOf,
  type Text,
  withAbilities,
} from './changes';
import { phrasesFor, phrasesWith, withAbility } from './phrases';

const textsOf = (edition: Edition): readonly (Text & { readonly name: string })[] =>
  Object.entries(playable(poolOf(edition), edition)).flatMap(([key, card]) =>
    card.faces.flatMap((_, face) =>
      abilitiesOf(card, face).map((__, index) => ({ edition, card, face, index, name: `${key}/${face}/${index}` })),
    ),
  );

describe.each(EDITIONS.map((edition) => [edition] as const))('%s', (edition) => {
  const texts = textsOf(edition);
  const body = bodyCard(edition, plainBody(edition));
  const found = new Map<string, readonly Piece[]>();
  /** The pieces of a text of the pool, looked for once: three tests look at all of them. */
  const piecesIn = (text: (typeof texts)[number], lang: Lang): readonly Piece[] => {
    const key = `${text.name} ${lang}`;
    const pieces = found.get(key) ?? piecesOf(text, lang);
    found.set(key, pieces);
    return pieces;
  };

  it('shows every text of the pool whole, with parts to change', () => {
    for (const text of texts)
      for (const lang of LANGS) {
        const pieces = piecesIn(text, lang);
        expect(pieces.map((piece) => piece.text).join('')).toBe(sentenceOf(text, lang));
        expect(
          pieces.some(({ parts }) => parts.length > 0),
          text.name,
        ).toBe(true);
      }
  });

  it('shows a number where it stands, and no other', () => {
    for (const text of texts)
      for (const lang of LANGS)
        for (const { place, at, text: said } of piecesIn(text, lang).flatMap((piece) => piece.parts)) {
          const printed = at.size === 1 ? /\d+/.exec(said)?.[0] : undefined;
          if (typeof place.value !== 'number' || printed === undefined) continue;
          expect(Number(printed), `${text.name}, ${place.at.join('.')}`).toBe(Math.abs(place.value));
        }
  });

  it('finds every number of a text among its parts', () => {
    for (const text of texts) {
      const numbered = /\d/.test(sentenceOf(text, 'en').replace(text.card.name.en, ''));
      if (numbered)
        expect(
          placesOf(text).some(({ value }) => typeof value === 'number'),
          text.name,
        ).toBe(true);
    }
  });

  it('offers for a part only what makes another card that a table can be set up with', () => {
    let offered = 0;
    for (const text of texts) {
      const before = sentenceOf(text, 'en');
      const parts = new Set(piecesIn(text, 'en').flatMap((piece) => piece.parts));
      const changes = [...parts].flatMap((part) => changesAt(text, part, 'en'));
      for (const { card, sentence } of [...changes, ...addingsTo(text, [...parts], 'en')]) {
        offered += 1;
        expect(sentence).not.toBe(before);
        expect(sentence, text.name).not.toMatch(/[‹›]|undefined|\[object/);
        // A play costs more than all the rest of this test.
        if (offered % 9 > 0) continue;
        const table = put(tableOf('open', edition), 'A', 'hand', 'own', card);
        expect(played(table, edition).ok, `${text.name}: ${sentence}`).toBe(true);
      }
    }
    expect(offered).toBeGreaterThan(texts.length * 10);
  });

  it('goes on from any change to another: each is a card that plays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (first, choices) => {
        let text: Text = first;
        for (const choice of choices) {
          const parts = [...new Set(piecesOf(text, 'en').flatMap((piece) => piece.parts))];
          const part = parts[choice % parts.length];
          const changes = part ? [...changesAt(text, part, 'en'), ...addingsTo(text, [part], 'en')] : [];
          const change = changes[choice % changes.length];
          if (!change) return;
          text = { ...text, card: change.card };
          expect(change.sentence).not.toMatch(/[‹›]|undefined|\[object/);
          const line = played(put(tableOf('open', edition), 'A', 'hand', 'own', text.card), edition);
          expect(line.ok, change.sentence).toBe(true);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('gives a body the phrases of the pool, each once, that such a card can have', () => {
    const phrases = phrasesFor(edition, body, 0);
    expect(phrases.length).toBeGreaterThan(20);
    expect(new Set(phrases.map(({ text }) => text.en)).size).toBe(phrases.length);
    for (const { ability } of phrases) expect(cardFault(withAbility(body, 0, ability), edition)).toBeNull();
  });

  it('finds phrases in either language, whatever the kana, the width and the case', () => {
    const phrases = phrasesFor(edition, body, 0);
    const found = phrasesWith(phrases, 'ターン終了');
    expect(found.length).toBeGreaterThan(0);
    expect(phrasesWith(phrases, 'たーん終了')).toEqual(found);
    expect(phrasesWith(phrases, 'ﾀｰﾝ終了')).toEqual(found);
    expect(phrasesWith(phrases, 'END OF ＴＵＲＮ').length).toBe(phrasesWith(phrases, 'end of turn').length);
    expect(phrasesWith(phrases, 'zzz')).toEqual([]);
  });

  it('refuses in a line what the edition does not know', () => {
    const strange = withAbilities(body, 0, [
      { kind: 'keyword', keyword: GAME[edition] === 'fow' ? 'brave' : 'pierce' },
    ]);
    expect(cardFault(strange, edition)).toMatch(/^the card "own": .*keyword of/);
  });
});

describe('one text', () => {
  const card: CardDefinition = withAbilities(bodyCard('fow-8.01', plainBody('fow-8.01')), 0, [
    {
      kind: 'automatic',
      when: { on: 'enter', who: 'this' },
      targets: [{ filter: { types: ['resonator'], zone: 'field' }, count: 1 }],
      do: [{ op: 'destroy', what: { target: 0 } }],
    },
  ]);
  const text: Text = { edition: 'fow-8.01', card, face: 0, index: 0 };
  const partSaying = (said: string) =>
    piecesOf(text, 'en')
      .find((piece) => piece.text === said)
      ?.parts.flatMap((part) => changesAt(text, part, 'en'));

  it('changes the operation and keeps what it is done to', () => {
    expect(partSaying('Destroy')?.map(({ sentence }) => sentence)).toContain(
      sentenceOf(text, 'en').replace('Destroy', 'Rest'),
    );
  });

  it('is card data as any other, in a link and in a scenario file', () => {
    const table = put(tableOf('open', 'fow-8.01'), 'A', 'field', 'own', card);
    const read = parseScenario(fileOf(table), 'table.yaml');
    expect(read.ok && read.scenario.cards).toEqual({ own: card });
    const linked = readLink(linkOf(table));
    expect(linked.ok && linked.table.cards).toEqual({ own: card });
  });

  it.each(['+200', '-200'])('keeps two numbers apart that read alike: %s', (said) => {
    const stats = { atk: Number(said), def: Number(said) };
    const grows = withAbilities(card, 0, [{ kind: 'continuous', modify: { self: true, stats } }]);
    const pieces = piecesOf({ ...text, card: grows }, 'en').filter((piece) => piece.text === said);
    expect(pieces.map(({ parts }) => parts[0]?.place.at.join('.'))).toEqual(['modify.stats.atk', 'modify.stats.def']);
  });

  it('leaves no change of an object that changes nothing', () => {
    const grows = withAbilities(card, 0, [{ kind: 'continuous', modify: { self: true, gain: ['pierce', 'flying'] } }]);
    const places = placesOf({ ...text, card: grows }).filter(({ optional, value }) => optional && value !== undefined);
    expect(places.map(({ at }) => at.join('.'))).toEqual(['modify.self', 'modify.gain.0', 'modify.gain.1']);
  });

  const changesOf = (path: string) =>
    piecesOf(text, 'en')
      .flatMap(({ parts }) => parts)
      .filter(({ place }) => place.at.join('.') === path)
      .flatMap((part) => changesAt(text, part, 'en').map(({ sentence }) => sentence));

  it('calls what was chosen by the same words when it is no longer chosen', () =>
    expect(changesOf('do.0.what')).toContain('[Enter] ⇒ Destroy each resonator on the field.'));

  it.each([
    ['en', 'Deal'],
    ['ja', '与える'],
  ] as const)('leads in %s from "%s" to every other operation', (lang, said) => {
    const hurts = withAbilities(card, 0, [
      { kind: 'automatic', when: { on: 'enter', who: 'this' }, do: [{ op: 'damage', to: 'this', amount: 500 }] },
    ]);
    const damaging = { ...text, card: hurts };
    const piece = piecesOf(damaging, lang).find((one) => one.text.includes(said));
    const labels = piece?.parts.flatMap((part) => changesAt(damaging, part, lang).map(({ sentence }) => sentence));
    expect(labels).toContain(lang === 'en' ? '[Enter] ⇒ Destroy this card.' : '[参戦] ⇒ このカードを破壊する。');
  });

  it('begins with an amount as cards have it', () =>
    expect(changesOf('do.0')).toContain('[Enter] ⇒ Deal 500 damage to target resonator on the field.'));

  it('does nothing to the player that a chosen resonator is not', () =>
    expect(changesOf('do.0').filter((sentence) => sentence.includes('hat player'))).toEqual([]));

  it('chooses no more when nothing is spoken of that was chosen, and chooses again when it is', () => {
    const what = placesOf(text).find(({ at }) => at.join('.') === 'do.0.what');
    const own = what && changed(text, what, 'this');
    expect(own && abilitiesOf(own, 0)[0]).not.toHaveProperty('targets');
    const back = what && own && changed({ ...text, card: own }, what, { target: 0 });
    expect(back && abilitiesOf(back, 0)).toEqual(abilitiesOf(card, 0));
  });
});

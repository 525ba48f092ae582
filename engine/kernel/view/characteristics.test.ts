import { describe, expect, test } from 'vitest';
import { toyPosition, toyRules } from '../../testing/toy';
import type { Ability, CardDefinition } from '../position/card';
import type { Modification } from '../position/position';
import { Look } from './look';

const card = (...abilities: readonly Ability[]): CardDefinition => ({
  name: { ja: '札', en: 'Card' },
  faces: [{ types: ['resonator'], attributes: ['water'], stats: { atk: 300, def: 300 }, abilities }],
});
const always = (modify: Modification): Ability => ({ kind: 'continuous', modify });

/** Characteristics of each card by its key, with all of the pool on A's field in the order of the keys. */
function onField(cards: Readonly<Record<string, CardDefinition>>, layers?: Parameters<typeof toyRules>[2]) {
  const rules = toyRules({ turn: [['go', () => ({ kind: 'done' })]] }, cards, layers);
  const p = toyPosition(
    rules,
    Object.keys(cards).map((key) => ({ card: key })),
  );
  const look = new Look(rules, p);
  return (key: string) => {
    const item = p.items.find(({ name }) => name === key);
    if (!item) throw new Error(key);
    return look.chars(item);
  };
}

describe('layers', () => {
  const fireFlies = card(always({ filter: { attribute: 'fire' }, gain: ['flying'] }));
  const makesFire = card(always({ filter: { keyword: 'marked' }, attributes: ['fire'] }));
  const marked = card({ kind: 'keyword', keyword: 'marked' });

  test('with attributes before abilities, what becomes fire gains what fire gains', () => {
    const chars = onField({ fireFlies, makesFire, marked });
    expect(chars('marked').keywords.map(({ name }) => name)).toEqual(['marked', 'flying']);
  });

  test('with abilities before attributes, it does not', () => {
    const chars = onField(
      { fireFlies, makesFire, marked },
      {
        layers: [
          ['abilities', ['lose', 'gain']],
          ['attributes', ['attributes']],
        ],
      },
    );
    expect(chars('marked').keywords.map(({ name }) => name)).toEqual(['marked']);
    expect(chars('marked').attributes).toEqual(['fire']);
  });

  test('what sets traits leaves words beside traits, and what sets those leaves traits', () => {
    const oreAndElf = { ...card(), faces: [{ types: ['resonator'], traits: ['ore', 'elf'] }] };
    const become = (traits: readonly string[]) =>
      onField(
        { maker: card(always({ filter: { trait: 'elf' }, traits })), oreAndElf },
        { layers: [['traits', ['newTraits', 'traits']]], besideTraits: [{ words: ['ore', 'salt'], namedOf: 'stone' }] },
      )('oreAndElf').traits;
    expect(become(['golem'])).toEqual(['ore', 'golem']);
    expect(become(['salt'])).toEqual(['elf', 'salt']);
    expect(become(['salt', 'golem'])).toEqual(['salt', 'golem']);
    expect(become([])).toEqual(['ore']);
  });

  test('within a layer the dependent effect goes last, though it is older', () => {
    const fliersRun = card(always({ filter: { keyword: 'flying' }, gain: ['swiftness'] }));
    const markedFly = card(always({ filter: { keyword: 'marked' }, gain: ['flying'] }));
    expect(onField({ fliersRun, markedFly, marked })('marked').keywords.map(({ name }) => name)).toEqual([
      'marked',
      'flying',
      'swiftness',
    ]);
  });

  test('of two that depend on each other the older goes first', () => {
    const one = card({ kind: 'keyword', keyword: 'one' }, always({ filter: { keyword: 'one' }, gain: ['two'] }));
    const both = card({ kind: 'keyword', keyword: 'one' }, always({ filter: { keyword: 'two' }, lose: ['one'] }));
    const chars = onField({ one, both });
    expect(chars('one').keywords.map(({ name }) => name)).toEqual(['two']);
    expect(chars('both').keywords.map(({ name }) => name)).toEqual(['two']);
  });

  test('an effect begun in an earlier layer goes on though its ability is lost later', () => {
    const helper = card(always({ filter: { keyword: 'marked' }, attributes: ['wind'], stats: { atk: 200 } }));
    const silence = card(always({ filter: { attribute: 'water', other: true }, lose: 'all' }));
    const chars = onField({ helper, silence, marked });
    expect(chars('helper').abilities).toEqual([]);
    expect(chars('marked').stats.atk).toBe(500);
  });

  test('every change says which layer and which card made it', () => {
    const captain = card(always({ filter: { other: true }, stats: { atk: 200 } }));
    const { stats, changes } = onField({ captain, marked })('marked');
    expect(stats.atk).toBe(500);
    expect(changes.map(({ layer, by }) => `${layer} by ${by}`)).toEqual(['values by captain']);
  });
});

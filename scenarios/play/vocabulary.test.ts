import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, openEngine, PARTS, wordsIn, wordsOf } from '@/engine';
import { poolOf } from '../format/pool';
import { COST_WORDS, vocabularyOf } from '../format/vocabulary';
import { said } from './testing/small';

const card = (face: string): string =>
  `cards: { mine: { name: { ja: 私, en: Mine }, faces: [{ ${face} }] } }\nposition: { A: { field: [mine] } }\nscript: []\nexpect: { all: {} }\n`;

describe('a cost that asks for what no cost could is refused', () => {
  const noVoid = (edition: Edition, at: string): string =>
    `card "mine", faces.0.${at}: in ${edition} no cost asks for "void", which is no attribute; "free" is any resource`;
  it.each(['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const)('will that has no attribute, in %s', (edition) => {
    expect(said(card('types: [resonator], cost: { void: 1 }, stats: { atk: 100, def: 100 }'), edition)).toEqual([
      noVoid(edition, 'cost.void'),
    ]);
    expect(
      said(card('types: [chant], abilities: [{ kind: cost, how: additional, cost: { pay: { void: 1 } } }]'), edition),
    ).toEqual([noVoid(edition, 'abilities.0.cost.pay.void')]);
  });
  it('though it is made and there', () => {
    expect(
      said(
        card(
          'types: [chant], cost: { free: 1 }, abilities: [{ kind: text, do: [{ op: produce, resource: void, amount: 1 }] }]',
        ),
        'fow-8.01',
      ),
    ).toEqual([]);
  });
  it.each<[what: string, face: string, line: string]>([
    [
      'Light',
      'attributes: [fire], cost: { light: 1, free: 1 }',
      'cost.light: in fftcg the cost of a card names no attribute but its own (fire)',
    ],
    [
      'another Element',
      'attributes: [fire, ice], cost: { ice: 1, wind: 1 }',
      'cost.wind: in fftcg the cost of a card names no attribute but its own (fire, ice)',
    ],
    [
      'an Element, where it has none',
      'cost: { dark: 2 }',
      'cost.dark: in fftcg the cost of a card names no attribute but its own (none)',
    ],
  ])('the crystal of %s on a card of FF-TCG that is not of it (5.2.1.1)', (_, face, line) => {
    expect(said(card(`types: [forward], stats: { power: 1000 }, ${face}`), 'fftcg')).toEqual([
      `card "mine", faces.0.${line}`,
    ]);
  });
  it('but its own crystal is not, nor what an ability asks for', () => {
    const asks =
      'abilities: [{ kind: activate, cost: { pay: { light: 1 } }, do: [{ op: draw, player: you, amount: 1 }] }]';
    for (const face of ['attributes: [light], cost: { light: 2 }', 'attributes: [fire], cost: { fire: 1, free: 1 }'])
      expect(said(card(`types: [forward], stats: { power: 1000 }, ${face}, ${asks}`), 'fftcg')).toEqual([]);
  });
});

describe('a word that the edition gives no meaning is refused, with the nearest that it has', () => {
  it.each<[what: string, face: string, line: string, edition?: Edition]>([
    ['a type', 'types: [resonatr]', '"resonatr" is no type of fow-8.01 here; "resonator" is nearest'],
    [
      'an attribute',
      'types: [resonator], attributes: [fier]',
      '"fier" is no attribute of fow-8.01 here; "fire" is nearest',
    ],
    ['a cost', 'types: [chant], cost: { fier: 1 }', '"fier" is no resource of fow-8.01 here; "fire" is nearest'],
    ['a value', 'types: [resonator], stats: { atc: 100 }', '"atc" is no value of fow-8.01 here; "atk" is nearest'],
    [
      'a keyword',
      'types: [resonator], abilities: [{ kind: keyword, keyword: peirce }]',
      '"peirce" is no keyword of fow-8.01 here; "pierce" is nearest',
    ],
    [
      'a keyword of the other game',
      'types: [resonator], abilities: [{ kind: keyword, keyword: brave }]',
      '"brave" is no keyword of fow-2.0 here; possible: pierce, targetAttack, firstStrike, explode, flying, quickcast, indestructible',
      'fow-2.0',
    ],
    [
      'a zone of a filter',
      'types: [chant], abilities: [{ kind: text, do: [{ op: move, what: { each: { zone: feild } }, to: hand }] }]',
      '"feild" is no zone of fow-8.01 here; "field" is nearest',
    ],
    [
      'a zone that another edition has',
      'types: [chant], abilities: [{ kind: text, do: [{ op: move, what: this, to: break }] }]',
      '"break" is no zone of fow-8.01 here; possible: field, hand, deck, stoneDeck, rulerArea, graveyard, standby, removed, lifebreak, extraDeck, runeArea, itemArea, chase, stoneArea',
    ],
    [
      'an occasion',
      'types: [resonator], abilities: [{ kind: automatic, when: { on: occasion, name: mainFase }, do: [] }]',
      '"mainFase" is no occasion of fow-8.01 here; "mainPhase" is nearest',
    ],
    [
      'a price for attacking',
      'types: [resonator], abilities: [{ kind: continuous, modify: { self: true, bans: [{ cannot: attack, unless: { pay: { free: 2 } } }] } }]',
      '"attack" is no act with a price of fow-2.0 here; possible: nothing',
      'fow-2.0',
    ],
    [
      'the demand to attack',
      'types: [resonator], abilities: [{ kind: continuous, modify: { self: true, bans: [{ must: attack }] } }]',
      '"attack" is no demand of fow-2.0 here; possible: nothing',
      'fow-2.0',
    ],
    [
      'the demand to block',
      'types: [resonator], abilities: [{ kind: continuous, modify: { self: true, bans: [{ must: block }] } }]',
      '"block" is no demand of fow-8.01 here; possible: attack',
    ],
  ])('%s in a card', (_, face, line, edition) => {
    expect(said(card(face), edition)).toEqual([`the card "mine": ${line}`]);
  });

  it('an operation of another edition in a card', () => {
    const face = 'types: [chant], abilities: [{ kind: text, do: [{ op: divide, amount: 500, among: { target: 0 } }] }]';
    const [line, ...more] = said(card(face), 'fow-5.5');
    expect(line).toContain('the card "mine": "divide" is no operation of fow-5.5 here; possible: damage, ');
    expect(more).toEqual([]);
  });

  it.each(['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const)(
    'what only FF-TCG does, in a card of %s',
    (edition) => {
      for (const op of [
        '{ op: junction }',
        '{ op: pay, cost: { rest: true } }',
        '{ op: selfReplace, do: [], condition: { is: did }, instead: [] }',
      ])
        expect(said(card(`types: [chant], abilities: [{ kind: text, do: [${op}] }]`), edition).join()).toMatch(
          /"(?:junction|pay|selfReplace)" is no operation of/,
        );
    },
  );

  it('a token, where none can be created', () => {
    const filter =
      'types: [chant], abilities: [{ kind: text, do: [{ op: destroy, what: { each: { token: true } } }] }]';
    const placed = 'position: { A: { field: [{ card: squire, token: true }] } }\nscript: []\nexpect: { all: {} }\n';
    for (const words of [card(filter), placed])
      expect(said(words, 'fow-5.5').join()).toContain('"create" is no operation of fow-5.5 here');
  });

  it.each<[what: string, ability: string, line: string, edition?: Edition]>([
    [
      'as much as nothing was',
      '{ kind: text, do: [{ op: gainLife, player: you, amount: that much }] }',
      'faces.0.abilities.0.do.0.amount: no event with an amount',
    ],
    [
      'as much as an arrival was, doubled and in a branch',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: may, do: [{ op: draw, player: you, amount: { double: that much } }] }] }',
      'faces.0.abilities.0.do.0.do.0.amount.double: no event with an amount',
    ],
    [
      'what a text without an event speaks of',
      '{ kind: text, do: [{ op: destroy, what: it }] }',
      'faces.0.abilities.0.do.0.what: no event that "it" could be of',
    ],
    [
      'the event of the text that gives the ability',
      '{ kind: automatic, when: { on: damaged, who: this }, do: [{ op: modify, what: this, until: turn, by: { has: [{ kind: activate, cost: { rest: true }, do: [{ op: gainLife, player: you, amount: that much }] }] } }] }',
      'faces.0.abilities.0.do.0.by.has.0.do.0.amount: no event with an amount',
    ],
    [
      'a moment that something else would take the place of',
      '{ kind: replace, when: { on: attack, who: this }, instead: [{ op: draw, player: you, amount: 1 }] }',
      'faces.0.abilities.0.when: "attack" is no event that another could take the place of',
    ],
    [
      'a state that something waits for later',
      '{ kind: text, do: [{ op: later, when: { on: state, that: { is: turn, of: you } }, do: [] }] }',
      'faces.0.abilities.0.do.0.when: "state" is no event to wait for',
    ],
    [
      'what a draw, which happens to a player alone, was of',
      '{ kind: automatic, when: { on: draw, player: you }, do: [{ op: destroy, what: it }] }',
      'faces.0.abilities.0.do.0.what: no object in the event that "it" could be',
    ],
    [
      'the same of a moment that is nobody’s',
      '{ kind: automatic, when: { on: occasion, name: endPhase }, do: [{ op: destroy, what: it }] }',
      'faces.0.abilities.0.do.0.what: no object in the event that "it" could be',
    ],
    [
      'the same of damage to a player',
      '{ kind: automatic, when: { on: damage, who: this, to: opponent }, do: [{ op: destroy, what: this and it }] }',
      'faces.0.abilities.0.do.0.what: no object in the event that "it" could be',
    ],
    [
      'what is to be like something of no event',
      '{ kind: text, do: [{ op: become, what: this, like: it, until: turn }] }',
      'faces.0.abilities.0.do.0.like: no event that "it" could be of',
    ],
    [
      'a part of what is no damage',
      '{ kind: replace, when: { on: draw, player: you }, instead: [{ op: prevent, amount: 100 }] }',
      'faces.0.abilities.0.instead.0: "draw" is no damage of which a part could be prevented',
    ],
    [
      'a move from a zone to itself that something waits for',
      '{ kind: automatic, when: { on: moves, who: {}, from: hand, to: hand }, do: [] }',
      'faces.0.abilities.0.when: no move from "hand" to itself',
    ],
    [
      'what enters where cards are in play, said once more',
      '{ kind: automatic, when: { on: enter, who: this, zone: field }, do: [{ op: gainLife, player: you, amount: 100 }] }',
      'faces.0.abilities.0.when.zone: no need to say where cards are in play',
    ],
    [
      'a keyword that lacks what it has to say',
      '{ kind: keyword, keyword: evolution }',
      'faces.0.abilities.0: "evolution" has to say "cost"',
    ],
    [
      'a keyword that says what it does not',
      '{ kind: keyword, keyword: flying, number: 3 }',
      'faces.0.abilities.0: "flying" says no "number"',
    ],
    [
      'a keyword given without what it has to say',
      '{ kind: continuous, modify: { self: true, gain: [limit] } }',
      'faces.0.abilities.0.modify.gain: "limit" has to say "number"',
    ],
    [
      'a move onto the field',
      '{ kind: automatic, when: { on: moves, who: {}, from: hand, to: field }, do: [] }',
      'faces.0.abilities.0.when: no "moves" from or to where cards are in play; say "enter", "leave" with "into", "graveyard"',
    ],
    [
      'what leaves for where it was',
      '{ kind: automatic, when: { on: leave, who: {}, into: { zone: field } }, do: [] }',
      'faces.0.abilities.0.when.into.zone: nothing leaves for where cards are in play',
    ],
    [
      'what leaves for the graveyard, whoever owns that',
      '{ kind: automatic, when: { on: leave, who: {}, into: { zone: graveyard } }, do: [] }',
      'faces.0.abilities.0.when.into.zone: no need to say where it goes; say "graveyard"',
    ],
    [
      'what leaves for the top of a hand',
      '{ kind: automatic, when: { on: leave, who: {}, into: { zone: hand, place: top } }, do: [] }',
      'faces.0.abilities.0.when.into.place: "hand" keeps no order',
    ],
    [
      'what leaves for a zone of one player where there is but one for both',
      '{ kind: automatic, when: { on: leave, who: {}, into: { zone: chase, of: you } }, do: [] }',
      'faces.0.abilities.0.when.into.of: "chase" is not a zone of the owner of what goes there',
    ],
    [
      'a shield against what is no damage',
      '{ kind: text, do: [{ op: shield, when: { on: draw, player: you }, amount: 300 }] }',
      'faces.0.abilities.0.do.0.when: "draw" is no damage that could be prevented',
    ],
    [
      'a target of a text that had none chosen before',
      '{ kind: automatic, when: { on: damaged, who: { target: 0 } }, do: [] }',
      'faces.0.abilities.0.when.who: no targets that were chosen for it before',
    ],
    [
      'what has happened to the card itself, which nobody writes down',
      '{ kind: continuous, modify: { self: true }, while: { is: happened, what: { on: attack, who: this } } }',
      'faces.0.abilities.0.while.what.who: no record of what happened to "this"',
    ],
    [
      'what has happened to others than the card itself',
      '{ kind: continuous, modify: { self: true }, while: { is: happened, what: { on: enter, who: { other: true } } } }',
      'faces.0.abilities.0.while.what.who: no record of what happened to "other"',
    ],
    [
      'a move onto the field that has happened',
      '{ kind: continuous, modify: { self: true }, while: { is: happened, what: { on: moves, who: {}, from: hand, to: field } } }',
      'faces.0.abilities.0.while.what: no "moves" from or to where cards are in play; say "enter", "leave" with "into", "graveyard"',
    ],
    [
      'a play from a zone from which nothing is played',
      '{ kind: automatic, when: { on: enter, who: this }, if: { is: playedFrom, zone: stoneDeck }, do: [] }',
      'faces.0.abilities.0.if.zone: nothing is played from "stoneDeck"; possible: hand, standby, graveyard, runeArea, removed, field, deck, extraDeck',
    ],
    [
      'a play from a zone from which an edition without copies that are played plays nothing',
      '{ kind: text, do: [{ op: if, condition: { is: playedFrom, zone: deck }, then: [] }] }',
      'faces.0.abilities.0.do.0.condition.zone: nothing is played from "deck"; possible: hand, standby, graveyard, removed',
      'fow-5.5',
    ],
  ])('%s in a card', (_, ability, line, edition) => {
    expect(said(card(`types: [chant], abilities: [${ability}]`), edition)).toEqual([`card "mine", ${line}`]);
  });

  it.each<[what: string, ability: string, line: string, edition?: Edition, type?: string]>([
    [
      'what a chant could only have in play, by a seal',
      '{ kind: keyword, keyword: seal, number: 2, has: [{ kind: continuous, modify: { filter: {}, gain: [flying] } }] }',
      'faces.0.abilities.0.has.0: no ability of a card that is carried out',
    ],
    [
      'what a keyword of a chant stands for, which waits in play',
      '{ kind: keyword, keyword: resonance, trait: fairy, text: { do: [{ op: draw, player: you, amount: 1 }] } }',
      'faces.0.abilities.0: no ability of a card that is carried out',
    ],
    [
      'the same of a keyword that says nothing more than its name',
      '{ kind: keyword, keyword: explode }',
      'faces.0.abilities.0: no ability of a card that is carried out',
    ],
    [
      'the same of a summon',
      '{ kind: automatic, when: { on: enter, who: this }, do: [] }',
      'faces.0.abilities.0: no ability of a card that is carried out',
      'fftcg',
      'summon',
    ],
    [
      'a text of a resonator',
      '{ kind: keyword, keyword: torrent, text: { do: [{ op: draw, player: you, amount: 1 }] } }',
      'faces.0.abilities.0: no text of a card that is not carried out',
      'fow-8.01',
      'resonator',
    ],
    [
      'a card that is kept from being played where it is in play',
      '{ kind: continuous, modify: { self: true, bans: [play] }, while: { is: none, filter: { types: [resonator] } } }',
      'faces.0.abilities.0: the card is not played from where this works; say from where with "in"',
      'fow-8.01',
      'resonator',
    ],
    [
      'dice that nobody rolls',
      '{ kind: text, do: [{ op: gainLife, player: you, amount: { double: rolled } }] }',
      'faces.0.abilities.0.do.0.amount.double: no dice that were rolled',
    ],
    [
      'dice that are rolled for another text',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: roll, dice: 1 }] }, { kind: automatic, when: { on: draw, player: you }, do: [{ op: gainLife, player: you, amount: rolled }] }',
      'faces.0.abilities.1.do.0.amount: no dice that were rolled',
      undefined,
      'resonator',
    ],
    [
      'dice that fall once the text that says how many has been carried out',
      '{ kind: replace, when: { on: roll, player: you }, instead: [{ op: roll, dice: 2 }, { op: gainLife, player: you, amount: rolled }] }',
      'faces.0.abilities.0.instead.1.amount: no dice that were rolled',
      'fow-8.01',
      'resonator',
    ],
    [
      'more values ignored than there are',
      '{ kind: text, do: [{ op: roll, dice: 3, ignore: { lowest: 2, highest: 2 } }] }',
      'faces.0.abilities.0.do.0: no 4 values to ignore among those of 3 dice',
    ],
    [
      'the same of one, in the place of other dice',
      '{ kind: replace, when: { on: roll, player: you }, instead: [{ op: roll, dice: 1, ignore: { highest: 2 } }] }',
      'faces.0.abilities.0.instead.0: no 2 values to ignore among those of 1 dice',
      'fow-8.01',
      'resonator',
    ],
    [
      'a state that is waited for beside an event',
      '{ kind: automatic, when: { on: enter, who: this }, or: { on: state, that: { is: turn, of: you } }, do: [] }',
      'faces.0.abilities.0.or: "state" is no event to wait for',
      'fow-8.01',
      'resonator',
    ],
    [
      'an amount of an event that only one of two has',
      '{ kind: automatic, when: { on: gainLife, player: you }, or: { on: enter, who: this }, do: [{ op: gainLife, player: you, amount: that much }] }',
      'faces.0.abilities.0.do.0.amount: no event with an amount',
      'fow-8.01',
      'resonator',
    ],
    [
      'what a text that moves nothing has moved',
      '{ kind: text, do: [{ op: modify, what: moved, until: there, by: { may: [playedFromRemovedByYou] } }] }',
      'faces.0.abilities.0.do.0.what: nothing that this text itself has moved before',
    ],
    [
      'an X of no cost',
      '{ kind: text, do: [{ op: gainLife, player: you, amount: X }] }',
      'faces.0.abilities.0.do.0.amount: no X in a cost of the card',
      'fow-5.5',
    ],
    [
      'targets by an X that is chosen only after them',
      '{ kind: cost, how: additional, cost: { life: X } }, { kind: text, targets: [{ filter: {}, count: X }], do: [{ op: destroy, what: { target: 0 } }] }',
      'faces.0.abilities.1.targets: no X that is known before targets are chosen',
      'fow-5.5',
    ],
    [
      'an X that a condition asks for',
      '{ kind: text, do: [{ op: if, condition: { is: none, filter: { maxCost: X } }, then: [{ op: gainLife, player: you, amount: X }] }] }',
      'faces.0.abilities.0.do.0.condition.filter.maxCost: no X but of targets and of what a text looks for',
    ],
    [
      'a target too many',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: destroy, what: { target: 1 } }] }',
      'faces.0.abilities.0.do.0.what: no target number 1',
    ],
    [
      'the target of another text',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: modify, what: { target: 0 }, until: turn, by: { has: [{ kind: activate, cost: {}, do: [{ op: destroy, what: { target: 0 } }] }] } }] }',
      'faces.0.abilities.0.do.0.by.has.0.do.0.what: no target number 0',
    ],
    [
      'a target that is no player',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: draw, player: { target: 0 }, amount: 1 }] }',
      'faces.0.abilities.0.do.0.player: target number 0 is no player',
    ],
    [
      'the same of who chooses, and of who gets control',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: may, do: [{ op: banish, what: { choose: {}, count: 1, by: { target: 0 } } }] }] }',
      'faces.0.abilities.0.do.0.do.0.what.by: target number 0 is no player',
    ],
    [
      'a player who may be a target of what does nothing to players',
      '{ kind: text, targets: [{ filter: {}, count: 1, player: true }], do: [{ op: destroy, what: { target: 0 } }] }',
      'faces.0.abilities.0.targets.0: nothing that is done to target number 0 where it is a player',
    ],
    [
      'an event prevented where none is replaced',
      '{ kind: text, do: [{ op: may, do: [{ op: prevent }] }] }',
      'faces.0.abilities.0.do.0.do.0: no event to prevent: it is said in "instead"',
    ],
    [
      'the same in what waits for later, once something was replaced',
      '{ kind: text, do: [{ op: replace, when: { on: draw, player: you }, instead: [{ op: later, when: { on: discard, player: you }, do: [{ op: prevent }] }] }] }',
      'faces.0.abilities.0.do.0.instead.0.do.0: no event to prevent: it is said in "instead"',
    ],
    [
      'a move from a zone to itself',
      '{ kind: text, do: [{ op: move, what: { each: { zone: graveyard } }, to: graveyard }] }',
      'faces.0.abilities.0.do.0: no move from "graveyard" to itself',
    ],
    [
      'the same of a target',
      '{ kind: text, targets: [{ filter: {}, count: 1 }, { filter: { zone: graveyard }, count: 1 }], do: [{ op: move, what: { target: 1 }, to: graveyard }] }',
      'faces.0.abilities.0.do.0: no move from "graveyard" to itself',
    ],
    [
      'the same of the cards on top of the deck',
      '{ kind: text, do: [{ op: move, what: { top: 2, of: you }, to: deck }] }',
      'faces.0.abilities.0.do.0: no move from "deck" to itself',
    ],
    [
      'the top card put on top',
      '{ kind: text, do: [{ op: move, what: { top: 1, of: you }, to: deck, place: top }] }',
      'faces.0.abilities.0.do.0: no move from the top of "deck" to itself',
      'fftcg',
      'summon',
    ],
    [
      'a card that is found in the deck and put there',
      '{ kind: text, do: [{ op: search, what: {}, count: 1, to: deck }] }',
      'faces.0.abilities.0.do.0: no move from "deck" to itself',
      'fftcg',
      'summon',
    ],
    [
      'a card of the hand that is put there as a cost',
      '{ kind: cost, how: additional, cost: { putFromHand: { count: 1, to: hand } } }',
      'faces.0.abilities.0.cost.putFromHand: no move from "hand" to itself',
    ],
    [
      'what has come to a zone, put there once more',
      '{ kind: text, do: [{ op: later, when: { on: graveyard, who: {} }, do: [{ op: move, what: it, to: graveyard }] }] }',
      'faces.0.abilities.0.do.0.do.0: no move from "graveyard" to itself',
    ],
    [
      'a zone shuffled that has no order',
      '{ kind: text, do: [{ op: shuffle, player: you, zone: hand }] }',
      'faces.0.abilities.0.do.0: no order of "hand" that could be shuffled',
    ],
    [
      'the same of a summon',
      '{ kind: text, do: [{ op: shuffle, player: you, zone: removed }] }',
      'faces.0.abilities.0.do.0: no order of "removed" that could be shuffled',
      'fftcg',
      'summon',
    ],
    [
      'the top of a zone that has no order',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: move, what: { target: 0 }, to: hand, place: top }] }',
      'faces.0.abilities.0.do.0: no top of "hand", which keeps no order',
    ],
    [
      'a card that comes rested where none is in play',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: move, what: { target: 0 }, to: hand, rested: true }] }',
      'faces.0.abilities.0.do.0: "rested" says nothing of a card in "hand": only cards in play have it',
    ],
    [
      'the same of its controller',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: move, what: { target: 0 }, to: graveyard, under: you }] }',
      'faces.0.abilities.0.do.0: "under" says nothing of a card in "graveyard": only cards in play have it',
    ],
    [
      'what is worn out of play',
      '{ kind: text, targets: [{ filter: {}, count: 1 }], do: [{ op: wear, what: { target: 0 }, by: { choose: {}, count: 1 }, to: hand }] }',
      'faces.0.abilities.0.do.0: nothing is worn in "hand": only in play',
    ],
    [
      'something done out of play that is done in play alone',
      '{ kind: text, targets: [{ filter: { zone: graveyard }, count: 1 }], do: [{ op: recover, what: { target: 0 } }] }',
      'faces.0.abilities.0.do.0: no "recover" of what lies in "graveyard": only in play',
    ],
    [
      'the same of damage',
      '{ kind: text, do: [{ op: later, when: { on: graveyard, who: {} }, do: [{ op: damage, to: it, amount: 100 }] }] }',
      'faces.0.abilities.0.do.0.do.0: no "damage" of what lies in "graveyard": only in play',
    ],
    [
      'what is canceled elsewhere than on the chase',
      '{ kind: text, do: [{ op: cancel, what: { each: { zone: rulerArea } } }] }',
      'faces.0.abilities.0.do.0: no "cancel" of what lies in "rulerArea": only in "chase"',
    ],
    [
      'an X of another cost of the card',
      '{ kind: activate, cost: { rest: true }, do: [{ op: gainLife, player: you, amount: X }] }, { kind: activate, cost: { pay: { X: 1 } }, do: [] }',
      'faces.0.abilities.0.do.0.amount: no X in the cost of this ability',
      'fow-5.5',
      'resonator',
    ],
    [
      'the X that was paid for the card, as it has come',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: gainLife, player: you, amount: X }] }, { kind: cost, how: additional, cost: { life: X } }',
      'faces.0.abilities.0.do.0.amount: no X in the cost of this ability',
      'fow-5.5',
      'resonator',
    ],
    [
      'an X that is explained by itself',
      '{ kind: activate, cost: { pay: { X: 1 } }, x: { double: X }, do: [{ op: gainLife, player: you, amount: X }] }',
      'faces.0.abilities.0.x: X is explained by itself',
      'fow-8.01',
      'resonator',
    ],
    [
      'the X of an ability, in what the card does',
      '{ kind: text, do: [{ op: modify, what: { each: {} }, until: turn, by: { has: [{ kind: activate, cost: { pay: { X: 1 } }, do: [] }] } }, { op: gainLife, player: you, amount: X }] }',
      'faces.0.abilities.0.do.1.amount: no X in a cost of the card',
      'fow-5.5',
    ],
    [
      'what was chosen for another cost of the card',
      '{ kind: activate, cost: { rest: true }, do: [{ op: gainLife, player: you, amount: { stat: atk, of: used } }] }, { kind: activate, cost: { discard: 1 }, do: [] }',
      'faces.0.abilities.0.do.0.amount.of: nothing chosen for the cost of this ability',
      'fow-8.01',
      'resonator',
    ],
    [
      'what was chosen for the card, in an ability of it',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: gainLife, player: you, amount: { stat: atk, of: used } }] }, { kind: cost, how: additional, cost: { banishOther: { filter: {}, count: 1 } } }',
      'faces.0.abilities.0.do.0.amount.of: nothing chosen for the cost of this ability',
      'fow-8.01',
      'resonator',
    ],
    [
      'more modes than there are',
      '{ kind: text, do: [{ op: modes, choose: 3, of: [[], []] }] }',
      'faces.0.abilities.0.do.0: no 3 modes to choose among 2',
    ],
    [
      'what was done before the first instruction',
      '{ kind: text, do: [{ op: if, condition: { is: did }, then: [] }] }',
      'faces.0.abilities.0.do.0.condition: no instruction before it',
    ],
    [
      'a mode too many',
      '{ kind: text, targets: [{ filter: {}, count: 1, mode: 3 }], do: [{ op: modes, choose: 1, of: [[{ op: destroy, what: { target: 0 } }], []] }] }',
      'faces.0.abilities.0.targets.0: no mode number 3',
    ],
    [
      'an optional cost that it has not',
      '{ kind: text, do: [{ op: if, condition: { is: paid }, then: [] }] }',
      'faces.0.abilities.0.do.0.condition: no optional cost of the card',
    ],
    [
      'what was done before nothing was',
      '{ kind: cost, how: optional, cost: { discard: 1 }, while: { is: did } }',
      'faces.0.abilities.0.while: no instruction before it',
    ],
  ])('%s, which nothing reads', (_, ability, line, edition, type = 'chant') => {
    expect(said(card(`types: [${type}], abilities: [${ability}]`).replace('field', 'hand'), edition)).toEqual([
      `card "mine", ${line}`,
    ]);
  });

  it.each<[what: string, ability: string, line: string, edition: Edition]>([
    ['a will ability', '{ kind: will, produces: [fire] }', '"will" is no kind of ability of fftcg here', 'fftcg'],
    ['an EX Burst', '{ kind: text, ex: true, do: [] }', '"burst" is no kind of ability of fow-5.5 here', 'fow-5.5'],
    [
      'the cost of a special ability',
      '{ kind: activate, cost: { discardSameName: true }, do: [] }',
      '"special" is no kind of ability of fow-2.0 here',
      'fow-2.0',
    ],
    [
      'a card that breaks another',
      '{ kind: automatic, when: { on: breaks, who: this }, do: [] }',
      '"breaks" is no event that texts wait for of fow-8.01 here',
      'fow-8.01',
    ],
    [
      'a summoning, where what comes onto the field is put there',
      '{ kind: text, targets: [{ filter: { zone: break }, count: 1 }], do: [{ op: summon, what: { target: 0 } }] }',
      '"summon" is no operation of fftcg here',
      'fftcg',
    ],
    [
      'life that is gained',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: gainLife, player: you, amount: 1 }] }',
      '"gainLife" is no operation of fftcg here',
      'fftcg',
    ],
    [
      'life as a cost',
      '{ kind: activate, cost: { life: 100 }, do: [] }',
      '"life" is no condition of fftcg here',
      'fftcg',
    ],
    [
      'life as an amount',
      '{ kind: automatic, when: { on: enter, who: this }, do: [{ op: draw, player: you, amount: { life: you } }] }',
      '"life" is no condition of fftcg here',
      'fftcg',
    ],
  ])('%s, of which the other game alone has a rule', (_, ability, line, edition) => {
    const type = edition === 'fftcg' ? 'forward' : 'resonator';
    const [first, ...more] = said(card(`types: [${type}], abilities: [${ability}]`), edition);
    expect(first).toContain(`the card "mine": ${line}`);
    expect(more).toEqual([]);
  });

  it('what a card has broken, told by the card that asks, which nobody writes down', () => {
    const asks = '{ is: happened, what: { on: breaks, who: {}, whom: { other: true } } }';
    const ability = `{ kind: continuous, modify: { self: true }, while: ${asks} }`;
    expect(said(card(`types: [forward], abilities: [${ability}]`), 'fftcg')).toEqual([
      'card "mine", faces.0.abilities.0.while.what.whom: no record of what happened to "other"',
    ]);
  });

  it('a third side, of a card that is no colossal ruler of 8.01', () => {
    const sides = (type: string): string => `types: [${type}] }, { types: [j-ruler] }, { types: [j-ruler]`;
    const line = (edition: Edition): string => `card "mine", faces: in ${edition} such a card has at most 2 sides`;
    expect(said(card(sides('resonator')), 'fow-8.01')).toEqual([line('fow-8.01')]);
    expect(said(card(sides('ruler')), 'fow-5.5')).toEqual([line('fow-5.5')]);
    expect(said(card(sides('ruler')).replace('field', 'rulerArea'), 'fow-8.01')).toEqual([]);
  });

  it.each<[what: string, edition: Edition, ability: string, line: string]>([
    [
      'a moment that the edition has not',
      'fow-8.01',
      '{ kind: automatic, when: { on: occasion, name: callPhase }, do: [] }',
      '"callPhase" is no occasion of fow-8.01 here; "mainPhase" is nearest',
    ],
    [
      'a state in an edition that knows none',
      'fow-2.0',
      '{ kind: automatic, when: { on: state, that: { is: turn, of: you } }, do: [] }',
      '"state" is no event that texts wait for of fow-2.0 here',
    ],
    [
      'a cost of [Trigger] in a game without rules for it',
      'fftcg',
      '{ kind: triggerCost, cost: {}, do: [] }',
      '"triggerCost" is no kind of ability of fftcg here',
    ],
    [
      'a card that triggers in an edition that reveals none',
      'fow-5.00',
      '{ kind: trigger, when: { on: attack, who: {} }, do: [] }',
      '"trigger" is no kind of ability of fow-5.00 here',
    ],
    [
      'the end of a battle in a game without battles',
      'fftcg',
      '{ kind: automatic, when: { on: attack, who: this }, do: [{ op: modify, what: this, by: { stats: { power: 1000 } }, until: battle }] }',
      '"battle" is no occasion of fftcg here',
    ],
    [
      'an action where all that resolves is cards and abilities',
      'fow-2.0',
      '{ kind: activate, cost: { rest: true }, targets: [{ filter: { kind: action }, count: 1 }], do: [{ op: cancel, what: { target: 0 } }] }',
      '"actions" is no kind of ability of fow-2.0 here',
    ],
    [
      'astral rulers where dead rulers are none',
      'fow-8.01',
      '{ kind: automatic, when: { on: leave, who: { types: [astral-ruler] } }, do: [] }',
      '"astral-ruler" is no type of fow-8.01 here',
    ],
    [
      'regalia before there were any',
      'fow-5.00',
      '{ kind: automatic, when: { on: enter, who: { types: [regalia] } }, do: [] }',
      '"regalia" is no type of fow-5.00 here',
    ],
  ])('%s', (_, edition, ability, line) => {
    const type = edition === 'fftcg' ? 'forward' : 'resonator';
    const [first, ...more] = said(card(`types: [${type}], abilities: [${ability}]`), edition);
    expect(first).toContain(`the card "mine": ${line}`);
    expect(more).toEqual([]);
  });

  const position = (words: string, edition?: Edition): readonly string[] =>
    said(`position: { ${words} }\nscript: []\nexpect: { all: {} }\n`, edition);
  it('in a position', () => {
    expect(position('A: { field: [{ card: squire, counters: { wrad: 1 } }] }')).toEqual([
      '"wrad" is no counter of fow-8.01 here; "ward" is nearest',
    ]);
    expect(position('A: { pool: { fier: 1 } }')).toEqual(['"fier" is no resource of fow-8.01 here; "fire" is nearest']);
    expect(position('A: { life: 7, pool: { fire: 1 } }', 'fftcg')).toEqual([
      'players have no life in fftcg',
      'players have no pool in fftcg',
    ]);
    expect(position('A: { hand: [{ card: squire, rested: true, damage: 100 }] }')).toEqual([
      'rested says nothing of a card in hand: only cards in play have it',
      'damage says nothing of a card in hand: only cards in play have it',
    ]);
    expect(position('A: { field: [{ card: squire, face: 1 }] }')).toEqual(['squire has no face 1; its only one is 0']);
  });
  it.each([
    [
      'no card is called so',
      'A: { field: [wall, { card: squire, on: wlal }] }',
      'position: "squire" is on "wlal": "wlal" is no name of a card here; "wall" is nearest',
    ],
    [
      'it is the card itself',
      'A: { field: [{ card: squire, on: squire }] }',
      'position: "squire" is on itself; the name of another card is expected',
    ],
    [
      'it is not in play',
      'A: { field: [{ card: squire, on: wall }] }, B: { hand: [wall] }',
      'position: "squire" is on "wall", which is in hand; a card in play is expected',
    ],
    [
      'what is to be on it is not in play',
      'A: { field: [wall], hand: [{ card: squire, on: wall }] }',
      'on says nothing of a card in hand: only cards in play have it',
    ],
  ])('in a position, as the host of a card: %s', (_, words, line) => expect(position(words)).toEqual([line]));

  const expected = (state: string): readonly string[] =>
    said(`position: { A: { field: [squire] } }\nscript: []\nexpect: { all: { squire: { ${state} } } }\n`);
  it.each([
    ['zone: feild', '"feild" is no zone of fow-8.01 here; "field" is nearest'],
    ['keywords: [fliyng]', '"fliyng" is no keyword of fow-8.01 here; "flying" is nearest'],
    ['lacks: { keywords: [fliyng] }', '"fliyng" is no keyword of fow-8.01 here; "flying" is nearest'],
    [
      'lacks: { types: [forward] }',
      '"forward" is no type of fow-8.01 here; possible: ruler, j-ruler, resonator, chant, addition, regalia, stone, rune',
    ],
    ['attributes: [ice]', '"ice" is no attribute of fow-8.01 here; possible: light, fire, water, wind, darkness, void'],
    ['traits: [knihgt]', '"knihgt" is no trait of fow-8.01 here; possible: nothing'],
    ['counters: { astrl: 1 }', '"astrl" is no counter of fow-8.01 here; "astral" is nearest'],
    ['power: 100', '"power" is no value of fow-8.01 here; possible: atk, def'],
  ])('%s in an expectation', (state, line) => expect(expected(state)).toEqual([line]));

  it('in a script', () => {
    const script = (words: string, edition?: Edition): readonly string[] =>
      said(
        `position: { A: { hand: [ember-bolt], stones: [fire-stone] } }\nscript: [{ A: '${words}' }]\nexpect: { all: {} }\n`,
        edition,
      );
    expect(script('play ember-bolt paying fire-stone=fier')).toEqual([
      '"play ember-bolt paying fire-stone=fier": "fier" is no resource of fow-8.01 here; "fire" is nearest',
    ]);
    expect(script('go to batle', 'fow-2.0')).toEqual([
      '"go to batle": "batle" is no phase of fow-2.0 here; "battle" is nearest',
    ]);
  });
});

it('a counter that no rule knows is one where a card speaks of it', () => {
  const charged = card(
    'types: [resonator], abilities: [{ kind: activate, cost: { rest: true }, do: [{ op: counters, what: this, counter: charge, amount: 1 }] }]',
  ).replace('field: [mine]', 'field: [{ card: mine, counters: { charge: 2 } }]');
  expect(said(charged.replace('all: {}', 'all: { mine: { counters: { charge: 2 } } }'))).toEqual([]);
});

describe('the pools', () => {
  it('use only words that some edition of their game has', () => {
    const games = [EDITIONS.filter((edition) => edition.startsWith('fow')), EDITIONS.filter((one) => one === 'fftcg')];
    for (const editions of games) {
      const engines = editions.map((edition) => openEngine(edition, poolOf(edition)));
      const lists = engines.map((engine) => vocabularyOf(engine, Object.values(engine.cards)));
      const strange = Object.entries(engines[0]?.cards ?? {}).flatMap(([key, one]) =>
        wordsIn(PARTS.Card, one)
          .filter(({ list, word }) => !lists.some((words) => words[list].includes(word)) && !COST_WORDS.includes(word))
          .map(({ list, word }) => `${key}: ${list} ${word}`),
      );
      expect(strange).toEqual([]);
    }
  });
});

it('every zone of an edition has a word', () => {
  for (const edition of EDITIONS) {
    const zones = Object.keys(openEngine(edition, {}).zones);
    expect(zones.filter((zone) => !wordsOf(edition).knows('zone', zone))).toEqual([]);
  }
});

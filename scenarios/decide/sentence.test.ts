import { expect, it } from 'vitest';
import { openEngine } from '@/engine';
import { parseScenario } from '../format/parse';
import { cardsFor } from '../format/pool';
import { play } from '../play/play';
import { sentence } from './sentence';
import type { Change } from './weigh';

const read = parseScenario(
  `id: small
title: { ja: 小, en: Small }
question: { ja: 何, en: What? }
answer: { ja: 何も, en: Nothing. }
editions: [fow-5.00]
position:
  A: { field: [{ card: squire, as: mine }] }
  B: { field: [{ card: squire, as: theirs }, { card: wall, as: wall }] }
script: []
expect: { all: { mine: field } }
`,
  'small.yaml',
);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const { start } = play(read.scenario, 'fow-5.00');
if (start === null) throw new Error('never began');
const spoken = { engine: openEngine('fow-5.00', cardsFor(read.scenario, 'fow-5.00')), start };
const said = (...changes: readonly Change[]) => sentence({ clauses: ['1.4.2'], changes }, spoken);

it('names a lost clause as answers name it', () => {
  const changes = [{ fact: 'player/1/life', was: 3200, would: 4000 }];
  expect(sentence({ clauses: ['reconstructed:fow-5.5/8.5.2b'], changes }, spoken)).toEqual({
    en: 'Without reconstructed 5.00 8.5.2b, B would be at 4000 instead of 3200.',
    ja: '再構成した5.00版 8.5.2bがなければ、Bのライフは3200ではなく4000になる。',
  });
});

it('says ATK and DEF of one card together', () => {
  expect(
    said({ fact: 'card/wall/atk', was: 300, would: 600 }, { fact: 'card/wall/def', was: 400, would: 700 }),
  ).toEqual({
    en: 'Without 1.4.2, Drystone Wall would be 600/700 instead of 300/400.',
    ja: '1.4.2がなければ、石垣は300/400ではなく600/700になる。',
  });
});

it('says what a player could or could not do in one breath', () => {
  const may = (action: string, would: boolean): Change => ({ fact: `may/0/${action}@start`, was: !would, would });
  expect(said(may('play mine', true), may('play wall', true))).toEqual({
    en: 'Without 1.4.2, A could play Young Squire 1 and play Drystone Wall.',
    ja: '1.4.2がなければ、Aは見習い従士 1をプレイすることも石垣をプレイすることもできる。',
  });
  expect(said(may('number 0', false), may('number 2', false))?.en).toBe(
    'Without 1.4.2, A could not choose 0 or choose 2.',
  );
});

it('says once what is so at two moments', () => {
  const at = (moment: string): Change => ({ fact: `may/0/play wall@${moment}`, was: false, would: true });
  expect(said(at('start'), at('end'))?.en).toBe('Without 1.4.2, A could play Drystone Wall.');
});

it('takes nothing from who could do more, and tells that nothing is asked', () => {
  const may = (action: string, would: boolean): Change => ({ fact: `may/0/${action}@start`, was: !would, would });
  expect(said(may('forfeit', true), may('attack mine -> player', false))?.en).toBe(
    'Without 1.4.2, A could forfeit the attack.',
  );
  expect(said(may('yes', false), { fact: 'player/0/life', was: 3500, would: 4000 })).toEqual({
    en: 'Without 1.4.2, A would not be asked, and A would be at 4000 instead of 3500.',
    ja: '1.4.2がなければ、Aは何も尋ねられず、Aのライフは3500ではなく4000になる。',
  });
});

it('does not say that one clause makes a deck unplayable that others forbid too', () =>
  expect(said({ fact: 'deck', was: ['4.1.3', '4.1.4'], would: ['4.1.3'] })?.en).toBe(
    'Without 1.4.2, the deck still could not be played.',
  ));

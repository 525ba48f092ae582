import { expect, it } from 'vitest';
import { openEngine } from '@/engine';
import { factOf } from '@/scenarios/decide/facts';
import { cardsFor } from '@/scenarios/format/pool';
import { played } from './bench';
import { cardFor } from './card-for';
import { tableOf } from './starts';

it.each([
  ['card/guard/zone', "Where B's 300/600 is", 'graveyard', '墓地'],
  ['player/1/life', 'The life of B', '4000', '4000'],
  ['result', 'Who wins', 'none', 'なし'],
])('the card for %s has the question, and what it comes to in both languages', (key, question, en, ja) => {
  const edition = 'fow-8.01';
  const bench = played(tableOf('attack', edition), edition);
  const fact = factOf(key);
  if (!bench.ok || fact === null) throw new Error('there is such a question');
  const { run, scenario } = bench.benched;
  const ruled = cardFor(fact, openEngine(edition, cardsFor(scenario, edition)), run, { deciding: null, address: '/' });
  expect(ruled).toMatchObject({ question: { en: question }, ruling: { en, ja }, doc: edition, deciding: null });
});

/** The ruling card for a question about a table of one's own. */
import type { Engine } from '@/engine';
import type { Both, Lang } from '@/rules/documents';
import { type Fact, factKey, standingFactsOf } from '@/scenarios/decide/facts';
import type { Run } from '@/scenarios/play/play';
import type { Ruled } from '../_watch/card/card';
import { questionWords, valueWords } from './spoken';

/** What was asked and what it comes to at the end of a play, in both languages, with what decides it. */
export function cardFor(
  fact: Fact,
  engine: Engine,
  run: Run,
  { deciding, address }: Pick<Ruled, 'deciding' | 'address'>,
): Ruled {
  const value = run.end === null ? null : (standingFactsOf(engine, run.end).get(factKey(fact)) ?? null);
  return {
    question: inBoth((lang) => questionWords(fact, engine, run, lang)),
    ruling: inBoth((lang) => valueWords(fact, value, engine.id, lang)),
    doc: engine.id,
    deciding,
    address,
  };
}

const inBoth = (say: (lang: Lang) => string): Both => ({ ja: say('ja'), en: say('en') });

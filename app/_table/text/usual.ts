/** What cards print is offered before what they could print. */
import { type Continuation, type Edition, type Reading, wordsOf } from '@/engine';
import type { Lang } from '@/rules/documents';
import { playable, poolOf } from '@/scenarios/format/pool';

/** Every text that the cards of an edition print, in small letters. */
export function printedTexts(edition: Edition, lang: Lang): readonly string[] {
  const words = wordsOf(edition);
  const texts = Object.values(playable(poolOf(edition), edition)).flatMap((card) =>
    card.faces.flatMap(({ abilities = [] }) => abilities.map((ability) => words.ability(ability, card)[lang])),
  );
  return [...new Set(texts)].map((text) => text.toLowerCase());
}

/** How much of what stands before is looked at. */
const BEFORE = 12;

/** What could stand next, what cards print after the same words first, then what they print anywhere. */
export function usualFirst(
  text: string,
  { stops, next }: Reading,
  printed: readonly string[],
): readonly Continuation[] {
  const before = text.slice(Math.max(0, stops - BEFORE), stops).toLowerCase();
  const uses = ({ kind, text: said }: Continuation): number => {
    if (kind !== 'text') return 0;
    const goesOn = said.toLowerCase();
    const after = printed.filter((one) =>
      before === '' ? one.startsWith(goesOn) : one.includes(before + goesOn),
    ).length;
    return after * printed.length + printed.filter((one) => one.includes(goesOn)).length;
  };
  return next
    .map((one) => ({ one, used: uses(one) }))
    .sort((a, b) => b.used - a.used)
    .map(({ one }) => one);
}

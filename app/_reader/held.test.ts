import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heldText, heldTitle } from './held';

const KEPT = /<span[^>]*>(.*?)<\/span>/g;
const kept = (shown: ReturnType<typeof heldText>) =>
  [...renderToStaticMarkup(shown).matchAll(KEPT)].map(([, piece]) => piece);

test('a title keeps the particle behind a bracket with it, and says the same', () => {
  expect(kept(heldTitle('リゾネイターへの[貫通]の攻撃をブロックする'))).toEqual(['通]の']);
  expect(renderToStaticMarkup(heldTitle('[貫通]の[飛行]')).replaceAll(/<[^>]+>/g, '')).toBe('[貫通]の[飛行]');
  expect(kept(heldTitle('A blocked [Pierce] attack'))).toEqual([]);
});

test('a clause keeps an opening quotation mark with the bracket behind it', () => {
  expect(kept(heldText('takes the form "[trigger condition], [effect]."'))).toEqual(['&quot;[']);
  expect(kept(heldText('[貫通]の攻撃'))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { plainOf, readContent } from '../content';
import { LANGS } from '../documents';
import { normalised } from './normalise';
import { UNRULED, withoutUnruled } from './unruled';

test.each(LANGS)('no clause of any document speaks of them (%s)', (lang) => {
  const texts = [...readContent().clauses.values()].map((clause) => normalised(plainOf(clause, lang)));
  const forms = UNRULED.flatMap((row) => row[lang]).map((form) => normalised(form));
  const spoken = forms.filter((form) => {
    const word = /^[a-z]/.test(form) ? new RegExp(`(?<![a-z])${form}(?![a-z])`) : new RegExp(form);
    return texts.some((text) => word.test(text));
  });
  expect(spoken).toEqual([]);
});

describe('what is left of a query', () => {
  test.each([
    ['penalty', ['penalty'], ''],
    ['Slow play', ['slow play'], ''],
    ['deck registration', ['deck registration'], ''],
    ['遅延行為', ['遅延行為'], ''],
    ['ペナルティ', ['ペナルティ'], ''],
    ['遅延行為のペナルティは？', ['遅延行為', 'ペナルティ'], ''],
    ['what is the penalty for slow play', ['penalty', 'slow play'], ''],
    ['ゲームロスになるのはいつ', ['ゲームロス'], ''],
  ])('%s asks for nothing else', (query, said, rest) => {
    const found = withoutUnruled(query);
    expect(found.said).toEqual(said);
    expect(found.rest).toBe(rest);
  });

  test('what the documents do rule is still asked', () => {
    expect(withoutUnruled('手札の上限を破ったペナルティ').rest).toContain('手札の上限');
    expect(withoutUnruled('penalty for a main deck of 61 cards').rest).toContain('main deck of 61 cards');
  });

  test.each(['貫通', 'stalled', 'ジャッジメント', 'judgment', '時間', 'draw a card'])(
    '%s is left as it is',
    (query) => {
      expect(withoutUnruled(query)).toEqual({ said: [], rest: query });
    },
  );
});

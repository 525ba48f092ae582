import { type IndexFile, postingStore } from './index-file';
import { normalised } from './normalise';
import { packed, type StoreParts } from './packed-postings';
import { distinct, tokensOf } from './tokens';

/** A text and the heading it stands under. */
export interface Headed {
  text: string;
  heading: string;
}

/** The postings of texts in their order, and how many tokens each has. An empty text is not found, not even by its heading. */
export function postingsOf(texts: readonly Headed[]): Pick<IndexFile, 'lengths' | 'postings'> {
  const store = postingStore();
  const lengths: number[] = [];
  const parts: StoreParts = {};
  for (const [at, { text, heading }] of texts.entries()) {
    const tokens = tokensOf(normalised(text));
    lengths.push(tokens.length);
    if (text === '') continue;
    const held = distinct([...tokens, ...tokensOf(normalised(heading))]);
    store.add(at, held.map((token) => token.text).join('\n'));
  }
  store.export((key: string, data: string) => {
    parts[key] = data;
  });
  return { lengths, postings: packed(parts) };
}

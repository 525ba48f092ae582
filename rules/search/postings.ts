import { Index } from 'flexsearch';
import { normalised } from './normalise';
import { tellTokens } from './tokens';

/** A text and the heading it stands under. */
export interface Headed {
  text: string;
  heading: string;
}

/** The postings of texts: of each token the numbers of the texts that have it, and how many tokens each text has. */
export interface Postings {
  having: Map<string, number[]>;
  lengths: number[];
}

/** Makes the postings of texts in their order. An empty text is not found, not even by its heading. */
export function postingsOf(texts: readonly Headed[]): Postings {
  const having = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const [at, { text, heading }] of texts.entries()) {
    let length = 0;
    const hold = (token: string) => {
      length += 1;
      const known = having.get(token);
      if (!known) having.set(token, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    };
    tellTokens(normalised(text), hold);
    lengths.push(length);
    if (text !== '') tellTokens(normalised(heading), hold);
  }
  return { having, lengths };
}

/** A posting store that holds them. The ranking is ours, so it keeps neither order nor context. */
export function postingStore({ having, lengths }: Postings): Index {
  const store = new Index({
    tokenize: 'strict',
    resolution: 1,
    context: false,
    fastupdate: false,
    cache: false,
    encode,
  });
  store.import('1.reg', JSON.stringify([...lengths.keys()]));
  store.import('1.map', JSON.stringify(Array.from(having, ([token, numbers]) => [token, [numbers]])));
  return store;
}

/** A token is looked for as it stands: splitting it any further would stem a stem. */
const encode = (token: string): string[] => [token];

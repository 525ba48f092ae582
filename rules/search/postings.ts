import { Index } from 'flexsearch';
import { normalised } from './normalise';
import { TokenLists, type TokenTable } from './token-lists';
import { type Holder, holdTokens, type TokenKey } from './tokens';

/** A text and the heading it stands under. */
export interface Headed {
  text: string;
  heading: string;
}

/** What texts are found by. */
export interface Postings {
  /** Of each token the texts that have it, and how often it stands in each; in the heading alone it stands there 0 times. */
  lists: TokenLists;
  /** How many tokens each text has. */
  lengths: number[];
}

/** Counts the tokens that it holds. */
class Counting implements Holder {
  /** So often stands in the text what is held: a token of a heading does not. */
  times = 1;
  count = 0;

  constructor(private readonly lists: TokenLists) {}

  hold(key: TokenKey): void {
    this.count += this.times;
    this.lists.hold(key, this.times);
  }
}

/** Makes the postings of texts in their order. An empty text is not found, not even by its heading. */
export function postingsOf(texts: readonly Headed[], table: TokenTable): Postings {
  const lists = new TokenLists(table, 'sum');
  const counting = new Counting(lists);
  const lengths = texts.map(({ text, heading }) => {
    const before = counting.count;
    lists.begin();
    counting.times = 1;
    holdTokens(normalised(text), counting);
    counting.times = 0;
    if (text !== '') holdTokens(normalised(heading), counting);
    return counting.count - before;
  });
  return { lists, lengths };
}

/** A posting store that holds them. The ranking is ours, so it keeps neither order nor context. */
export function postingStore({ lists, lengths }: Postings, table: TokenTable): Index {
  const store = new Index({
    tokenize: 'strict',
    resolution: 1,
    context: false,
    fastupdate: false,
    cache: false,
    encode,
  });
  // As JSON at once: the lists of all tokens as lists of lists take longer to make than to write down.
  const rows = Array.from({ length: table.size }, (_, token) => {
    return `[${JSON.stringify(table.textOf(token))},[[${lists.having(token).join()}]]]`;
  });
  store.import('1.reg', JSON.stringify([...lengths.keys()]));
  store.import('1.map', `[${rows.join()}]`);
  return store;
}

/** A token is looked for as it stands: splitting it any further would stem a stem. */
const encode = (token: string): string[] => [token];

import { LANGS, placeKey } from '@/rules/documents';
import { readIndexFile } from '@/rules/search/index-file';
import { type OfficialSentence, officialIndexFile } from '@/rules/search/official-index';
import { type Hit, type LoadIndex, openSearch, type QueryOptions, type Search } from '@/rules/search/search';
import { type KeptText, keptTexts, wholeText } from '../_official/store';
import { isMarked } from './answers';

/** Searches the official texts on this device; its index is made again when one is opened or removed, on whatever page. */
export class OfficialSearch {
  /** Which texts the index was made of. */
  private of = '';
  private search: Search | undefined;

  constructor(private readonly load: LoadIndex) {}

  /** The clauses whose official sentence answers the words, best first; undefined where there is no official text. */
  async query(words: string, options: QueryOptions): Promise<Hit[] | undefined> {
    const search = await this.current();
    if (!search) return undefined;
    // A sentence is shown in the language it was found in: that of the page when it was found in both.
    const langs = [...LANGS].sort((a, b) => Number(b === options.lang) - Number(a === options.lang));
    const lists = await Promise.all(langs.map((lang) => search.query(words, { ...options, lang })));
    const found = new Map<string, Hit>();
    for (const hit of lists.flat().filter(isMarked)) if (!found.has(placeKey(hit))) found.set(placeKey(hit), hit);
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  private async current(): Promise<Search | undefined> {
    const texts = await keptTexts();
    const kept = texts.ok ? texts.value : [];
    const of = kept.map(({ doc, lang, read }) => `${doc} ${lang} ${read}`).join('\n');
    if (of !== this.of) {
      this.of = of;
      this.search = kept.length > 0 ? this.open(kept) : undefined;
    }
    return this.search;
  }

  private open(kept: readonly KeptText[]): Search {
    const sentences = Promise.all(kept.map(sentencesOf)).then((texts) => texts.flat());
    return openSearch(async (lang) => officialIndexFile(readIndexFile(await this.load(lang)), await sentences));
  }
}

async function sentencesOf(text: KeptText): Promise<OfficialSentence[]> {
  const sections = await wholeText(text);
  if (!sections.ok) return [];
  return sections.value.flatMap(({ doc, lang, clauses }) => clauses.map((clause) => ({ doc, lang, ...clause })));
}

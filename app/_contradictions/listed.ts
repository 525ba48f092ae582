import { AREAS, apart, type Contradiction, EDITION_PAIRS, type EditionPair } from '@/rules/contradictions/schema';
import type { Lang } from '@/rules/documents';
import { situations } from '../_content/disputes';
import { type Drawing, drawingOf } from '../_rulings/drawing';
import { scenarios } from '../_watch/page/source';
import { wordsIn } from '../_words/words';
import { watchables } from './source';

/** What the list shows of a situation. */
export interface Listed {
  id: string;
  title: string;
  situation: string;
  /** Which editions rule alike: `2.0 ≠ 5.5 = 8.01`. */
  sides: string;
  /** The first scenario that plays it. */
  watch: string | null;
  /** Its table. */
  drawing: Drawing | null;
  /** The pairs of editions that judge it apart, by their key. */
  pairs: string[];
}

export interface ListedArea {
  name: string;
  situations: Listed[];
}

export interface ListedPair {
  key: string;
  label: string;
}

/** The situations area by area, in one language. */
export function listedAreas(lang: Lang): ListedArea[] {
  const words = wordsIn(lang).contradictions;
  return AREAS.map((area) => ({
    name: words.areas[area],
    situations: situations()
      .filter((one) => one.area === area)
      .map((one) => listed(one, lang)),
  }));
}

/** The pairs of editions that judge some situation apart. */
export function listedPairs(lang: Lang): ListedPair[] {
  const { contradictions: words, document } = wordsIn(lang);
  return EDITION_PAIRS.filter((pair) => situations().some((one) => apart(one, pair))).map((pair) => ({
    key: pairKey(pair),
    label: words.between(document.edition[pair[0]], document.edition[pair[1]]),
  }));
}

function listed(one: Contradiction, lang: Lang): Listed {
  const [first] = watchables().get(one.id) ?? [];
  const played = scenarios().find(({ id }) => id === first?.id);
  return {
    id: one.id,
    title: one.title[lang],
    situation: one.situation[lang],
    sides: sidesOf(one, lang),
    watch: first?.id ?? null,
    drawing: played ? drawingOf(played) : null,
    pairs: EDITION_PAIRS.filter((pair) => apart(one, pair)).map(pairKey),
  };
}

/** `2.0 ≠ 5.5 = 8.01` */
function sidesOf({ outcomes }: Contradiction, lang: Lang): string {
  const { edition } = wordsIn(lang).document;
  return outcomes.map(({ editions }) => editions.map((one) => edition[one]).join(' = ')).join(' ≠ ');
}

const pairKey = (pair: EditionPair): string => pair.join(' ');

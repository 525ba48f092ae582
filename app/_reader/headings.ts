import type { Lang } from '@/rules/documents';
import type { HeadingView } from '../_content/views';

/** A heading in the language of a page, with no more than a list of headings shows. */
export interface Heading {
  id: string;
  /** The printed number, where it is not the id. */
  number?: string;
  title: string;
  /** None of its clauses is written yet. */
  unwritten?: true;
  below?: Heading[];
}

/** The heading alone, in one language. */
export function nameIn(lang: Lang, { id, number, title }: Pick<HeadingView, 'id' | 'number' | 'title'>): Heading {
  return { id, ...(number === id ? {} : { number }), title: title[lang] };
}

/** A heading in one language, with those below it. */
export function headingIn(lang: Lang, { clauses, written, below, ...name }: HeadingView): Heading {
  return {
    ...nameIn(lang, name),
    ...(clauses > 0 && written === 0 ? { unwritten: true } : {}),
    ...(below.length > 0 ? { below: below.map((one) => headingIn(lang, one)) } : {}),
  };
}

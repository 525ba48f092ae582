import { LANGS, type Lang } from '@/rules/documents';
import { en } from './en';
import { ja, type Words } from './ja';

export type { Words };

const WORDS: Record<Lang, Words> = { ja, en };

/** The words on screen in one language. */
export function wordsIn(lang: Lang): Words {
  return WORDS[lang];
}

/** The language a page is not in. */
export function otherLang(lang: Lang): Lang {
  return lang === 'ja' ? 'en' : 'ja';
}

/** Whether the first part of an address names a language of the site. */
export function isLang(text: string): text is Lang {
  return LANGS.some((lang) => lang === text);
}

export { LANGS as langs };

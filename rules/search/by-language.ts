import type { Lang } from '../documents';

/** Loads a thing of each language when it is first needed, once; a failed load is tried again at the next need. */
export function byLanguage<T>(load: (lang: Lang) => Promise<T>): (lang: Lang) => Promise<T> {
  const loaded: Partial<Record<Lang, Promise<T>>> = {};
  return (lang) => {
    const known = loaded[lang];
    if (known) return known;
    const loading = load(lang);
    loaded[lang] = loading;
    loading.catch(() => delete loaded[lang]);
    return loading;
  };
}

'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import { choose, currentTheme, type Theme } from './choices';

/** Turns the page dark or light; says which it would become. */
export function ThemeToggle({ lang }: { lang: Lang }) {
  const [theme, setTheme] = useState<Theme>('light');
  const words = wordsIn(lang).theme;

  useEffect(() => {
    const follow = () => setTheme(currentTheme());
    const system = matchMedia('(prefers-color-scheme: dark)');
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? words.toDarkLong : words.toLightLong;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        choose({ theme: next });
        setTheme(next);
      }}
    >
      {next === 'dark' ? words.toDark : words.toLight}
    </button>
  );
}

import type { Metadata } from 'next';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import { inLanguage } from './addresses';

/** What holds for every page. Addresses are relative to where the site is served. */
export const site: Metadata = {
  metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
  applicationName: 'Saitei',
  manifest: '/manifest.webmanifest',
  icons: { apple: '/icon/apple-180.png' },
};

/** The metadata of one page: its title, what it is about, and its twin in the other language. */
export function pageMetadata(page: { lang: Lang; path: string; title?: string; description?: string }): Metadata {
  const words = wordsIn(page.lang);
  return {
    title: page.title === undefined ? `${words.name} — ${words.tagline}` : `${page.title} — ${words.name}`,
    description: page.description || words.about,
    alternates: {
      canonical: page.path,
      languages: { ja: inLanguage(page.path, 'ja'), en: inLanguage(page.path, 'en') },
    },
  };
}

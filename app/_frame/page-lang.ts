import { notFound } from 'next/navigation';
import type { Lang } from '@/rules/documents';
import { isLang } from '../_words/words';

/** What a page under `app/[lang]` is handed. */
export interface LangProps {
  params: Promise<{ lang: string }>;
}

/** The language of a page. An address in another language is not found. */
export async function readLang({ params }: LangProps): Promise<{ lang: Lang }> {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return { lang };
}

import { notFound } from 'next/navigation';
import { situations } from '@/app/_content/disputes';
import { pagesToMake } from '@/app/_content/pages-to-make';
import { ContradictionPage } from '@/app/_contradictions/contradiction-page';
import { decidingTexts, watchables } from '@/app/_contradictions/source';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { isLang } from '@/app/_words/words';
import type { Lang } from '@/rules/documents';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  if (!isLang(lang)) return [];
  const pages = situations().map(({ id }) => ({
    params: { id },
    path: address.contradiction(lang, id),
    props: () => propsOf(lang, id),
  }));
  return pagesToMake(`contradictions-${lang}`, pages);
}

function propsOf(lang: Lang, id: string) {
  const all = situations();
  const at = all.findIndex((one) => one.id === id);
  const contradiction = all[at];
  if (!contradiction) return undefined;
  return {
    lang,
    contradiction,
    texts: decidingTexts(contradiction, lang),
    watchables: watchables().get(id) ?? [],
    previous: all[at - 1],
    next: all[at + 1],
  };
}

async function read({ params }: Props) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  return propsOf(lang, id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { lang, contradiction } = await read(props);
  const { id, title, situation } = contradiction;
  return pageMetadata({
    lang,
    path: address.contradiction(lang, id),
    title: `${id} ${title[lang]}`,
    description: situation[lang],
  });
}

export default async function Page(props: Props) {
  return <ContradictionPage {...(await read(props))} />;
}

import { notFound } from 'next/navigation';
import { situations } from '@/app/_content/disputes';
import { ContradictionPage } from '@/app/_contradictions/contradiction-page';
import { watchables } from '@/app/_contradictions/source';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { isLang } from '@/app/_words/words';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return situations().map(({ id }) => ({ id }));
}

async function read({ params }: Props) {
  const { lang, id } = await params;
  const all = situations();
  const at = all.findIndex((one) => one.id === id);
  const contradiction = all[at];
  if (!isLang(lang) || !contradiction) notFound();
  return {
    lang,
    contradiction,
    watchables: watchables().get(id) ?? [],
    previous: all[at - 1],
    next: all[at + 1],
  };
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

import { notFound } from 'next/navigation';
import { ContradictionList } from '@/app/_contradictions/contradiction-list';
import { listedAreas, listedPairs } from '@/app/_contradictions/listed';
import { LogList } from '@/app/_contradictions/log-list';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { isLang, wordsIn } from '@/app/_words/words';

interface Props {
  params: Promise<{ lang: string }>;
}

async function read({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return { lang };
}

export async function generateMetadata(props: Props) {
  const { lang } = await read(props);
  const { title, lead } = wordsIn(lang).contradictions;
  return pageMetadata({ lang, path: address.contradictions(lang), title, description: lead });
}

export default async function Page(props: Props) {
  const { lang } = await read(props);
  const { title, lead } = wordsIn(lang).contradictions;
  return (
    <div className="page book">
      <h1>{title}</h1>
      <p>{lead}</p>
      <ContradictionList lang={lang} areas={listedAreas(lang)} pairs={listedPairs(lang)} />
      <LogList lang={lang} />
    </div>
  );
}

import { notFound } from 'next/navigation';
import { documentViews } from '@/app/_content/documents';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { OfficialPage } from '@/app/_official/official-page';
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
  const { title, lead } = wordsIn(lang).official;
  return pageMetadata({ lang, path: address.official(lang), title, description: lead });
}

export default async function Page(props: Props) {
  const { lang } = await read(props);
  const { title, lead } = wordsIn(lang).official;
  return (
    <div className="page book">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <OfficialPage lang={lang} documents={documentViews()} />
    </div>
  );
}

import { notFound } from 'next/navigation';
import { coverage } from '@/app/_content/coverage';
import { CoveragePage } from '@/app/_coverage/coverage-page';
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
  const { title, lead } = wordsIn(lang).coverage;
  return pageMetadata({ lang, path: address.coverage(lang), title, description: lead });
}

export default async function Page(props: Props) {
  const { lang } = await read(props);
  return <CoveragePage lang={lang} coverage={coverage()} />;
}

import { notFound } from 'next/navigation';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { SearchPage } from '@/app/_search/search-page';
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
  return pageMetadata({ lang, path: address.search(lang), title: wordsIn(lang).search.title });
}

export default async function Page(props: Props) {
  return <SearchPage {...(await read(props))} />;
}

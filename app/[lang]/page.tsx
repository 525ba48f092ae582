import { notFound } from 'next/navigation';
import { documentViews } from '../_content/documents';
import { featuredRulings } from '../_content/rulings';
import { address } from '../_frame/addresses';
import { pageMetadata } from '../_frame/site';
import { HomePage } from '../_home/home-page';
import { isLang } from '../_words/words';

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
  return pageMetadata({ lang, path: address.home(lang) });
}

export default async function Page(props: Props) {
  const { lang } = await read(props);
  return <HomePage lang={lang} documents={documentViews()} rulings={featuredRulings(5)} />;
}

import { notFound } from 'next/navigation';
import { HistoryPage } from '@/app/_contradictions/history-page';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { isLang, langs, wordsIn } from '@/app/_words/words';
import { isDocId } from '@/rules/documents';
import { history, isLogged, LOGGED_DOCS } from '@/rules/history';

export const dynamicParams = false;

export function generateStaticParams() {
  return langs.flatMap((lang) => LOGGED_DOCS.map((doc) => ({ lang, doc })));
}

interface Props {
  params: Promise<{ lang: string; doc: string }>;
}

async function read({ params }: Props) {
  const { lang, doc } = await params;
  if (!isLang(lang) || !isDocId(doc) || !isLogged(doc)) notFound();
  return { lang, doc };
}

export async function generateMetadata(props: Props) {
  const { lang, doc } = await read(props);
  const { history: words, document } = wordsIn(lang);
  return pageMetadata({ lang, path: address.history(lang, doc), title: words.of(document.short[doc]) });
}

export default async function Page(props: Props) {
  const { lang, doc } = await read(props);
  return <HistoryPage lang={lang} doc={doc} log={history(doc)} />;
}

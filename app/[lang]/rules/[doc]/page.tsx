import { notFound } from 'next/navigation';
import { contentsOf, documentView } from '@/app/_content/documents';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { ContentsPage } from '@/app/_reader/contents-page';
import { isLang, langs } from '@/app/_words/words';
import { DOC_IDS, isDocId } from '@/rules/documents';

export const dynamicParams = false;

export function generateStaticParams() {
  return langs.flatMap((lang) => DOC_IDS.map((doc) => ({ lang, doc })));
}

interface Props {
  params: Promise<{ lang: string; doc: string }>;
}

async function read({ params }: Props) {
  const { lang, doc } = await params;
  if (!isLang(lang) || !isDocId(doc)) notFound();
  return { lang, document: documentView(doc), headings: contentsOf(doc) };
}

export async function generateMetadata(props: Props) {
  const { lang, document } = await read(props);
  return pageMetadata({ lang, path: address.document(lang, document.doc), title: document.title[lang] });
}

export default async function Page(props: Props) {
  return <ContentsPage {...(await read(props))} />;
}

import { notFound } from 'next/navigation';
import { documentView } from '@/app/_content/documents';
import { sectionSummary, sectionView } from '@/app/_content/section';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { SectionPage } from '@/app/_reader/section-page';
import { isLang, langs } from '@/app/_words/words';
import { DOC_IDS, isDocId } from '@/rules/documents';
import { inventory } from '@/rules/inventory';

export const dynamicParams = false;

export function generateStaticParams() {
  return langs.flatMap((lang) =>
    DOC_IDS.flatMap((doc) => inventory(doc).sections.map(({ id }) => ({ lang, doc, section: id }))),
  );
}

interface Props {
  params: Promise<{ lang: string; doc: string; section: string }>;
}

async function read({ params }: Props) {
  const { lang, doc, section: id } = await params;
  if (!isLang(lang) || !isDocId(doc)) notFound();
  const section = sectionView(doc, id);
  if (!section) notFound();
  return { lang, section, document: documentView(doc) };
}

export async function generateMetadata(props: Props) {
  const { lang, section, document } = await read(props);
  const title = `${section.number} ${section.title[lang]} — ${document.title[lang]}`;
  const description = sectionSummary(lang, section);
  return pageMetadata({ lang, path: address.section(lang, section.doc, section.id), title, description });
}

export default async function Page(props: Props) {
  return <SectionPage {...(await read(props))} />;
}

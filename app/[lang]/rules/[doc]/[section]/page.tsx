import { notFound } from 'next/navigation';
import { documentView } from '@/app/_content/documents';
import { pagesToMake } from '@/app/_content/pages-to-make';
import { sectionSummary, sectionView } from '@/app/_content/section';
import { address } from '@/app/_frame/addresses';
import { pageMetadata } from '@/app/_frame/site';
import { SectionPage } from '@/app/_reader/section-page';
import { readerSection } from '@/app/_reader/section-source';
import { isLang } from '@/app/_words/words';
import { DOC_IDS, type DocId, isDocId, type Lang } from '@/rules/documents';
import { inventory } from '@/rules/inventory';

export const dynamicParams = false;

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  if (!isLang(lang)) return [];
  const pages = DOC_IDS.flatMap((doc) =>
    inventory(doc).sections.map(({ id }) => ({
      params: { doc, section: id },
      path: address.section(lang, doc, id),
      props: () => propsOf(lang, doc, id),
    })),
  );
  return pagesToMake(`sections-${lang}`, pages);
}

interface Props {
  params: Promise<{ lang: string; doc: string; section: string }>;
}

function propsOf(lang: Lang, doc: DocId, id: string) {
  const section = sectionView(doc, id);
  if (!section) return undefined;
  const [sent, summary] = [readerSection(lang, section), sectionSummary(lang, section)];
  return { lang, section, sent, summary, document: documentView(doc) };
}

async function read({ params }: Props) {
  const { lang, doc, section: id } = await params;
  if (!isLang(lang) || !isDocId(doc)) notFound();
  return propsOf(lang, doc, id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { lang, section, summary: description, document } = await read(props);
  const title = `${section.number} ${section.title[lang]} — ${document.title[lang]}`;
  return pageMetadata({ lang, path: address.section(lang, section.doc, section.id), title, description });
}

export default async function Page(props: Props) {
  const { lang, section, sent, document } = await read(props);
  return <SectionPage lang={lang} section={section} sent={sent} document={document} />;
}

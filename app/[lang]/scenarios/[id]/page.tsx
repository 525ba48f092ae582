import { notFound } from 'next/navigation';
import type { Lang } from '@/rules/documents';
import { pagesToMake } from '../../../_content/pages-to-make';
import { address } from '../../../_frame/addresses';
import { pageMetadata } from '../../../_frame/site';
import { decidingByEdition, shownBy } from '../../../_watch/page/deciding-source';
import { linked, newestFirst } from '../../../_watch/page/ruling-source';
import { scenarios } from '../../../_watch/page/source';
import { WatchPage } from '../../../_watch/page/watch-page';
import { isLang } from '../../../_words/words';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  if (!isLang(lang)) return [];
  const pages = scenarios().map(({ id }) => ({
    params: { id },
    path: address.scenario(lang, id),
    props: () => propsOf(lang, id),
  }));
  return pagesToMake(`scenarios-${lang}`, pages);
}

function propsOf(lang: Lang, id: string) {
  const scenario = scenarios().find((one) => one.id === id);
  if (!scenario) return undefined;
  return {
    lang,
    scenario,
    editions: newestFirst(scenario),
    deciding: decidingByEdition(scenario, lang),
    shown: shownBy(scenario, lang),
    ruling: linked(scenario.answer[lang], scenario),
  };
}

async function read({ params }: Props) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  return propsOf(lang, id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { lang, scenario } = await read(props);
  return pageMetadata({
    lang,
    path: address.scenario(lang, scenario.id),
    title: scenario.title[lang],
    description: scenario.question[lang],
  });
}

export default async function Page(props: Props) {
  return <WatchPage {...(await read(props))} />;
}

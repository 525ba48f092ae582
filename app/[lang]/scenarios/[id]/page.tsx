import { notFound } from 'next/navigation';
import type { Lang } from '@/rules/documents';
import { formerScenarios } from '@/scenarios/format/formerly';
import { pagesToMake } from '../../../_content/pages-to-make';
import { address } from '../../../_frame/addresses';
import { pageMetadata } from '../../../_frame/site';
import { decidingByEdition, shownBy } from '../../../_watch/page/deciding-source';
import { Moved } from '../../../_watch/page/moved';
import { editionsOf, linked } from '../../../_watch/page/ruling-source';
import { scenarios } from '../../../_watch/page/source';
import { WatchPage } from '../../../_watch/page/watch-page';
import { isLang } from '../../../_words/words';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  if (!isLang(lang)) return [];
  const ids = [...scenarios().map(({ id }) => id), ...formerScenarios().keys()];
  const pages = ids.map((id) => ({
    params: { id },
    path: address.scenario(lang, id),
    props: () => rulingOf(lang, id) ?? movedFrom(lang, id),
  }));
  return pagesToMake(`scenarios-${lang}`, pages);
}

function rulingOf(lang: Lang, id: string) {
  const scenario = scenarios().find((one) => one.id === id);
  if (!scenario) return undefined;
  return {
    lang,
    scenario,
    editions: editionsOf(scenario),
    deciding: decidingByEdition(scenario, lang),
    shown: shownBy(scenario, lang),
    ruling: linked(scenario.answer[lang], scenario),
  };
}

/** What stands at a former id: the way to the scenario as it is called today. */
function movedFrom(lang: Lang, former: string) {
  const scenario = scenarios().find(({ id }) => id === formerScenarios().get(former));
  return scenario && { lang, to: address.scenario(lang, scenario.id), title: scenario.title[lang] };
}

async function read({ params }: Props) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  const ruling = rulingOf(lang, id);
  return ruling ? { ruling, moved: null } : { ruling: null, moved: movedFrom(lang, id) ?? notFound() };
}

export async function generateMetadata(props: Props) {
  const { ruling, moved } = await read(props);
  if (ruling === null) return pageMetadata({ lang: moved.lang, path: moved.to, title: moved.title });
  const { lang, scenario } = ruling;
  return pageMetadata({
    lang,
    path: address.scenario(lang, scenario.id),
    title: scenario.title[lang],
    description: scenario.question[lang],
  });
}

export default async function Page(props: Props) {
  const { ruling, moved } = await read(props);
  return ruling === null ? <Moved {...moved} /> : <WatchPage {...ruling} />;
}

import { notFound } from 'next/navigation';
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

export function generateStaticParams() {
  return scenarios().map(({ id }) => ({ id }));
}

async function read({ params }: Props) {
  const { lang, id } = await params;
  const scenario = scenarios().find((one) => one.id === id);
  if (!isLang(lang) || !scenario) notFound();
  return { lang, scenario };
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
  const { lang, scenario } = await read(props);
  return (
    <WatchPage
      lang={lang}
      scenario={scenario}
      editions={newestFirst(scenario)}
      deciding={decidingByEdition(scenario, lang)}
      shown={shownBy(scenario, lang)}
      ruling={linked(scenario.answer[lang], scenario)}
    />
  );
}

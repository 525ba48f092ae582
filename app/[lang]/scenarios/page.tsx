import { EDITIONS } from '@/engine';
import { address } from '../../_frame/addresses';
import { type LangProps, readLang } from '../../_frame/page-lang';
import { pageMetadata } from '../../_frame/site';
import { listed } from '../../_watch/page/listed';
import { ORDER } from '../../_watch/page/ruling-source';
import { ScenarioList } from '../../_watch/page/scenario-list';
import { wordsIn } from '../../_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).watch.list;
  return pageMetadata({ lang, path: address.scenarios(lang), title, description: lead });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  const words = wordsIn(lang).watch.list;
  return (
    <div className="page book">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <ScenarioList
        lang={lang}
        scenarios={listed(lang)}
        editions={ORDER.flatMap((doc) => EDITIONS.find((edition) => edition === doc) ?? [])}
      />
    </div>
  );
}

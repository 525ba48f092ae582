import { EDITIONS } from '@/engine';
import { newestFirst } from '@/rules/documents';
import { address } from '../../_frame/addresses';
import { type LangProps, readLang } from '../../_frame/page-lang';
import { pageMetadata } from '../../_frame/site';
import { groupNames, listed } from '../../_rulings/listed';
import { RulingList } from '../../_rulings/ruling-list';
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
      <RulingList lang={lang} scenarios={listed(lang)} names={groupNames(lang)} editions={newestFirst(EDITIONS)} />
    </div>
  );
}

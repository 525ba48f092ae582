import { ContradictionList } from '@/app/_contradictions/contradiction-list';
import { listedAreas, listedPairs } from '@/app/_contradictions/listed';
import { LogList } from '@/app/_contradictions/log-list';
import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).contradictions;
  return pageMetadata({ lang, path: address.contradictions(lang), title, description: lead });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).contradictions;
  return (
    <div className="page book">
      <h1>{title}</h1>
      <p>{lead}</p>
      <ContradictionList lang={lang} areas={listedAreas(lang)} pairs={listedPairs(lang)} />
      <LogList lang={lang} />
    </div>
  );
}

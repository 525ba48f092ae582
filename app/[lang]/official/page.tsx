import { documentViews } from '@/app/_content/documents';
import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { OfficialPage } from '@/app/_official/official-page';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).official;
  return pageMetadata({ lang, path: address.official(lang), title, description: lead });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).official;
  return (
    <div className="page book">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <OfficialPage lang={lang} documents={documentViews()} />
    </div>
  );
}

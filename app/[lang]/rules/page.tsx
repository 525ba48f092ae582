import { documentViews } from '@/app/_content/documents';
import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { DocumentList } from '@/app/_reader/document-list';
import { wordsIn } from '@/app/_words/words';

async function read(props: LangProps) {
  const { lang } = await readLang(props);
  return { lang, words: wordsIn(lang).document };
}

export async function generateMetadata(props: LangProps) {
  const { lang, words } = await read(props);
  return pageMetadata({ lang, path: address.documents(lang), title: words.all });
}

export default async function Page(props: LangProps) {
  const { lang, words } = await read(props);
  return (
    <div className="page book">
      <h1>{words.all}</h1>
      <p className="lead">
        {words.allNote}
        {wordsIn(lang).sentenceGap}
        <a href={address.official(lang)}>{wordsIn(lang).official.open}</a>
      </p>
      <DocumentList lang={lang} documents={documentViews()} notes />
    </div>
  );
}

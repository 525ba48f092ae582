import { documentViews } from '@/app/_content/documents';
import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { OfflinePage } from '@/app/_offline/offline-page';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  return pageMetadata({ lang, path: address.offline(lang), title: wordsIn(lang).offline.page.title });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  return <OfflinePage lang={lang} docs={documentViews().map(({ doc }) => doc)} />;
}

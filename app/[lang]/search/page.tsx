import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { SearchPage } from '@/app/_search/search-page';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  return pageMetadata({ lang, path: address.search(lang), title: wordsIn(lang).search.title });
}

export default async function Page(props: LangProps) {
  return <SearchPage {...(await readLang(props))} />;
}

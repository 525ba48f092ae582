import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { TablePage } from '@/app/_table/table-page';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  return pageMetadata({ lang, path: address.table(lang), title: wordsIn(lang).bench.title });
}

export default async function Page(props: LangProps) {
  return <TablePage {...(await readLang(props))} />;
}

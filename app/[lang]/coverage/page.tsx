import { coverage } from '@/app/_content/coverage';
import { CoveragePage } from '@/app/_coverage/coverage-page';
import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  const { title, lead } = wordsIn(lang).coverage;
  return pageMetadata({ lang, path: address.coverage(lang), title, description: lead });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  return <CoveragePage lang={lang} coverage={coverage()} />;
}

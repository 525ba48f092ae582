import { address } from '@/app/_frame/addresses';
import { type LangProps, readLang } from '@/app/_frame/page-lang';
import { pageMetadata } from '@/app/_frame/site';
import { termGroups } from '@/app/_terms/entries';
import { TermsPage } from '@/app/_terms/terms-page';
import { wordsIn } from '@/app/_words/words';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  const groups = termGroups(lang);
  const { title, lead } = wordsIn(lang).terms;
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  return pageMetadata({ lang, path: address.terms(lang), title, description: lead(count) });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  return <TermsPage lang={lang} groups={termGroups(lang)} />;
}

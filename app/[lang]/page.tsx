import { documentViews } from '../_content/documents';
import { address } from '../_frame/addresses';
import { type LangProps, readLang } from '../_frame/page-lang';
import { pageMetadata } from '../_frame/site';
import { glimpse } from '../_home/glimpse-source';
import { HomePage } from '../_home/home-page';
import { worthSeeing } from '../_rulings/listed';

export async function generateMetadata(props: LangProps) {
  const { lang } = await readLang(props);
  return pageMetadata({ lang, path: address.home(lang) });
}

export default async function Page(props: LangProps) {
  const { lang } = await readLang(props);
  return <HomePage lang={lang} documents={documentViews()} rulings={worthSeeing(lang)} glimpse={glimpse(lang)} />;
}

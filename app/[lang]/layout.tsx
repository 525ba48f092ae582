import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import '../_design/design.css';
import { Sheet } from '../_frame/sheet';
import { site } from '../_frame/site';
import { SeenMark } from '../_home/seen-mark';
import { isLang, langs } from '../_words/words';

export const dynamicParams = false;

export function generateStaticParams() {
  return langs.map((lang) => ({ lang }));
}

export const metadata: Metadata = site;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#14161a' },
  ],
};

export default async function Layout({ children, params }: { children: ReactNode; params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return (
    <Sheet lang={lang}>
      {children}
      <SeenMark />
    </Sheet>
  );
}

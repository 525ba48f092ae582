import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../_design/design.css';
import { LETTERS } from '../_design/generated/letters';
import { site } from '../_frame/site';
import { StartScript } from '../_frame/start-script';

export const metadata: Metadata = {
  ...site,
  title: '裁定 Saitei',
  description: 'カードゲームの総合ルールを条文ごとに。 The comprehensive rules of card games, clause by clause.',
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <StartScript />
        <link rel="stylesheet" href={LETTERS} />
      </head>
      <body>{children}</body>
    </html>
  );
}

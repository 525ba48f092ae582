import type { OtherFile } from '@/rules/official/other-file';

const FILES: Readonly<Record<OtherFile, string>> = {
  word: 'Wordの文書か圧縮ファイル',
  'old-word': '古い形式のWordの文書',
  picture: '画像',
  archive: '圧縮ファイル',
  'web-page': 'ウェブページ',
  rtf: 'RTFの文書',
  'inside-of-pdf': 'PDFの中身',
  xml: 'XMLのファイル',
};

/** Why a file cannot be read as an official text, in Japanese. `refusals-en.ts` has the same keys, or it does not compile. */
export const refusalsJa = {
  tooLarge: (megabytes: number, most: number) =>
    `${megabytes} MBある。ルール文書は${most} MBを超えない。ファイルを確かめる。`,
  tooLong: (characters: number, most: number) =>
    `${characters}字ある。ルール文書は${most}字を超えない。ファイルを確かめる。`,
  longLine: (characters: number) => `1行が${characters}字ある。改行のあるテキストで保存して、もう一度開く。`,
  empty: '文字が入っていない。ルール文書のテキストかPDFを選ぶ。',
  noText: '文字のファイルではない。ルール文書のテキストかPDFを選ぶ。',
  otherFile: (file: OtherFile) => `${FILES[file]}である。テキストかPDFで保存して、もう一度開く。`,
  noDocument: '読める文書のどれでもない。読める文書は、下に挙げてある。',
  otherVersion: (printed: string, like: string) =>
    `${printed}版の文書である。ここにあるのは${like}版で、条文が合わない。読める文書は、下に挙げてある。`,
  notThisDocument: (document: string) => `${document}の文書ではない。`,
  pdfLocked: 'パスワードのかかったPDFである。パスワードなしで保存して、もう一度開く。',
  pdfBroken: 'PDFが壊れている。もう一度ダウンロードするか、書き出し直す。',
  pdfOfPictures: '画像だけのPDFで、文字が入っていない。文字認識（OCR）にかけてから開く。',
  pdfUnreadable: 'PDFを読み取れない。書き出し直すか、テキストで保存して開く。',
  pdfTooLong: (pages: number, most: number) =>
    `${pages}ページある。ルール文書は${most}ページを超えない。ファイルを確かめる。`,
};

/** The words of a refusal, whatever the language. */
export type RefusalWords = typeof refusalsJa;

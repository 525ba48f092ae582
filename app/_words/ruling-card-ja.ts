/** The words of the ruling card, in Japanese. */
export const rulingCardJa = {
  title: '裁定カード',
  languages: { label: 'カードの言語', ja: '日本語', en: 'English', both: '日英両方' },
  print: '印刷する',
  close: '閉じる',
  question: '質問',
  ruling: '裁定',
  clauses: '決め手の条文',
  others: (numbers: string) => `ほかに${numbers}。`,
  unmeasured: 'この版では決め手がまだ調べられていない。',
  dated: (date: string) => `${date}発行`,
  restated: '条文はSaiteiによる書き直し。公式の文書が優先する。',
  code: 'このページを開くQRコード',
  coding: 'QRコードを描いている。',
  dense: 'リンクが長いので、QRコードが細かい。読み取るときは近づける。',
  long: 'リンクが長すぎて、QRコードにできない。元のページからリンクかファイルで取り出せる。',
  failed: 'QRコードを描けなかった。',
};

export type RulingCardWords = typeof rulingCardJa;

import { refusalsJa } from './refusals-ja';

/** The words around a reader's own official text, in Japanese. `official-en.ts` has the same keys, or it does not compile. */
export const officialJa = {
  title: '公式の文書を開く',
  lead: '手元にある公式のルール文書（テキストかPDF）を開くと、その文が条文ごとに、ここの書き直しと並ぶ。読み取りはこの端末の中だけで行い、どこにも送らず、取り除くまでこの端末に残る。',
  choose: 'ファイルを選ぶ',
  drop: 'またはここにドロップ',
  formats: 'テキストかPDF、40 MBまで',
  readable: '読める文書',
  reading: (file: string) => `${file} を読み取っている`,
  waiting: (count: number) => `あと${count}件`,
  stop: 'やめる',
  stopped: '途中でやめた。何も変わっていない。',
  refused: (file: string) => `${file} は読めない`,
  why: refusalsJa,
  matched: (found: number, all: number) => `${all}条中${found}条が一致`,
  missing: (count: number) => `見つからなかった条文 ${count}条`,
  unknown: (count: number) => `どの条文のものか分からなかった行 ${count}行`,
  unknownNote: 'ここに挙げるだけで、どの条文にも当てはめない。',
  allPlaced: '分からなかった行はない。',
  line: (line: number) => `${line}行目`,
  read: '目次から読む',
  replaced: (file: string) => `前に開いた ${file} と入れ替えた。`,
  kept: 'この端末にある公式の文',
  noneKept: 'まだない。開いた文書がここに並ぶ。',
  count: (count: number) => `${count}条`,
  remove: '取り除く',
  removeLong: (text: string) => `${text}の公式の文を取り除く`,
  removed: (text: string) => `${text}を取り除いた。`,
  undo: '元に戻す',
  failed: {
    full: 'この端末に空きがなく、保存できなかった。前に保存したものはそのままある。空きを作って、もう一度開く。',
    refused: 'このブラウザーの設定では端末に保存できない。プライベートウィンドウでなければ保存できることが多い。',
  },
  unreadable: 'ファイルを読み出せない。フォルダーでなく、消したり移したりしていないファイルを選ぶ。',
  unavailable: 'PDFを読み取る部品がまだこの端末にない。通信できるところで、もう一度開く。',
  crashed: '読み取りが途中で止まった。別の形式（テキスト）で保存して、もう一度開く。',
  slow: '15秒たっても読み終わらないので、途中でやめた。書き出し直すか、テキストで保存して、もう一度開く。',
  open: '手元の公式の文書を開く',
  shown: '公式の文',
  label: (edition: string, lang: string) => `公式の文 ${edition}・${lang}`,
};

/** The words around an official text, whatever the language. */
export type OfficialWords = typeof officialJa;

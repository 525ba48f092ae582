/** The words about what is kept on the device, in Japanese. */
export const offlineJa = {
  title: 'すべてをこの端末に保存する',
  lead: '5つのルール、裁定例、版の違い、検索を、日本語と英語の両方で保存する。保存すれば、通信がなくても同じように使える。',
  keeping: '保存の進み具合',
  progress: (done: number, of: number) => `${of}件中${done}件を保存した`,
  state: {
    nothing: (_: number, of: number) => `全部で${of}件ある。まだ保存していない。`,
    part: (count: number, of: number) => `${of}件中${count}件を保存してある。`,
    old: (count: number, _: number) => `${count}件を保存してある。その後に変わったものがある。`,
    all: (count: number, _: number) => `${count}件すべてを保存してある。通信がなくても使える。`,
  },
  keep: {
    nothing: (megabytes: string) => `保存する（通信量は約${megabytes} MB）`,
    part: (megabytes: string) => `残りを保存する（全部で約${megabytes} MB）`,
    old: (_: string) => '変わったものだけを保存し直す',
  },
  forget: '保存したものを消す',
  failed: {
    network: '通信が切れたため、一部を保存できなかった。',
    full: '端末に空きがなく、一部を保存できなかった。',
    missing: '一部を取得できなかった。',
  },
  page: {
    title: '通信がない',
    lead: 'このページはまだこの端末に保存されていない。通信が戻ったら読み込み直すと開く。',
    whole: 'サイト全体がこの端末に保存されている。このアドレスのページはその中にない。',
    again: '読み込み直す',
    here: 'この端末で読めるもの',
    looking: '調べている',
    sections: (count: number) => `${count}節`,
    rulings: (count: number) => `${count}件`,
    none: '検索と目次のほかには、まだ何も保存されていない。',
  },
};
export type OfflineWords = typeof offlineJa;

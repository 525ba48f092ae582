/** The words of the comparison with other editions, in Japanese. `compare-en.ts` has the same keys, or it does not compile. */
export const compareJa = {
  editions: '他の版',
  editionsLong: '他の版の同じルール',
  history: '沿革',
  historyLong: 'このルールの沿革',
  kind: {
    same: '同じ',
    changed: '変更',
    split: '分割',
    merged: '統合',
    moved: '移動',
    new: '新設',
    dropped: '廃止',
  },
  notYet: 'この版にはまだない',
  noLonger: 'この版にはもうない',
  absent: 'この版にはない',
  lost: 'この部分は失われている',
  untraced: 'この版までたどれる比較がない',
  since: (edition: string, kind: string) => `${edition}から：${kind}`,
  here: (id: string) => `この条文 ${id}`,
  marks: '印は、ここでの書き方が互いに異なる語。ルールが変わったかどうかは上の見出しと注が示す。',
  loading: '他の版を読み込んでいる',
  now: (edition: string, kind: string) => `現在の${edition}：${kind}`,
  texts: (ids: readonly string[]) =>
    ids.length > 3 ? `${ids.length}条の文面を比べる` : `${ids.join('、')}の文面と比べる`,
  failed: '他の版を読み込めなかった。通信を確かめて、もう一度開く。',
};

/** The words of the comparison, whatever the language. */
export type CompareWords = typeof compareJa;

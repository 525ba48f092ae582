/** What a button of a decision says, in Japanese. Names of cards and players are given. */
export const answersJa = {
  /** With priority, by the kind of the action. */
  actions: {
    pass: () => 'パスする',
    play: (card: string) => `${card}をプレイする`,
    summon: (card: string) => `${card}を召喚する`,
    activate: (card: string) => `${card}の能力を使う`,
    will: (card: string) => `${card}からウィルを出す`,
    lay: (card: string) => `${card}を裏向きに置く`,
    judgment: (card: string) => `${card}のジャッジメントを行う`,
    call: (card: string) => `${card}をレストして魔石をコールする`,
    battle: () => 'バトルを開始する',
    lifebreak: () => 'ライフブレイクを行う',
  },
  attack: '攻撃する',
  forfeit: '攻撃を放棄する',
  noAttack: 'アタックしない',
  /** FF-TCG writes it otherwise. */
  partyOf: (cards: string) => `${cards}でアタックする`,
  attackAgain: 'もう一度アタックする',
  attackWith: (cards: string) => `${cards}で攻撃する`,
  attackObject: (object: string) => `${object}を攻撃する`,
  blockWith: (card: string) => `${card}でブロックする`,
  noBlock: 'ブロックしない',
  target: (cards: string) => `${cards}を選ぶ`,
  noTarget: '選ばない',
  pay: (sources: string) => `${sources}で支払う`,
  payNothing: '何も支払わない',
  /** Of a card that could pay in more ways than one, by what is done with it. */
  payBy: {
    rest: (card: string) => `${card}（レスト）`,
    banish: (card: string) => `${card}（破棄）`,
    discard: (card: string) => `${card}（捨てる）`,
  },
  payAs: (card: string, kind: string) => `${card}（${kind}）`,
  discard: (cards: string) => `${cards}を捨てる`,
  choose: (cards: string) => `${cards}を選ぶ`,
  /** By a keyword or a card that lets it be played. */
  playBy: (what: string) => `${what}によってプレイする`,
  /** One of several abilities of a card. */
  abilityOf: (card: string, text: string) => `${card}「${text}」`,
  chooseNone: '選ばない',
  trigger: (ability: string) => `${ability}を先にプレイする`,
  replace: (ability: string) => `${ability}を適用する`,
  noReplacement: '適用しない',
  /** Of what happens at once, that to which a replacement effect is applied: what is dealt by something, and to what. */
  replaceDealt: (by: string) => `${by}が与えるダメージに適用する`,
  replaceDealtTo: (by: string, to: string) => `${by}が${to}に与えるダメージに適用する`,
  callStone: (card: string) => `${card}で魔石をコールする`,
  noCall: 'コールしない',
  yes: 'する',
  past: '過去面を表にする',
  future: '未来面を表にする',
  no: 'しない',
  mode: (number: number) => `${number}番目を選ぶ`,
  number: (value: number) => `${value}`,
  kind: (kind: string) => `${kind}にする`,
  burst: (card: string) => `${card}のEXバーストを使う`,
  noBurst: 'EXバーストを使わない',
  goTo: (phase: string) => `${phase}へ進む`,
  order: (names: string) => `${names}の順にする`,
  split: (parts: string) => parts,
  part: (name: string, amount: number) => `${name}に${amount}`,
  and: (names: readonly string[]) => names.join('、'),
};

export type AnswerWords = typeof answersJa;

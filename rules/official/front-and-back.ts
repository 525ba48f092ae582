/** What stands above the rules: title, version, dates, the word for the contents. */
const TITLE_PAGE =
  /force of will|総合ルール|comprehensive rules|スクウェア・?エニックス|square enix|^目次$|^(?:table of )?contents$|^index$|^ver(?:sion)?\.? ?\d/i;
const DATE =
  /^(?:最新更新|発効|施行|制定|改訂|更新日?|last update|effective|updated?)\s*[:：]|^\d{4}\s?[年./-]\s?\d{1,2}\s?[月./-]\s?\d{1,2}\s?日?$/i;
const LONGEST_TITLE = 60;

/** What a web page or a wiki leaves around a text that was copied out of it. */
const LEFTOVERS: readonly RegExp[] = [
  /https?:\/\/|^www\.|\bhtml?\b/i,
  /コメントを(?:かく|書く|投稿)|^コメント\s*[(（]?\d*[)）]?$|この記事へのコメント/,
  /wikiに|wiki\s?へ|@wiki|^wiki\b|ウィキ(?:モード|トップ)/i,
  /この広告は|^(?:PR|AD|広告|スポンサー(?:ド)?リンク)$/,
  /^[【[]?(?:メニュー|menu|編集|ログイン|ログアウト|新規(?:ページ)?作成|最近の?更新|ページ一覧|トップページ|検索|タグ)[】\]:：]?(?:\s*編集)?[】\]]?$/i,
  /^【?メニュー編集】?$|どなたでも編集|^\[?編集(?:する)?\]?$|^\[edit\]$/i,
  /利用規約|プライバシーポリシー|無断転載|^copyright\b|^©|all rights reserved/i,
  /^[×✕✖]$|^(?:このページの)?(?:先頭|上|トップ)へ(?:戻る)?$|^back to top$/i,
  /画像に記載されている文字|投稿は禁止|公式サイトから最新/,
  /^最終更新(?:日時?)?\s*[:：]|^last modified/i,
  /^(?:tweet|ツイート|シェア|いいね!?|ブックマーク|はてな|follow us|share)$/i,
];

/** Whether a line above the first heading is part of the title page. */
export function isTitlePage(text: string): boolean {
  const spelled = text.normalize('NFKC');
  return spelled.length <= LONGEST_TITLE && (TITLE_PAGE.test(spelled) || DATE.test(spelled));
}

/** Whether a line is what a web page leaves around a text. */
export function isLeftover(text: string): boolean {
  return LEFTOVERS.some((pattern) => pattern.test(text));
}

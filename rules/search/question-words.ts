import type { Lang } from '../documents';

/** What kind of answer a query asks for. */
export interface Sought {
  /** What something is or means. */
  definition: boolean;
  /** A number. */
  amount: boolean;
  /** The most or the least there may be. */
  limit: boolean;
  /** A point or a stretch of the turn. */
  timing: boolean;
}

const DEFINITION =
  /とは(?:何|なに)?|って(?:何|なに)|意味|定義|what(?:'s| is| are| does| counts as)|meaning of|definition of|\bmeans?\b|\bdefine\b/;

const AMOUNT = /何(?:枚|回|点|体|個|人|cp|ターン)|いくつ|いくら|枚数|how many|how much|number of/;

/** Asks how many there may be: the answer names a limit, or says that there is none. */
const LIMIT =
  /何(?:枚|回|点|体|個|人)まで|上限|最大|how many .*\b(?:can|may|allowed)\b|\bmax(?:imum)?\b|\bat most\b|\bmost\b/;

const TIMING =
  /いつ(?!でも)|タイミング|どの(?:フェーズ|ステップ|時点)|^when (?:can|do|does|is|are|may)\b|\bat what time\b|\bwhen .*\?$/;

const STOP_JA =
  /とは(?:何|なに)?|って(?:何|なに)|(?:どういう|の)?(?:意味|定義)|どうなりますか|どうなるの?|どうする|ですか|ますか|でしょうか|できますか|可能ですか|可能か|教えて|(?<!メイン|フリー)(?:の|する)?タイミング|何[枚回点体個人](?:まで)?|いくつ|いくら|何|いつ|どこ(?:[にへ](?:行く?|いく|行き|置く?|いった|行った)?)?|どれ|なぜ|誰が|誰|場合|時に|とき|について|に関する|(?<![\u30a1-\u30fc])ルール(?!処理|能力|プロセス)|処理方法|やり方|方法|[?？!！。、「」『』・]/g;

/** How a question in English begins or ends. */
const ASKING =
  /^ *(?:what(?:'s| is| are| does| counts as)|how (?:does|do|is|are)|meaning of|definition of|define|explain)\b(?: (?:a|an|the)\b)?| (?:meaning|means?|definition|work) *$/g;

const STOP_EN = new Set(
  'a an the of to in on at by for from with and or is are be was were been it its this that these those do does did can could may might must should would will shall how many much what when where which who why whose if then than there their they them i my me we us our you your he she his her not no any some about into so as have has had get gets happen happens reach reaches once per rule rules mean means meaning definition'.split(
    ' ',
  ),
);

/** The kind of answer that a normalised query asks for. */
export function soughtBy(query: string): Sought {
  return {
    definition: DEFINITION.test(query),
    amount: AMOUNT.test(query),
    limit: LIMIT.test(query),
    timing: TIMING.test(query),
  };
}

/** A normalised query without the phrases that only make it a question. */
export function withoutQuestionWords(query: string): string {
  return query.replace(STOP_JA, ' ').replace(ASKING, ' ').replace(/\s+/g, ' ').trim();
}

/** Will is what cards are paid with, unless it only makes a future. */
const WILL =
  /(?:^|\b(?:is|are|does|do|the|my|your|of|unused|extra|spare|produced?|pay|paying|paid|leftover|floating|much|any|all|more|use|using|spend|for|with|without) )wills?\b|\bwill (?:lost|vanish|carr|pool|symbol|abilit|remain|disappear|stay|empt)|\bwill$/;

/** Whether a normalised query speaks of will, the resource. */
export function speaksOfWill(query: string): boolean {
  return WILL.test(query);
}

/** A word too common in English to be looked for, or to be marked. */
export function isStopWord(word: string): boolean {
  return STOP_EN.has(word.toLowerCase());
}

/** A text with any Japanese character is Japanese. */
export function scriptOf(text: string): Lang {
  return /[\u3041-\u30fc\u3400-\u9fff]/.test(text) ? 'ja' : 'en';
}

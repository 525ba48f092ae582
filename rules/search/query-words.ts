import type { DocId, Game, Lang } from '../documents';
import type { LanguageIndex } from './language-index';
import { editionOf, type NumberQuery, readNumber } from './number-route';
import { scriptOf } from './question-words';
import type { Vocabulary } from './respell';

/** A normalised query taken apart: its words, and the game, the edition and the clause numbers that stand among them. */
export interface QueryWords {
  text: string;
  game?: Game;
  doc?: DocId;
  numbers: NumberQuery[];
}

/** Takes game, edition and clause numbers out of a normalised query. */
export function readWords(asked: string): QueryWords {
  const { text: ofGame, ...game } = withoutGame(asked);
  const { text: withNumber, ...doc } = withoutEdition(spaced(ofGame));
  return { ...game, ...doc, ...withoutNumbers(withNumber) };
}

const GAME_NAMES =
  /(?:square enix|final fantasy|ファイナルファンタジー|スクエニ)(?: ?(?:tcg|trading card game))?(?:でいう|では|での|の|で)?|ff-?tcg(?:でいう|では|での|の|で)?/g;

const FORCE_OF_WILL =
  /(?:(?<![a-z])fow(?![a-z]|[ -]?\d\.)|force of will(?: tcg)?|フォース・?オブ・?ウィル)(?:でいう|では|での|の|で)?/;

/** `FoWでいうスタック` asks for it in any edition of that game. */
function withoutGame(asked: string): { text: string; game?: Game } {
  return FORCE_OF_WILL.test(asked) ? { text: asked.replace(FORCE_OF_WILL, ' '), game: 'fow' } : { text: asked };
}

/** Sets off an edition (`ffのデッキ`, `ffデッキ`) and a clause number (`806.2aの先制攻撃`) from the Japanese written on to them. */
function spaced(asked: string): string {
  return asked
    .replace(GAME_NAMES, 'ff ')
    .replace(
      /(?<![a-z0-9.])((?:fow[ -]?)?(?:8\.01|5\.5|5\.00?|2\.0)|ff(?:-?tcg)?|saga(?:-tcg)?)(?:版の?|の)(?=\S)/g,
      '$1 ',
    )
    .replace(/(?<![a-z0-9.])(ff)(?:でいう|では|での|で)?(?=[\u3041-\u30fc\u3400-\u9fff])/g, '$1 ')
    .replace(/(\d[.-]\d[a-z0-9.-]*|\d{3,4}[a-z])(?=[\u3041-\u30fc\u3400-\u9fff])/g, '$1 ');
}

/** `5.5 貫通` asks for 貫通 in the 5.5 edition. */
function withoutEdition(asked: string): { text: string; doc?: DocId } {
  const words = asked.split(/\s+/);
  const at = words.findIndex((word) => editionOf(word) !== undefined);
  const doc = editionOf(words[at] ?? '');
  if (doc === undefined || words.length < 2) return { text: asked };
  return { text: words.filter((_, i) => i !== at).join(' '), doc };
}

/** Clause numbers among other words (`806.2a 先制攻撃`): they must have a point or a letter, 100 is just a number. */
function withoutNumbers(asked: string): { text: string; numbers: NumberQuery[] } {
  const words = asked.split(/\s+/);
  const numberOf = (word: string) => (/^\d+[.-]\d|^\d{3,4}[a-z]/.test(word) ? readNumber(word) : undefined);
  const numbers = words.flatMap((word) => numberOf(word) ?? []);
  return { text: words.filter((word) => !numberOf(word)).join(' '), numbers };
}

/** A language is searched when any word was typed in it; figures alone search both. */
export function isWrittenIn(text: string, lang: Lang): boolean {
  const ja = scriptOf(text) === 'ja';
  const en = /[a-z]/.test(text.replaceAll('j/', ''));
  return lang === 'ja' ? ja || !en : en || !ja;
}

/** The words of all indexes that are searched. */
export function vocabularyOf(indexes: readonly LanguageIndex[]): Vocabulary {
  return {
    words: () => indexes.flatMap((index) => index.words()),
    frequency: (word) => Math.max(0, ...indexes.map((index) => index.frequency(word))),
  };
}

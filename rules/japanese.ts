const U_ROW: Readonly<Record<string, string>> = {
  う: 'わいうえおっ',
  く: 'かきくけこい',
  ぐ: 'がぎぐげごい',
  す: 'さしすせそ',
  つ: 'たちつてとっ',
  ぬ: 'なにぬねのん',
  ぶ: 'ばびぶべぼん',
  む: 'まみむめもん',
  る: 'らりるれろっ',
};

const E_OR_I_ROW = /[えけせてねへめれげぜでべぺいきしちにひみりぎじびぴ]$/;

/**
 * The beginnings by which the inflected forms of a word are recognised: `ドローする` → `ドロー`, `選ぶ` → `選ば 選び …`,
 * `捨てる` → `捨て`. A word that is no verb stands for itself.
 */
export function inflections(word: string): string[] {
  if (word.endsWith('する')) return [word.slice(0, -2)];
  const last = word.at(-1) ?? '';
  const before = word.slice(0, -1);
  const row = U_ROW[last];
  if (row === undefined || before === '') return [word];
  if (last === 'る' && E_OR_I_ROW.test(before)) return [before];
  return [...row].map((ending) => before + ending);
}

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const KANJI = /[\u3400-\u9fff々]/;

export function isKatakana(char: string): boolean {
  return KATAKANA.test(char);
}

export function isKanji(char: string): boolean {
  return KANJI.test(char);
}

/** What a character is by its code: nothing Japanese, or one of these. */
export const SCRIPT = { none: 0, kanji: 1, katakana: 2, hiragana: 3, point: 4 } as const;

/** Of every code up to the last kanji its script. */
const SCRIPTS = new Uint8Array(0xa000)
  .fill(SCRIPT.hiragana, 0x3041, 0x3097)
  .fill(SCRIPT.katakana, 0x30a1, 0x30fd)
  .fill(SCRIPT.point, 0x30fb, 0x30fc)
  .fill(SCRIPT.kanji, 0x3400)
  .fill(SCRIPT.kanji, 0x3005, 0x3006);

/** The script of a character by its code, where a text is gone through letter by letter. */
export function scriptOfCode(code: number): number {
  return code < SCRIPTS.length ? (SCRIPTS[code] ?? SCRIPT.none) : SCRIPT.none;
}

/**
 * Whether `form`, found at `start`, is a word there and no piece of a longer one: a katakana end does not touch katakana,
 * and a single kanji touches no kanji (場 is not in 場合).
 */
export function standsAlone(text: string, start: number, form: string): boolean {
  const before = text[start - 1] ?? '';
  const after = text[start + form.length] ?? '';
  if (isKatakana(form[0] ?? '') && isKatakana(before)) return false;
  if (isKatakana(form.at(-1) ?? '') && isKatakana(after)) return false;
  return form.length > 1 || !isKanji(form) || !(isKanji(before) || isKanji(after));
}

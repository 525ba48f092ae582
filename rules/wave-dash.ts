/** Two code points are one wave dash to the reader; the web font has 〜 (U+301C) only. */
export function oneWaveDash(text: string): string {
  return text.replaceAll('\uff5e', '\u301c');
}

/** A number as printed at the beginning of a line, and what follows it. */
export interface PrintedNumber {
  /** In the spelling that `numberKey` gives. */
  key: string;
  /** A dot closes it, as before a clause or a heading. */
  closed: boolean;
  rest: string;
}

const STEP = /^[■□]?\s*STEP\s*(\d+)\s*[■□]?\s*/i;
/** Parts of figures, parted by whatever a scan makes of a dot, then at most one letter and its own number. */
const NUMBER =
  /^((?:[-–—•●・*]\s*)?(?:第|§|Rule\s+)?)([\dOoIl|]{1,4}(?:\s?[.．,，､、·・:]\s?\d{1,3}(?!\d))*)((?:\s?[.．,，·・]?\s?[a-z](?![a-z])(?:\s?[-‐–—−]\s?\d{1,2})?)?)\s?([.．,，､·・:：]*)\s*/;

/** `909.2. 1 card`: the last part may be the first word of the text. */
const PART_AFTER_BLANK = /\s?[.．,，､、·・:]\s\d/g;

/**
 * Reads the number that a piece of text begins with: with the letter behind it, then without (`5.1 a card` is no 5.1a).
 * Empty where it begins with none.
 */
export function readNumbers(whole: string): PrintedNumber[] {
  const text = widthless(whole);
  const step = STEP.exec(text);
  if (step) return [{ key: `step${step[1]}`, closed: true, rest: whole.slice(step[0].length).trim() }];
  const found = NUMBER.exec(text);
  if (!found || !/\d/.test(found[2] ?? '')) return [];
  const [all, before = '', number = '', letter = '', dots = ''] = found;
  const figures = figuresOf(number);
  const full = { key: numberKey(figures + letter), closed: dots !== '', rest: whole.slice(all.length).trim() };
  const shorter = [...number.matchAll(PART_AFTER_BLANK)].map(({ index }) => before.length + index).reverse();
  const ends = letter === '' ? shorter : [before.length + number.length, ...shorter];
  return [full, ...ends.map((end) => cutAt(whole, text, before.length, end))];
}

/** The number that ends at a place, where what follows turned out to be the text. */
function cutAt(whole: string, text: string, start: number, end: number): PrintedNumber {
  const dots = /^\s?[.．,，·・:：]*/.exec(text.slice(end))?.[0] ?? '';
  return {
    key: numberKey(figuresOf(text.slice(start, end))),
    closed: dots.trim() !== '',
    rest: whole.slice(end + dots.length).trim(),
  };
}

function figuresOf(number: string): string {
  return number
    .replace(/[Oo]/g, '0')
    .replace(/[Il|]/g, '1')
    .replace(/\s?[^\d\s]\s?/g, '.');
}

/** One spelling for all: `903.2.f-1`, `９０３．２f－１` and `903.2f - 1` are the same number. */
export function numberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[‐–—−]/g, '-')
    .replace(/[.,·・]+(?=[a-z])/g, '')
    .replace(/\.+$/, '');
}

/** Full-width figures, letters and dots as half-width ones, place by place, so that positions stay. */
function widthless(text: string): string {
  return [...text].map((char) => (/[\uff01-\uff5e]/.test(char) ? char.normalize('NFKC') : char)).join('');
}

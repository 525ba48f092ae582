/** What stands before a piece of text and says that something begins. */
export type Marker =
  | { kind: 'none' }
  /** `1 …`, `1· …`: a counter of items */
  | { kind: 'plain'; value: number }
  /** `1. …`, `1：…`: a counter of steps below an item */
  | { kind: 'dotted'; value: number }
  /** `2.2.1 …` */
  | { kind: 'multi'; value: string }
  | { kind: 'bullet' }
  /** A bullet of the second rank */
  | { kind: 'sub' }
  | { kind: 'example' }
  /** `→ …`: more on the same */
  | { kind: 'arrow' }
  /** A symbol, or the colon that is left of it: `:one light` */
  | { kind: 'icon' }
  /** `【…】` alone on its line */
  | { kind: 'bracket' }
  | { kind: 'row' };

export type MarkerKind = Marker['kind'];

/** A piece of text without its marker. */
export interface Marked {
  marker: Marker;
  text: string;
  /** The closing bracket that belongs to the marker (`（例：…）`). */
  closes?: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '（': '）' };

interface Form {
  pattern: RegExp;
  marker(found: RegExpExecArray): Marker;
}

/** In this order: the first that fits is the marker. The text begins where the pattern ends. */
const FORMS: readonly Form[] = [
  { pattern: /^(?:[-–—•]\s*)?[▶►▸▷‣➤]\s*/, marker: () => ({ kind: 'sub' }) },
  {
    pattern: /^(?:[-–—•]\s+)?([(（]?)\s*(?:例|注|Ex(?:ample)?|E\.\s?g|Note)\s*(?:[.．:：]\s*)+/i,
    marker: () => ({ kind: 'example' }),
  },
  { pattern: /^(?:\d{1,2}\s*®\s*)?[→⇒➡]\s*/, marker: () => ({ kind: 'arrow' }) },
  { pattern: /^\d{1,2}\s*®\s*/, marker: () => ({ kind: 'arrow' }) },
  {
    pattern: /^(\d{1,2}(?:\s?[.．,，]\s?\d{1,2}){1,3})(?:[.．](?!\d))?(?![\d,.%]|[A-Za-z]\d)\s*/,
    marker: (found) => ({
      kind: 'multi',
      value: (found[1] ?? '').normalize('NFKC').replace(/\s/g, '').replaceAll(',', '.'),
    }),
  },
  {
    pattern: /^([1-9]\d?)\s?[.．:：)）](?!\d)\s*/,
    marker: (found) => ({ kind: 'dotted', value: numberOf(found[1]) }),
  },
  {
    // `1 枚目まで` goes on with a sentence.
    pattern: /^([1-9]\d?)(?:\s*[·∙･・\ue000-\uf8ff]\s*|\s+(?!枚|点(?!数)|体(?!力)|以[上下]))(?=\S)/,
    marker: (found) => ({ kind: 'plain', value: numberOf(found[1]) }),
  },
  { pattern: /^(?=【[^】]*】$|\[[^\]]*\]$)/, marker: () => ({ kind: 'bracket' }) },
  {
    pattern: /^(?:[-–—*✓]\s+|([•●○◦・·∙･＊◆◇□\ue000-\uf8ff])(?!\1)\s*)(?:[•●○◦・·∙･]\s*)?/,
    marker: () => ({ kind: 'bullet' }),
  },
  { pattern: /^(?=\p{Extended_Pictographic}\ufe0f?\s*[:：]|[:：]\s*\S)/u, marker: () => ({ kind: 'icon' }) },
];

/** Takes the marker off a piece of text. */
export function readMarker(text: string, row: boolean): Marked {
  if (row) return { marker: { kind: 'row' }, text };
  for (const { pattern, marker } of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const read = marker(found);
    const rest = text.slice(found[0].length);
    const closes = read.kind === 'example' ? CLOSING[found[1] ?? ''] : undefined;
    return { marker: read, text: rest, ...(closes === undefined ? {} : { closes }) };
  }
  return { marker: { kind: 'none' }, text };
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? '').normalize('NFKC'));
}

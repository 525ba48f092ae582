import type { Lang } from '../../documents';
import type { Paragraph } from './printed';

/** How a file came about. */
export interface Damage {
  /** Letters (Japanese) or characters (English) to a line; undefined: a paragraph is a line. */
  width?: number;
  /** Lines to a page. */
  pageLength?: number;
  /** What stands between two pages. */
  pageMark?: (page: number) => string[];
  /** Counters begin again at one on each page. */
  restartCounters?: boolean;
  /** An empty line after each line. */
  spaced?: boolean;
  /** What a line becomes. */
  line?: (line: string) => string;
}

/** Lays paragraphs out as lines, with the damage that extraction does. */
export function damaged(paragraphs: readonly Paragraph[], lang: Lang, damage: Damage): string {
  const lines: string[] = [];
  let page = 1;
  let onPage = 0;
  let lost = 0;
  for (const paragraph of paragraphs) {
    if (paragraph.heading) lost = 0;
    const text = paragraph.counter === undefined ? paragraph.text : recounted(paragraph.text, paragraph.counter - lost);
    for (const line of torn(text, lang, damage.width)) {
      if (damage.pageLength !== undefined && onPage === damage.pageLength) {
        lines.push(...(damage.pageMark?.(page) ?? []));
        page++;
        onPage = 0;
        if (damage.restartCounters && paragraph.counter !== undefined) lost = paragraph.counter;
      }
      lines.push(damage.line?.(line) ?? line);
      if (damage.spaced) lines.push('');
      onPage++;
    }
  }
  return lines.join('\n');
}

function recounted(text: string, counter: number): string {
  return text.replace(/^\d+/, String(Math.max(counter, 1)));
}

/** Tears a paragraph into lines of a width; Latin words and numbers stay whole. */
export function torn(text: string, lang: Lang, width: number | undefined): string[] {
  if (width === undefined) return [text];
  const units = lang === 'ja' ? (text.match(/[\x21-\x7e]+|./gsu) ?? []) : text.split(/(?<= )/);
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line !== '' && line.length + unit.length > width) {
      lines.push(line);
      line = '';
    }
    line += unit;
  }
  return line === '' ? lines : [...lines, line];
}

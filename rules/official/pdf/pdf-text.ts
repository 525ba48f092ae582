import { type Refusal, refused } from '../refusal';
import type { LineBreak, LineBreaks, Refused } from '../result';
import { readingOrder } from './columns';
import { lineBreaksOf } from './line-breaks';
import { type Row, type Run, rowsOf, textOfRow } from './run';
import { withoutRunningHeads } from './running-heads';

/** Gives the table by which a Japanese font without its own names its letters (`UniJIS-UTF16-H`). */
export type ReadCMap = (name: string) => Promise<Uint8Array>;

const MOST_PAGES = 600;
const MOST_RUNS = 400_000;
/** A gap between two base lines that is wider than this begins a paragraph; in letters. */
const PARAGRAPH = 2.4;

const ERRORS: Readonly<Record<string, Refusal>> = {
  PasswordException: { kind: 'pdf-locked' },
  InvalidPDFException: { kind: 'pdf-broken' },
  MissingPDFException: { kind: 'pdf-broken' },
};
const OTHER_ERROR: Refusal = { kind: 'pdf-unreadable' };

/** The text of a PDF, and what the places of its lines say. */
export interface PdfText {
  text: string;
  breaks: LineBreaks;
}

/**
 * The text of a PDF, line by line in reading order, pages parted by form feeds. Runs on the thread that calls it, loads
 * nothing from anywhere, runs no script of the file.
 * Refused: locked and broken files, files without text (scans), files of more than 600 pages.
 */
export async function textOfPdf(bytes: Uint8Array, readCMap: ReadCMap): Promise<PdfText | Refused> {
  const pdfjs = await loadPdfParts();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    CMapReaderFactory: cMapFactory(readCMap),
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > MOST_PAGES) {
      return refused({ kind: 'pdf-too-long', pages: document.numPages, most: MOST_PAGES });
    }
    const pages: Row[][] = [];
    let runs = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const onPage = await runsOf(page.streamTextContent().getReader(), MOST_RUNS - runs);
      if (onPage === undefined) return refused(OTHER_ERROR);
      runs += onPage.length;
      pages.push(rowsOf(onPage));
      page.cleanup();
    }
    const set = textOfPages(readingOrder(withoutRunningHeads(pages)));
    return set.text.trim() === '' ? refused({ kind: 'pdf-of-pictures' }) : set;
  } catch (error) {
    return refused((error instanceof Error ? ERRORS[error.name] : undefined) ?? OTHER_ERROR);
  } finally {
    await task.destroy();
  }
}

/** Loads what reads PDFs; the second time it is there. Rejects where it cannot be had. */
export async function loadPdfParts(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js looks there for the half of it that otherwise runs as a worker of its own.
  if (!('pdfjsWorker' in globalThis)) {
    Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') });
  }
  return pdfjs;
}

function cMapFactory(readCMap: ReadCMap) {
  return class {
    async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: boolean }> {
      return { cMapData: await readCMap(name), isCompressed: true };
    }
  };
}

/** Reads a page part by part, so that one without end is left as soon as it has too much: then undefined. */
async function runsOf(parts: ReadableStreamDefaultReader<PagePart>, most: number): Promise<Run[] | undefined> {
  const runs: Run[] = [];
  for (let items = 0; ; ) {
    const { done, value } = await parts.read();
    if (done) return runs;
    items += value.items.length;
    if (items > most) {
      await parts.cancel(new Error('too much text'));
      return undefined;
    }
    runs.push(...value.items.flatMap((item) => ('str' in item ? runOf(item) : [])));
  }
}

interface PagePart {
  items: (TextItem | { type: string })[];
}

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** Upright text only: what is turned is a mark across the page. */
function runOf({ str, transform, width, height }: TextItem): Run[] {
  const [, turned = 0, , scale = 0, x = 0, y = 0] = transform;
  if (str.trim() === '' || Math.abs(turned) > Math.abs(scale) / 10) return [];
  return [{ text: str, x, y, width, size: height || Math.abs(scale) || 1 }];
}

/** An empty line stands where the gap between two base lines is wide. */
function textOfPages(pages: readonly (readonly Row[])[]): PdfText {
  const found = lineBreaksOf(pages);
  const breaks = new Map<number, LineBreak>();
  const lines: string[] = [];
  for (const [page, rows] of pages.entries()) {
    if (page > 0) lines.push('\f');
    for (const [at, row] of rows.entries()) {
      const above = rows[at - 1];
      if (above && above.y - row.y > PARAGRAPH * row.size) lines.push('');
      lines.push(textOfRow(row.runs));
      const after = found.get(row);
      if (after !== undefined) breaks.set(lines.length, after);
    }
  }
  return { text: lines.join('\n'), breaks };
}

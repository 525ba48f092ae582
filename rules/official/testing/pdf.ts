import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

/** How a text is set as a PDF. */
export interface PdfLayout {
  columns?: 1 | 2;
  /** Stands at the top of every page. */
  head?: string;
  pageNumbers?: boolean;
  /** Letters by their place in a table that the reader must have, from a font that is not in the file. */
  letters?: 'UniJIS-UCS2-H';
  /** Opened by a password only. */
  locked?: boolean;
  /** JavaScript that a viewer runs as it opens the file. */
  script?: string;
}

/** In points. */
const PAGE = { size: 'A4', width: 595, top: 78, left: 60, head: 40, foot: 800, between: 245 } as const;
const LETTER = 10;
const LEADING = 16.5;
const LINES = 42;

const FONTS = 'node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp';
/** The signs that the Japanese font of the package leaves to others. */
const SIGNS: Readonly<Record<string, string>> = {
  '▶': '81',
  '⇒': '93',
  '―': '94',
  '○': '98',
  '■': '105',
  '→': '107',
  '☆': '108',
};
const LATIN = 'Helvetica';
const ASCII = /^[\x20-\x7e]*$/;

/** Sets lines as a PDF, 42 to a column, with Japanese letters embedded (or named by a table) and Latin ones in Helvetica. */
export async function pdfOf(lines: readonly string[], layout: PdfLayout = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: PAGE.size,
    margin: 0,
    autoFirstPage: false,
    compress: layout.letters === undefined,
    ...(layout.locked ? { userPassword: 'secret' } : {}),
  });
  if (layout.script !== undefined) pdf.addNamedJavaScript('open', layout.script);
  const { columns = 1, letters } = layout;
  const show = letters === undefined ? await embedded(pdf, [...lines, layout.head ?? '']) : named(pdf, letters);
  const perPage = LINES * columns;
  for (let page = 0; page * perPage < Math.max(lines.length, 1); page++) {
    pdf.addPage();
    for (const [at, line] of lines.slice(page * perPage, (page + 1) * perPage).entries()) {
      const column = Math.floor(at / LINES);
      show(line, PAGE.left + column * PAGE.between, PAGE.top + (at % LINES) * LEADING);
    }
    if (layout.head !== undefined) show(layout.head, PAGE.width / 2 - 60, PAGE.head);
    if (layout.pageNumbers) show(String(page + 1), PAGE.width / 2, PAGE.foot);
  }
  pdf.end();
  return Uint8Array.from(Buffer.from(pdf.read()));
}

/** Puts a line at a place of the current page. */
type Show = (line: string, x: number, y: number) => void;

/** Each font with just the letters that stand in it: pdfkit embeds a font of the package as a whole, ten megabytes and more. */
async function embedded(pdf: PDFKit.PDFDocument, lines: readonly string[]): Promise<Show> {
  const letters = new Map<string, Set<string>>();
  for (const { font, text } of lines.flatMap(runsOf)) {
    letters.set(font, new Set([...(letters.get(font) ?? []), ...text]));
  }
  for (const [font, of] of letters) {
    if (font !== LATIN)
      pdf.registerFont(font, await subsetFont(readFileSync(font), [...of].join(''), { targetFormat: 'truetype' }));
  }
  return (line, x, y) => {
    let at = x;
    for (const { font, text } of runsOf(line)) {
      pdf.font(font).fontSize(LETTER).text(text, at, y, { lineBreak: false });
      at += pdf.widthOfString(text);
    }
  };
}

/** A line as stretches of one font: most files change it within a line. */
function runsOf(line: string): { font: string; text: string }[] {
  if (ASCII.test(line)) return [{ font: LATIN, text: line }];
  const runs: { font: string; text: string }[] = [];
  for (const char of line) {
    const font = `${FONTS}-${SIGNS[char] ?? 'japanese'}-400-normal.woff2`;
    const run = runs.at(-1);
    if (run?.font === font) run.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
}

/** Writes the codes of the table themselves: pdfkit knows no font that is not in the file. */
function named(pdf: PDFKit.PDFDocument, table: string): Show {
  const descriptor = pdf.ref({ Type: 'FontDescriptor', FontName: 'Ryumin-Light', Flags: 4, ItalicAngle: 0 });
  const letters = pdf.ref({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'Ryumin-Light',
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Japan1'), Supplement: 2 },
    FontDescriptor: descriptor,
    DW: 1000,
    W: [1, [...Array(230)].map(() => 500)],
  });
  const font = pdf.ref({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Ryumin-Light',
    Encoding: table,
    DescendantFonts: [letters],
  });
  for (const part of [descriptor, letters, font]) part.end('');
  return (line, x, y) => {
    Object.assign(pdf.page.fonts, { Named: font });
    const codes = Array.from(line, (char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    pdf.addContent(`BT 1 0 0 -1 ${x} ${y} Tm /Named ${LETTER} Tf <${codes}> Tj ET`);
  };
}

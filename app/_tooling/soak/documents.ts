import { DOC_IDS, LANGS } from '@/rules/documents';
import { damaged } from '@/rules/official/testing/damage';
import { printDocument } from '@/rules/official/testing/printed';
import { restated } from '@/rules/official/testing/restated';
import { readApart } from '../cli/read-apart';
import type { Chance } from './chance';
import { mutatedText, TEXTS } from './hostile';
import { faultOfLine, type Opened, type Part } from './part';

/** A rules text with pieces gone, doubled, or of another kind. */
function textOf(chance: Chance): Uint8Array {
  const doc = chance.of(DOC_IDS);
  const lang = chance.of(LANGS);
  const printed = damaged(printDocument(doc, lang, restated(doc, lang)), lang, { width: chance.of([10, 34, 80]) });
  let text = printed;
  for (let times = chance.below(30); times > 0; times -= 1) text = mutatedText(text, [printed], chance);
  if (chance.once(4)) text = chance.of(TEXTS).repeat(1000) + text;
  const bytes = new TextEncoder().encode(text);
  for (let times = chance.once(3) ? chance.below(2000) : 0; times > 0; times -= 1)
    bytes[chance.below(bytes.length)] = chance.below(256);
  return bytes;
}

const stream = (of: string) => `<</Length ${of.length}>>\nstream\n${of}\nendstream`;

/** A PDF that draws itself, names what is not there, or is cut. */
function pdfOf(chance: Chance): Uint8Array {
  const objects = [
    `<</Type/Catalog/Pages ${chance.of([2, 2, 2, 1, 9])} 0 R>>`,
    `<</Type/Pages/Kids[${chance.of(['3 0 R', '3 0 R', '2 0 R', '3 0 R '.repeat(500)])}]/Count ${chance.of([1, 1, -1, 1e9])}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${chance.of([99, 0, 1e30, -1])} 99]/Contents 4 0 R/Resources<</Font<</F 6 0 R>>/XObject<</X 5 0 R>>>>>>`,
    stream(
      chance.of([
        '/X Do',
        '/X Do '.repeat(2000),
        'BT /F 9 Tf (806.2a) Tj ET',
        'q '.repeat(50_000),
        '(((((',
        'BI ID EI',
      ]),
    ),
    `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>/Length 5>>\nstream\n${chance.of(['/X Do', '(a)Tj', ''])}\nendstream`,
    `<</Type/Font/Subtype/${chance.of(['Type1', 'Type0', 'Type3', 'None'])}/BaseFont/${chance.of(['Helvetica', 'x'.repeat(5000)])}/Encoding/${chance.of(['UniJIS-UTF16-H', '../../etc/passwd', 'WinAnsiEncoding'])}>>`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n');
  const whole = `%PDF-1.${chance.below(10)}\n${body}\ntrailer\n<</Root 1 0 R${chance.once(5) ? '/Encrypt 4 0 R' : ''}>>\nstartxref\n${chance.below(999)}\n%%EOF\n`;
  const text = chance.once(3) ? whole.slice(0, chance.below(whole.length)) : whole;
  return new TextEncoder().encode(text);
}

/** Files that somebody opens as an official text. */
export const documents: Part = {
  name: 'documents',
  cases: 60,
  few: 3,
  open: async (): Promise<Opened> => ({
    run: async (chance, at) => {
      const bytes = at % 2 === 0 ? textOf(chance) : pdfOf(chance);
      const read = await readApart({ bytes, doc: chance.once(3) ? chance.of(DOC_IDS) : undefined });
      return 'error' in read ? faultOfLine(read.error) : null;
    },
  }),
};

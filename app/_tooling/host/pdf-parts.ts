import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two halves of pdf.js name each other by this. */
const PDF_CODE = 'WorkerMessageHandler';
/** The tables that Japanese PDFs are made with today; the rest load when a file asks for them. */
const JAPANESE = /^(?:Adobe-Japan1-.*|Uni(?:JIS|JIS2004)-(?:UCS2|UTF16).*|90msp?-RKSJ-[HV]|EUC-[HV]|[HV])\.bcmap$/;

/** The scripts of a built site that only read PDFs: half a megabyte compressed, which few readers ever need. */
export function pdfScripts(out: string): string[] {
  return scriptsIn(out).filter((path) => readFileSync(join(out, path), 'utf8').includes(PDF_CODE));
}

/** The address of every script that Next wrote into a built site. */
export function scriptsIn(out: string): string[] {
  return filesIn(out, '_next/static').filter((path) => path.endsWith('.js'));
}

/** Every file that reading a PDF takes, kept on the device once the page that opens them was visited. */
export function pdfParts(out: string): string[] {
  const maps = filesIn(out, 'pdf/cmaps').filter((path) => JAPANESE.test(path.slice('/pdf/cmaps/'.length)));
  return [...pdfScripts(out), ...maps];
}

function filesIn(out: string, folder: string): string[] {
  if (!existsSync(join(out, folder))) return [];
  return readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

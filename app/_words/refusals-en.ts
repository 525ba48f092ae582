import { OTHER_FILES } from '@/rules/official/other-file';
import type { RefusalWords } from './refusals-ja';

/** Why a file cannot be read as an official text, in English. */
export const refusalsEn: RefusalWords = {
  tooLarge: (megabytes, most) => `It is ${megabytes} MB; a rule document is less than ${most} MB. Check the file.`,
  tooLong: (characters, most) =>
    `It has ${characters} characters; a rule document has fewer than ${most}. Check the file.`,
  longLine: (characters) => `It has a line of ${characters} characters. Save it with line breaks and open it again.`,
  empty: 'It has no text. Choose the text or the PDF of a rule document.',
  noText: 'It is not a text file. Choose the text or the PDF of a rule document.',
  otherFile: (file) => `It is ${OTHER_FILES[file]}. Save it as plain text or as a PDF and open that.`,
  noDocument: 'It is not one of the documents that can be read. They are listed below.',
  otherVersion: (printed, like) =>
    `It is version ${printed}; the one here is ${like}, and their clauses do not match. The documents that can be read are listed below.`,
  notThisDocument: (document) => `It is not ${document}.`,
  pdfLocked: 'The PDF is locked with a password. Save a copy without one and open that.',
  pdfBroken: 'The PDF is broken. Download or export it again.',
  pdfOfPictures: 'The PDF has pictures but no text. Run text recognition (OCR) on it first.',
  pdfUnreadable: 'The PDF cannot be read. Export it again, or save it as plain text.',
  pdfTooLong: (pages, most) => `It has ${pages} pages; a rule document has fewer than ${most}. Check the file.`,
};

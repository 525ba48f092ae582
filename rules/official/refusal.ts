import type { DocId } from '../documents';
import { OTHER_FILES, type OtherFile } from './other-file';
import type { Refused } from './result';

/** Why a file cannot be read. */
export type Refusal =
  | { kind: 'too-large'; megabytes: number; most: number }
  | { kind: 'too-long'; characters: number; most: number }
  | { kind: 'long-line'; characters: number }
  | { kind: 'empty' }
  | { kind: 'no-text' }
  | { kind: 'other-file'; file: OtherFile }
  | { kind: 'no-document'; known: readonly DocId[] }
  | { kind: 'other-version'; printed: string; like: string; known: readonly DocId[] }
  | { kind: 'not-this-document'; doc: DocId }
  | { kind: 'pdf-locked' }
  | { kind: 'pdf-broken' }
  | { kind: 'pdf-of-pictures' }
  | { kind: 'pdf-unreadable' }
  | { kind: 'pdf-too-long'; pages: number; most: number };

/** Refuses a file, with the line that says why and what would be right. */
export function refused(why: Refusal): Refused {
  return { error: line(why), why };
}

function line(why: Refusal): string {
  switch (why.kind) {
    case 'too-large':
      return `the file has ${why.megabytes} MB; a rule document has less than ${why.most}`;
    case 'too-long':
      return `the file has ${why.characters} characters; a rule document has less than ${why.most}`;
    case 'long-line':
      return `the file has a line of ${why.characters} characters; a rule document has lines`;
    case 'empty':
      return 'the file has no text; it should be the text or the PDF of a rule document';
    case 'no-text':
      return 'the file is no text; it should be a text file or a PDF';
    case 'other-file':
      return `the file is ${OTHER_FILES[why.file]}; save it as plain text or as a PDF`;
    case 'no-document':
      return `none of the rule documents is in this text; it can be ${oneOf(why.known)}`;
    case 'other-version':
      return `this text is of version ${why.printed}, the document that is most like it of ${why.like}; it can be ${oneOf(why.known)}`;
    case 'not-this-document':
      return `${why.doc} is not in this text; leave the document out to have it found`;
    case 'pdf-locked':
      return 'the PDF is locked with a password; save a copy without one';
    case 'pdf-broken':
      return 'the PDF is broken and cannot be read; download or export it again';
    case 'pdf-of-pictures':
      return 'the PDF has pictures but no text; let a text recognition (OCR) read it first';
    case 'pdf-unreadable':
      return 'the PDF cannot be read; export it again, or save it as plain text';
    case 'pdf-too-long':
      return `the PDF has ${why.pages} pages; a rule document has less than ${why.most}`;
  }
}

/** "fow-2.0, fow-5.00, …" */
function oneOf(docs: readonly DocId[]): string {
  return `${docs.slice(0, -1).join(', ')} or ${docs.at(-1)}`;
}

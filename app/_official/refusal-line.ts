import type { Lang } from '@/rules/documents';
import type { Refusal } from '@/rules/official/refusal';
import { wordsIn } from '../_words/words';

/** Why a file cannot be read, in one line: what it is, and what would be right. */
export function refusalLine(why: Refusal, lang: Lang): string {
  const {
    document,
    official: { why: words },
  } = wordsIn(lang);
  switch (why.kind) {
    case 'too-large':
      return words.tooLarge(why.megabytes, why.most);
    case 'too-long':
      return words.tooLong(why.characters, why.most);
    case 'long-line':
      return words.longLine(why.characters);
    case 'empty':
      return words.empty;
    case 'no-text':
      return words.noText;
    case 'other-file':
      return words.otherFile(why.file);
    case 'no-document':
      return words.noDocument;
    case 'other-version':
      return words.otherVersion(why.printed, why.like);
    case 'not-this-document':
      return words.notThisDocument(document.short[why.doc]);
    case 'pdf-locked':
      return words.pdfLocked;
    case 'pdf-broken':
      return words.pdfBroken;
    case 'pdf-of-pictures':
      return words.pdfOfPictures;
    case 'pdf-unreadable':
      return words.pdfUnreadable;
    case 'pdf-too-long':
      return words.pdfTooLong(why.pages, why.most);
  }
}

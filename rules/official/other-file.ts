/** What a file is that is neither a text nor a PDF with a rules text, with its name in English; a module of its own, light enough for every page. */
export const OTHER_FILES = {
  word: 'a Word document or an archive',
  'old-word': 'an old Word document',
  picture: 'a picture',
  archive: 'an archive',
  'web-page': 'a web page',
  rtf: 'an RTF document',
  'inside-of-pdf': 'the inside of a PDF',
  xml: 'an XML file',
} as const;

export type OtherFile = keyof typeof OTHER_FILES;

import type { RulingCardWords } from './ruling-card-ja';

/** The words of the ruling card, in English. */
export const rulingCardEn: RulingCardWords = {
  title: 'Ruling card',
  languages: { label: 'Languages of the card', ja: '日本語', en: 'English', both: 'Both' },
  print: 'Print',
  close: 'Close',
  question: 'Question',
  ruling: 'Ruling',
  clauses: 'What decides it',
  others: (numbers) => `Also ${numbers}.`,
  unmeasured: 'What decides it under this edition has not been measured yet.',
  dated: (date) => `Published ${date}`,
  restated: 'Clauses as restated by Saitei. The official document prevails.',
  code: 'QR code that opens this page',
  coding: 'The QR code is being drawn.',
  dense: 'The link is long and its QR code dense: hold the camera close.',
  long: 'The link is too long for a QR code. Copy the link or save the file on its own page.',
  failed: 'The QR code could not be drawn.',
};

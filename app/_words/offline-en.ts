import type { OfflineWords } from './offline-ja';

/** The words about what is kept on the device, in English. */
export const offlineEn: OfflineWords = {
  title: 'Keep all of this on the device',
  lead: 'Five rulebooks, the rulings, the edition differences and the search, in Japanese and English. Once kept, all of it works without a connection.',
  keeping: 'Progress of keeping',
  progress: (done, of) => `${done} of ${of} kept`,
  state: {
    nothing: (_, of) => `There are ${of} pages and tables. None is kept yet.`,
    part: (count, of) => `${count} of ${of} are kept.`,
    old: (count) => `${count} are kept. Some have changed since.`,
    all: (count) => `All ${count} are kept. They work without a connection.`,
  },
  keep: {
    nothing: (megabytes) => `Keep them (about ${megabytes} MB to load)`,
    part: (megabytes) => `Keep the rest (about ${megabytes} MB in all)`,
    old: () => 'Update what has changed',
  },
  forget: 'Remove what is kept',
  failed: {
    network: 'The connection was lost: some were not kept.',
    full: 'The device has no room left: some were not kept.',
    missing: 'Some could not be loaded.',
  },
  page: {
    title: 'No connection',
    lead: 'This page has not been kept on this device yet. It opens when there is a connection again.',
    whole: 'The whole site is kept on this device. No page of it has this address.',
    again: 'Try again',
    here: 'What can be read here',
    looking: 'Looking',
    sections: (count) => (count === 1 ? '1 section' : `${count} sections`),
    rulings: (count) => `${count}`,
    none: 'Nothing has been kept yet but the search and the contents.',
  },
};

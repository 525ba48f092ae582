import type { OfficialWords } from './official-ja';
import { refusalsEn } from './refusals-en';

/** The words around a reader's own official text, in English. */
export const officialEn: OfficialWords = {
  title: 'Open the official text',
  lead: 'Open your own copy of an official rule document, text or PDF, and its sentences stand clause by clause beside the restatement. It is read on this device alone, is sent nowhere, and stays here until you remove it.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  formats: 'Text or PDF, up to 40 MB',
  readable: 'Documents that can be read',
  reading: (file) => `Reading ${file}`,
  waiting: (count) => `${count} more to read`,
  stop: 'Stop',
  stopped: 'Stopped. Nothing has changed.',
  refused: (file) => `${file} cannot be read`,
  why: refusalsEn,
  matched: (found, all) => `${found} of ${all} clauses matched`,
  missing: (count) => (count === 1 ? '1 clause was not found' : `${count} clauses were not found`),
  unknown: (count) => (count === 1 ? '1 line belongs to no known clause' : `${count} lines belong to no known clause`),
  unknownNote: 'They are only listed here; none was put into a clause by guessing.',
  allPlaced: 'No line was left unrecognised.',
  line: (line) => `Line ${line}`,
  read: 'Read it from the contents',
  replaced: (file) => `It takes the place of ${file}, opened before.`,
  kept: 'Official texts on this device',
  noneKept: 'None yet. What you open is listed here.',
  count: (count) => (count === 1 ? '1 clause' : `${count} clauses`),
  remove: 'Remove',
  removeLong: (text) => `Remove the official text of ${text}`,
  removed: (text) => `${text} is removed.`,
  undo: 'Undo',
  failed: {
    full: 'This device has no room left, so nothing was kept. What was kept before is still there. Make room and open the file again.',
    refused:
      'The settings of this browser keep it from storing anything here. Outside a private window it usually can.',
  },
  unreadable: 'The file cannot be opened. Choose a file, not a folder, that has not been moved or deleted.',
  unavailable: 'What reads PDFs is not on this device yet. Open the file again where there is a connection.',
  crashed: 'Reading stopped half-way. Save the document as plain text and open that.',
  open: 'Open your own copy of the official text',
  shown: 'Official text',
  label: (edition, lang) => `Official text ${edition}, ${lang}`,
};

import { expose } from 'comlink';
import { HEAD, isPdf, LARGEST_FILE } from '@/rules/official/decode';
import { loadPdfParts } from '@/rules/official/pdf/pdf-text';
import { readOfficialFile, tooLarge } from '@/rules/official/read-file';
import type { Refusal } from '@/rules/official/refusal';
import { type Account, accountOf, textsOf } from './account';
import { CharacterMaps } from './character-maps';
import { type KeptText, keepTexts, type Stored } from './store';

/**
 * What became of a file: refused by the reader; not to be had from the device; or the half of the site that reads PDFs did
 * not load. `kept` says what it took the place of, or why it could not be kept.
 */
export type Opened =
  | { kind: 'refused'; why: Refusal }
  | { kind: 'unreadable' | 'unavailable' }
  | { kind: 'read'; account: Account; kept: Stored<KeptText[]> };

const api = {
  /** Loads what the file needs. What does not load is told when the file is opened. */
  prepare: async (file: File): Promise<void> => {
    const head = await file
      .slice(0, HEAD)
      .arrayBuffer()
      .catch(() => undefined);
    if (head && isPdf(new Uint8Array(head))) await loadPdfParts().catch(() => undefined);
  },
  /** Reads a file, keeps what it says on this device, and gives account of it. Nothing leaves the device. */
  open: async (file: File): Promise<Opened> => {
    if (file.size > LARGEST_FILE) return { kind: 'refused', why: tooLarge(file.size).why };
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return { kind: 'unreadable' };
    const maps = new CharacterMaps();
    const text = await readOfficialFile(new Uint8Array(bytes), maps.read).catch((error: unknown) => {
      // What reads PDFs loads with the first one, and rejects where it cannot; nothing else of a PDF does.
      if (isPdf(new Uint8Array(bytes))) return undefined;
      throw error;
    });
    if (!text || maps.lost) return { kind: 'unavailable' };
    if ('error' in text) return { kind: 'refused', why: text.why };
    return { kind: 'read', account: accountOf(text), kept: await keepTexts(textsOf(text, file.name, Date.now())) };
  },
};
export type OfficialWorker = typeof api;

expose(api);

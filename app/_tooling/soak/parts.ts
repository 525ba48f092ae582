import { addresses } from './addresses';
import { documents } from './documents';
import { cards, files } from './files';
import { answered, games, offers, scripts } from './games';
import { links } from './links';
import type { Part } from './part';
import { requests } from './requests';
import { benches } from './tables';
import { typing } from './typing';

/** Every hardship there is, the quick ones first. */
export const PARTS: readonly Part[] = [
  requests,
  links,
  benches,
  documents,
  typing,
  answered,
  scripts,
  offers,
  files,
  cards,
  games,
  addresses,
];

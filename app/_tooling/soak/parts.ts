import { addresses } from './addresses';
import { documents } from './documents';
import { cards, files } from './files';
import { answered, games } from './games';
import { links } from './links';
import type { Part } from './part';
import { requests } from './requests';

/** Every hardship there is, the quick ones first. */
export const PARTS: readonly Part[] = [requests, links, documents, answered, files, cards, games, addresses];

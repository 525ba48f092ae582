import type { CardDefinition } from '@/engine';
import { CHANTS } from './fow/chants';
import { PLAIN_CARDS } from './fow/plain';
import { TIME_TELLERS } from './fow/telling-time';
import { WAITING_CARDS } from './fow/waiting';

/** The Force of Will cards of the scenarios: invented, each made for what it shows; by key. */
export const FOW_CARDS: Readonly<Record<string, CardDefinition>> = {
  ...PLAIN_CARDS,
  ...CHANTS,
  ...WAITING_CARDS,
  ...TIME_TELLERS,
};

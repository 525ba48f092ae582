/** What a text can make of players. */
import { ACTS_WITH_CARDS, type PlayerBan } from '../kernel/position/modification';
import type { PlayerModification } from '../kernel/position/position';
import { gaining } from './modifications';
import {
  atLeast,
  either,
  just,
  list,
  map,
  mapOf,
  number,
  oneOf,
  optional,
  part,
  record,
  type Shape,
  word,
} from './shape';

const BAN: Shape<PlayerBan> = either<PlayerBan>(
  word('playerRestrictions'),
  record<Exclude<PlayerBan, string>>({ cannot: oneOf(...ACTS_WITH_CARDS), what: part('Filter') }),
);

/** What a modification of players may look like. */
export const PLAYER_MODIFICATION: Shape<PlayerModification> = record<PlayerModification>({
  gain: optional(list(gaining('playerKeywords'))),
  bans: optional(list(BAN)),
  may: optional(list(word('playerPermissions'))),
  limit: optional(mapOf('limits', either<number | 'none'>(atLeast(0, 0, 8), just('none')))),
  more: optional(map('limits', number(1, 2))),
});

/** 8.01: what keywords stand for, and what the operations of texts are. */

import { standsFor } from '../../../kernel/position/card';
import { plainOperations } from '../../../text/operations';
import type { FowEdition } from '../../fow';
import { AWAKENING } from '../../keywords/awakening';
import { BANE } from '../../keywords/bane';
import { BLOODLUST } from '../../keywords/bloodlust';
import { CREST } from '../../keywords/crest';
import { DRAIN } from '../../keywords/drain';
import * as energize from '../../keywords/energize';
import { EQUIP } from '../../keywords/equip';
import { EVOLUTION } from '../../keywords/evolution';
import { EXPLODE_IF_RESONATOR } from '../../keywords/explode';
import { GODS_ART } from '../../keywords/gods-art';
import { INCARNATION } from '../../keywords/incarnation';
import { INHERITANCE } from '../../keywords/inheritance';
import * as limit from '../../keywords/limit';
import { MANA } from '../../keywords/mana';
import { MOBILIZE, MOBILIZE_FOR_A_COST } from '../../keywords/mobilize';
import { NULL, NULL_AS_PLAYED } from '../../keywords/null';
import { REMNANT } from '../../keywords/remnant';
import { RESONANCE } from '../../keywords/resonance';
import { RUNE_BY_ATTRIBUTES, RUNE_BY_NUMBER } from '../../keywords/rune';
import { SEAL, SEAL_AS_PLAYED } from '../../keywords/seal';
import { SEAL_ITEM } from '../../keywords/seal-item';
import { SHIFT } from '../../keywords/shift';
import { STEALTH } from '../../keywords/stealth';
import { STORY, STORY_AS_PLAYED } from '../../keywords/story';
import { TORRENT } from '../../keywords/torrent';

export const KEYWORD_TEXTS: FowEdition<'fow-8.01'>['keywordTexts'] = [
  ['explode', standsFor(EXPLODE_IF_RESONATOR), '1105.2'],
  ['bloodlust', standsFor(BLOODLUST), '1123.2'],
  ['drain', standsFor(DRAIN), '1135.2'],
  ['bane', standsFor(BANE), '1138.2'],
  ['godsArt', GODS_ART, '1112.2'],
  ['remnant', standsFor(REMNANT), '1115.2'],
  ['evolution', EVOLUTION, '1116.2'],
  ['limit', limit.LIMIT, '1118.2', '1118.2a', '1118.2b'],
  ['mana', MANA, '1122.2', '1122.2b'],
  ['inheritance', INHERITANCE, '1126.2'],
  ['resonance', RESONANCE, '1127.2', '1127.2a', '1127.3'],
  ['seal', SEAL, '1128.2', '1128.2b', '1128.3'],
  ['seal', SEAL_AS_PLAYED, '1128.2a', '1128.2b#2'],
  ['mobilize', MOBILIZE, '1129.2'],
  ['mobilize', MOBILIZE_FOR_A_COST, '1129.2'],
  ['null', NULL, '1134.2', '1134.2b'],
  ['null', NULL_AS_PLAYED, '1134.2a', '1134.2b#2'],
  ['torrent', TORRENT, '1124.2', '1124.2a', '1124.2b'],
  ['awakening', AWAKENING, '1109.2'],
  ['stealth', STEALTH, '1114.2'],
  ['incarnation', INCARNATION, '1110.2', '1110.2a', '1110.2b'],
  ['story', STORY, '1133.2', '1133.2b'],
  ['story', STORY_AS_PLAYED, '1133.2', '1133.2a', '1133.2b#2'],
  ['rune', RUNE_BY_ATTRIBUTES, '1137.2', '1137.2a'],
  ['rune', RUNE_BY_NUMBER, '1137.2', '1137.2b'],
  ['energize', energize.ENERGIZE, '1119.2', '1119.2b'],
  ['equip', EQUIP, '1121.2', '1121.4'],
  ['sealItem', SEAL_ITEM, '1130.2'],
  ['crest', CREST, '1131.2'],
  ['shift', SHIFT, '1117.2'],
];

export const OPERATIONS: FowEdition<'fow-8.01'>['operations'] = {
  ...plainOperations('search', 'foresee', 'junction', 'pay', 'selfReplace'),
  foresee: ['1034.1'],
  damage: ['1007.1', '1007.3', '1007.3a', '912.1'],
  divide: ['903.2.h-1', '912.1'],
  heal: ['1007.6', '1007.6a', '1007.6b'],
  withdraw: ['1029.1', '1029.1a', '1029.1b', '1029.1c'],
  turn: ['1302.2c', '1302.2e', '1302.3c', '1302.3d'],
  reveal: ['1005.1'],
  roll: ['1023.1'],
  shuffle: ['1021.1', '1021.1a'],
  prevent: ['1018.1a', '1018.1b'],
  shield: ['1018.1a'],
  destroy: ['1010.1'],
  banish: ['1011.1'],
  cancel: ['1012.1'],
  rest: ['1013.1'],
  recover: ['1013.1'],
  setLife: ['104.6'],
  exchangeLife: ['104.6'],
  draw: ['1009.1'],
  discard: ['1019.1'],
  summon: ['1006.1'],
  attach: ['1002.1', '1002.2', '1002.2a', '1121.3'],
  wear: ['1032.1'],
  counters: ['1022.1'],
  moveCounters: ['1022.4'],
  restore: ['1024.1'],
  judge: ['705.3a'],
  control: ['105.3'],
  retarget: ['903.2.g-1'],
  extraTurn: ['1025.1'],
  skipPhase: ['1031.1'],
  weather: ['1028.1', '1028.1.a-1', '1028.1b'],
  createOf: ['1027.1', '1027.1a'],
  copy: ['1017.1'],
  playCopy: ['1017.3'],
  become: ['1017.2'],
  cease: ['1303.3'],
};

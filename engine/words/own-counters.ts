/** Names of counters that no document speaks of, as cards give them to counters of their own. Another name is said as it is written. */
import { type Lexicon, words } from './vocabulary';

export const OWN_COUNTERS: Lexicon = {
  mark: words('印', 'mark'),
  seal: words('封印', 'seal'),
  ember: words('火種', 'ember'),
  drop: words('滴', 'drop'),
  sand: words('砂', 'sand'),
  ring: words('年輪', 'ring'),
  record: words('記録', 'record'),
  notch: words('刻み', 'notch'),
  charge: words('蓄積', 'charge'),
};

/** Noun phrases for the objects, players and amounts that a text speaks of. */
import type { Amount, AmountForms, ObjectForms, Objects, Players, Target, Words } from '../../kernel/position/card';
import { termFor, words } from '../vocabulary';
import { countWord, described, keywordIn, withCount } from './filter';
import type { Grammar } from './grammar';
import { listed, type Noun, noun } from './phrase';

/** The objects themselves. */
export function objectsNoun(objects: Objects, g: Grammar): Noun {
  if (objects === 'this') return noun(g.self.ja, g.self.en);
  if (objects === 'it') return noun('そのカード', 'that card');
  if (objects === 'this and it') return noun(`${g.self.ja}とそのカード`, `${g.self.en} and that card`, true);
  if (objects === 'used') return noun('コストに使ったカード', 'the card used for its cost');
  if (objects === 'moved') return noun('これにより移動したカード', 'the card moved this way');
  if ('target' in objects) return targetNoun(objects.target, g);
  if ('each' in objects) {
    const one = described(objects.each, g, false, 'それぞれの');
    return noun(one.ja, `each ${one.en}`);
  }
  if ('top' in objects) return topNoun(objects, g);
  const { choose, count, by, random } = objects;
  const some = withCount(choose, g, count);
  if (random) {
    const whom = by === undefined ? words('', '') : lotOf(playersNoun(by, g));
    return noun(`無作為に選ばれる${whom.ja}${some.ja}`, `${some.en} chosen at random${whom.en}`, some.many);
  }
  if (by === undefined) return some;
  const who = playersNoun(by, g);
  return noun(`${who.ja}が選ぶ${some.ja}`, `${some.en} of ${possessive(who).en} choice`, some.many);
}

/** For whom a lot is drawn. */
const lotOf = (who: Noun): Words => words(`（${who.ja}の分）`, ` (for ${who.en})`);

/** The cards on top of a deck. */
function topNoun({ top, of }: ObjectForms['top'], g: Grammar): Noun {
  const owner = possessive(playersNoun(of, g));
  const deck = termFor(g.v.zones, 'deck');
  return top === 1
    ? noun(`${owner.ja}${deck.ja}の一番上のカード`, `the top card of ${owner.en} ${deck.en}`)
    : noun(`${owner.ja}${deck.ja}の上からカード${top}枚`, `the top ${top} cards of ${owner.en} ${deck.en}`, true);
}

/** Chosen objects: described here, or referred to where a sentence before has described them. */
function targetNoun(index: number, g: Grammar): Noun {
  const { targets, v } = g;
  if (targets.kind === 'inline' && index === 0) return targetGroup(targets.group, g);
  const chosen = v.targets === 'chosen';
  const [group] = targets.kind === 'referred' ? targets.groups : [];
  if (group && index === 0 && isOnlyGroup(targets)) {
    const many = group.count !== 1;
    if (chosen) return many ? { ...noun('それら', 'them', true), subject: 'they' } : noun('それ', 'it');
    return many ? noun('それらの対象', 'those targets', true) : noun('その対象', 'that target');
  }
  return chosen
    ? noun(`${index + 1}番目に選んだもの`, `the ${ordinal(index + 1)} choice`)
    : noun(`${index + 1}つ目の対象`, `the ${ordinal(index + 1)} target`);
}

/** Whether a text has one group of targets, and no text before it has any. */
const isOnlyGroup = (targets: Grammar['targets']): boolean =>
  targets.kind === 'referred' && targets.groups.length === 1 && !targets.from;

/** One group of what a text chooses: `up to 2 target resonators`, `1 Forward or player`. */
export function targetGroup({ filter, count, upTo, player, mode }: Target, g: Grammar): Noun {
  const chosen = g.v.targets === 'chosen';
  const many = count !== 1;
  const who = described(filter, g, many, chosen ? '' : '対象の');
  const number = chosen || many || upTo ? `${count} ` : '';
  return noun(
    `${who.ja}${player ? 'かプレイヤー' : ''}${count}${countWord(filter, g.v)}${upTo ? 'まで' : ''}${mode === undefined ? '' : `（(${mode})のみ）`}`,
    `${upTo ? 'up to ' : ''}${number}${chosen ? '' : 'target '}${who.en}${player ? (many ? ' or players' : ' or player') : ''}${mode === undefined ? '' : ` (for (${mode}) only)`}`,
    many,
  );
}

export const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n > 3 ? 0 : n] ?? 'th'}`;

/** Players, as the subject or object of a sentence. */
export function playersNoun(players: Players, g: Grammar): Noun {
  switch (players) {
    case 'you':
      return noun('あなた', 'you', true);
    case 'opponent':
      return noun('相手', 'your opponent');
    case 'each':
      return noun('各プレイヤー', 'each player');
    default: {
      const { target } = players;
      if (isOnlyGroup(g.targets) && target === 0) return noun('そのプレイヤー', 'that player');
      return noun(`${target + 1}番目に選んだプレイヤー`, `the ${ordinal(target + 1)} chosen player`);
    }
  }
}

/** `your`, `your opponent's`. */
export const possessive = (who: Noun): Words => words(`${who.ja}の`, who.en === 'you' ? 'your' : `${who.en}'s`);

/** An amount within another. */
function inWords(amount: Amount, g: Grammar): Words {
  const much = amountOf(amount, g);
  return 'short' in much ? words(much.short, much.short) : much.long;
}

/** So many times X; a hundred times X is written X00 (8.01 903.3c). */
const isTimesX = (amount: Extract<Amount, object>): amount is AmountForms['times'] =>
  'of' in amount && 'times' in amount;

/** `1000` and `X` stand before what they count; anything longer is "equal to" something. */
export function amountOf(amount: Amount, g: Grammar): { readonly short: string } | { readonly long: Words } {
  if (typeof amount === 'number' || amount === 'X') return { short: String(amount) };
  if (amount === 'rolled') return { long: words('点数', 'the points') };
  if (amount === 'that much') return { long: words('その数', 'that amount') };
  if (isTimesX(amount)) return { short: amount.times === 100 ? 'X00' : `${amount.times}×X` };
  if ('count' in amount) {
    const what = described(amount.count, g, true);
    const times = amount.times;
    return {
      long: words(
        `${what.ja}の数${times === undefined ? '' : `の${times}倍`}`,
        `${times === undefined ? '' : times === 2 ? 'twice ' : `${times} times `}the number of ${what.en}`,
      ),
    };
  }
  if ('life' in amount) {
    const whose = possessive(playersNoun(amount.life, g));
    return { long: words(`${whose.ja}ライフ`, `${whose.en} life`) };
  }
  if ('half' in amount) {
    const down = amount.rounded === 'down' ? words('（端数切り捨て）', ' (rounded down)') : words('', '');
    const whole = inWords(amount.half, g);
    return { long: words(`${whole.ja}の半分${down.ja}`, `half${down.en} of ${whole.en}`) };
  }
  if ('double' in amount) {
    const { ja, en } = inWords(amount.double, g);
    return { long: words(`${ja}の倍`, `double ${en}`) };
  }
  if ('less' in amount) {
    const { ja, en } = inWords(amount.than, g);
    return { long: words(`${ja}より${amount.less}少ない数`, `${amount.less} less than ${en}`) };
  }
  if ('more' in amount) {
    const { ja, en } = inWords(amount.than, g);
    return { long: words(`${ja}より${amount.more}多い数`, `${amount.more} more than ${en}`) };
  }
  if ('costOf' in amount) {
    const { ja, en } = objectsNoun(amount.costOf, g);
    return { long: words(`${ja}のコスト`, `the cost of ${en}`) };
  }
  const of = objectsNoun(amount.of, g);
  if ('numberOf' in amount) {
    const keyword = keywordIn(amount.numberOf, g.v);
    return { long: words(`${of.ja}の${keyword.ja}`, `the ${keyword.en} of ${of.en}`) };
  }
  const stat = termFor(g.v.stats, amount.stat);
  return { long: words(`${of.ja}の${stat.ja}`, `the ${stat.en} of ${of.en}`) };
}

/** The sentence that describes what is chosen, where the text only refers to it; `null` where it is not needed. */
export function choiceSentence(g: Grammar): Words | null {
  if (g.targets.kind === 'inline' || g.targets.groups.length === 0) return null;
  const groups = listed(
    g.targets.groups.map((group) => targetGroup(group, g)),
    { ja: 'と、', en: 'and' },
    { ja: '', en: '' },
  );
  return words(`${groups.ja}を選ぶ。`, `choose ${groups.en}.`);
}

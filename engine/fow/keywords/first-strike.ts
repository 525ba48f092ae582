/** First Strike: damage before the others. Having it twice adds nothing. */
import { goTo, next, perform } from '../../kernel/position/outcome';
import { duel } from '../battle/battle-2.0';
import { attackerOf, type Step } from '../fow';
import { remember } from '../memory';

export const WORDS = { ja: '先制攻撃', en: 'First Strike' } as const;

/** Only an attacker with First Strike has a first strike step. */
export const onlyFirstStrike: Step = (x) => {
  const attacker = attackerOf(x);
  return attacker && x.has(attacker, 'firstStrike') ? next({ item: attacker.ref, flag: true }) : goTo('priority');
};

/** An attacker that struck in the first strike step deals nothing now. */
export const unlessStruckFirst: Step = (x) => {
  const attacker = attackerOf(x);
  if (!attacker) return next();
  const { firstStrike } = x.memory.battle ?? {};
  const struck =
    x.param('struckFirst') === 'processed' ? firstStrike?.attacker === attacker.ref : (firstStrike?.dealt ?? 0) > 0;
  return struck ? goTo('defender') : next({ item: attacker.ref });
};

/** Who went through the first strike step is remembered, and whether it dealt anything. */
export const rememberFirstStrike: Step = (x) => {
  const attacker = attackerOf(x);
  const dealt = x.env.result?.amounts?.damage ?? 0;
  return attacker ? perform([remember('battle', { firstStrike: { attacker: attacker.ref, dealt } })]) : next();
};

/** 2.0: First Strike splits the process of damage in two; without it, or against a player, there is one. */
export const firstStrikeSplits: Step = (x) => {
  const sides = duel(x);
  return sides && x.has(sides.attacker, 'firstStrike') ? next() : goTo('hitsPlayer');
};

/** What a text says of the dice that are rolled for it: how many, which of them twice, and what of that does not count. */
import type { Extreme, Ignored, Instruction, Words } from '../../kernel/position/card';
import { ignoredBy } from '../../kernel/position/dice';
import { words } from '../vocabulary';
import { CARRY_OUT, yours } from './clause';
import type { Grammar } from './grammar';
import { amountOf } from './objects';
import { AND, type Clause, listed } from './phrase';

const NONE = words('', '');

const IN_PAIRS: Readonly<Record<Extreme, Words>> = {
  lowest: words('低いほう', 'lower'),
  highest: words('高いほう', 'higher'),
};

const VALUES: Readonly<Record<Extreme, Words>> = { lowest: words('低い', 'lowest'), highest: words('高い', 'highest') };
const EXTREMES: readonly Extreme[] = ['lowest', 'highest'];

/** `the lowest value and the 2 highest values`. */
function valuesOf(ignored: Ignored): Words {
  const counts = ignoredBy(ignored);
  const said = EXTREMES.flatMap((which): readonly Words[] => {
    const { ja, en } = VALUES[which];
    switch (counts[which]) {
      case 0:
        return [];
      case 1:
        return [words(`最も${ja}値`, `the ${en} value`)];
      default:
        return [words(`最も${ja}値${counts[which]}つ`, `the ${counts[which]} ${en} values`)];
    }
  });
  return listed(said, AND, NONE);
}

/** An instruction to roll dice. */
export function forced({ dice, twice, ignore }: Extract<Instruction, { readonly op: 'roll' }>, g: Grammar): Clause {
  const much = amountOf(dice, g);
  const many = 'short' in much ? words(much.short, much.short) : words(`（${much.long.ja}）`, `(${much.long.en})`);
  const pairs = twice && IN_PAIRS[twice];
  const rolled = pairs
    ? words(
        `、各ダイスを2回ふって${pairs.ja}の値を無視し`,
        `, rolling each die twice and ignoring the ${pairs.en} of the two values`,
      )
    : NONE;
  const values = ignore && valuesOf(ignore);
  const ignored = values
    ? words(`、${pairs ? 'さらに' : ''}${values.ja}を無視し`, `, ${pairs ? 'then ' : ''}ignoring ${values.en}`)
    : NONE;
  const how = words(`${rolled.ja}${ignored.ja}`, `${rolled.en}${ignored.en}`);
  return yours(`[フォース]${many.ja}を${how.ja}${how.ja === '' ? '' : 'て'}`, CARRY_OUT, `[Force] ${many.en}${how.en}`);
}

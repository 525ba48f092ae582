/** Assist: a Backup that enters may be put into the Break Zone for an effect; whether it is, is said before it goes on the stack. */
import { saying, type Takes, THEN } from '../../kernel/position/card';
import type { NamedAbility } from '../../kernel/view/abilities';

export const WORDS = { ja: 'アシスト', en: 'Assist' } as const;
export const TAKES: Takes = { needs: ['text'] };

export const ASSIST = saying(['text'], ({ text: { targets, do: effect } }) => [
  {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    ...(targets && { targets }),
    do: [
      { op: 'banish', what: 'this' },
      { op: 'if', condition: { is: 'did' }, [THEN]: effect },
    ],
  },
]);

export const isAssist = (named: NamedAbility | undefined): boolean => named?.keyword?.name === 'assist';

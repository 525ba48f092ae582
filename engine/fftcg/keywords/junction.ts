/** Junction: for a cost, a Summon in hand is removed from the game for the Character, which is junctioned as long as it lies there. */
import { askObjects } from '../../kernel/machine/program';
import { saying, type Takes } from '../../kernel/position/card';
import { done, next, perform } from '../../kernel/position/outcome';
import type { Event } from '../../kernel/position/position';
import { hasAside } from '../../kernel/view/condition';
import type { Step } from '../fftcg';

export const WORDS = { ja: 'ジャンクション', en: 'Junction' } as const;
export const TAKES: Takes = { needs: ['cost'] };

export const JUNCTION = saying(['cost'], ({ cost }) => [{ kind: 'activate', cost, do: [{ op: 'junction' }] }]);

/** Step: for a Character that is junctioned nothing more is removed. */
export const unlessJunctioned: Step = (x) => (hasAside(x, x.need('program').source) ? done({ done: false }) : next());

/** Step: its controller chooses a Summon in hand. */
export const choosesSummon: Step = (x) =>
  askObjects(x, x.need('program'), {
    from: 'objects',
    by: 'you',
    filter: { types: ['summon'], zone: 'hand', controller: 'you' },
    count: 1,
  });

/** Step: it is removed, for the Character where that is still there. */
export const removesSummon: Step = (x) => {
  const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => item ?? []);
  const character = x.item(x.need('program').source.ref);
  const on = character?.zone === 'field' ? { on: [character.ref] } : {};
  const events = refs.map((item): Event => ({ kind: 'move', item, to: 'removed', cause: 'effect', ...on }));
  return perform(events, { refs, searched: undefined });
};

/** Step: the text goes on; "if you do" asks whether one was removed. */
export const junctioned: Step = (x) => done({ done: (x.env.refs ?? []).length > 0 });

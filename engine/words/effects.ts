/** Lines about effects that begin, and what every line about an event is told with. */
import type { Words } from '../kernel/position/card';
import type { Duration, EventOf, Ref, Seat } from '../kernel/position/position';
import { grammarOf } from './grammar/abilities';
import { predicatesOf } from './grammar/modification';
import { AND, listed, type Noun, noun } from './grammar/phrase';
import { playerPredicates } from './grammar/players';
import { type Vocabulary, words } from './vocabulary';

/** The name of an object; of one that is gone too. */
export type NameOf = (ref: Ref) => Words;

export interface Telling {
  readonly v: Vocabulary;
  readonly name: NameOf;
}

export const player = (seat: Seat): Words =>
  seat === 0 ? words('プレイヤーA', 'player A') : words('プレイヤーB', 'player B');

const UNTIL: Readonly<Record<Duration, Words>> = {
  turn: words('ターン終了時まで、', ' until end of turn'),
  battle: words('バトル終了時まで、', ' until end of battle'),
  game: words('', ''),
  condition: words('その条件が満たされているかぎり、', ' as long as its condition holds'),
};

/** An effect begins: on whom, what it makes of them, until when. */
export function effectBegins(effect: EventOf<'beginEffect'>['effect'], t: Telling): Words {
  const { affects, modify, onPlayers, until, takenFrom } = effect;
  const subject = onPlayers ? playersSubject(onPlayers.seats) : effectSubject(affects, t);
  const g = grammarOf(null, words('このカード', 'this card'), t.v);
  const { ja, en } = onPlayers ? playerPredicates(onPlayers.modify, subject, g) : predicatesOf(modify, subject, g);
  const end = UNTIL[until];
  if (takenFrom !== undefined) {
    const whose = player(effect.controller);
    return words(
      `${end.ja}${whose.ja}が${subject.ja}をコントロールする`,
      `${whose.en} controls ${subject.en}${end.en}`,
    );
  }
  return words(`${end.ja}${subject.ja}は${ja.plain}`, `${subject.en} ${en}${end.en}`);
}

function playersSubject(seats: readonly Seat[]): Noun {
  const all = listed(seats.map(player), AND, words('誰も', 'nobody'));
  return noun(all.ja, all.en, seats.length > 1);
}

/** Objects become copies of one. */
export function copyBegins({ affects, until }: EventOf<'beginEffect'>['effect'], becoming: Ref, t: Telling): Words {
  const subject = effectSubject(affects, t);
  const original = t.name(becoming);
  const end = UNTIL[until];
  return words(
    `${end.ja}${subject.ja}は${original.ja}のコピーになる`,
    `${subject.en} ${subject.many ? 'become copies' : 'becomes a copy'} of ${original.en}${end.en}`,
  );
}

function effectSubject(affects: readonly Ref[] | null, t: Telling): Noun {
  if (affects === null) return noun('当てはまるものすべて', 'everything that fits', false);
  const all = listed(affects.map(t.name), AND, words('何も', 'nothing'));
  return noun(all.ja, all.en, affects.length > 1);
}

/** One short line for whatever happens. A kind of event without words does not compile. */
import type { Words } from '../kernel/position/card';
import { pointsOf } from '../kernel/position/dice';
import {
  type Event,
  type EventKind,
  type EventOf,
  GONE,
  type Item,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { copyBegins, effectBegins, type NameOf, player, type Telling } from './effects';
import { momentOf } from './grammar/occurrences';
import { AND, listed } from './grammar/phrase';
import { counterName, termFor, type Vocabulary, words, type Zone } from './vocabulary';

type EventMap = { readonly [K in EventKind]: MatchingEvent<K> };
type MatchingEvent<K extends EventKind, E = Event> = E extends Event ? (K extends E['kind'] ? E : never) : never;

const TELLS: { readonly [K in EventKind]: (event: EventMap[K], t: Telling) => Words } = {
  move: (event, t) => moved(event, t),
  rest: ({ item, manner }, t) => {
    const { ja, en } = t.v.rested;
    const why = manner === undefined ? null : manner === 'attack' ? t.v.attacks : BLOCK;
    return about(item, t, (x) =>
      words(`${x.ja}が${ja}になる${why ? `（${why.ja}）` : ''}`, `${x.en} becomes ${en}${why ? ` (${why.en})` : ''}`),
    );
  },
  recover: ({ item }, t) => {
    const { ja, en } = t.v.recovered;
    return about(item, t, (x) => words(`${x.ja}が${ja}になる`, `${x.en} becomes ${en}`));
  },
  damage: ({ source, to, amount, battle }, t) => dealt(t.name(source), t.name(to), amount, battle),
  damagePlayer: ({ source, beside = [], player: seat, amount, battle }, t) =>
    dealt(listed([source, ...beside].map(t.name), AND, t.name(source)), player(seat), amount, battle),
  life: ({ player: seat, change, half }) => {
    const who = player(seat);
    if (half) return words(`${who.ja}のライフが半分になる`, `${who.en} loses half of their life`);
    return change < 0
      ? words(`${who.ja}が${-change}ライフを失う`, `${who.en} loses ${-change} life`)
      : words(`${who.ja}が${change}ライフを得る`, `${who.en} gains ${change} life`);
  },
  destroy: ({ item }, t) =>
    about(item, t, (x) => words(`${x.ja}が${t.v.destroyed.ja}される`, `${x.en} is ${t.v.destroyed.en}`)),
  banish: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が${t.v.banished.ja}`, `${x.en} is ${t.v.banished.en}`)),
  cancel: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が無効になる`, `${x.en} is canceled`)),
  summon: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が召喚される`, `${x.en} is summoned`)),
  draw: ({ player: seat, amount }) =>
    words(
      `${player(seat).ja}がカードを${amount}枚引く`,
      `${player(seat).en} draws ${amount} ${amount === 1 ? 'card' : 'cards'}`,
    ),
  discardHand: ({ player: seat }) =>
    words(`${player(seat).ja}が手札をすべて捨てる`, `${player(seat).en} discards their hand`),
  discard: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が捨てられる`, `${x.en} is discarded`)),
  clearDamage: ({ item, amount }, t) =>
    about(item, t, (x) =>
      amount === undefined
        ? words(`${x.ja}からダメージがすべて取り除かれる`, `all damage is removed from ${x.en}`)
        : words(`${x.ja}からダメージが${amount}取り除かれる`, `${amount} damage is removed from ${x.en}`),
    ),
  withdraw: ({ item }, t) =>
    about(item, t, (x) => words(`${x.ja}が戦闘から取り除かれる`, `${x.en} is removed from the battle`)),
  restore: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が回復する`, `${x.en} is healed`)),
  turnUp: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が表向きになる`, `${x.en} is turned face up`)),
  face: ({ item }, t) =>
    about(item, t, (x) => words(`${x.ja}の別の面が表になる`, `another side of ${x.en} is turned up`)),
  delay: ({ delayed }, t) =>
    about(delayed.source.ref, t, (x) =>
      words(`${x.ja}の効果で遅れて誘発する能力が作られる`, `${x.en} makes a delayed ability`),
    ),
  store: ({ stored }, t) =>
    about(stored.source.ref, t, (x) => words(`${x.ja}の置換効果が発生する`, `a replacement effect of ${x.en} begins`)),
  wear: ({ source, by }, t) =>
    about(source, t, (x) =>
      by === 'over'
        ? words(`${x.ja}の置換効果が適用され、終わる`, `the replacement effect of ${x.en} is used up`)
        : words(`${x.ja}の効果で${by}までのダメージが軽減される`, `the effect of ${x.en} prevents up to ${by} damage`),
    ),
  attach: ({ item, on }, t) =>
    about(item, t, (x) => {
      const [host] = on;
      return host === undefined
        ? words(`${x.ja}が何にも${t.v.added.ja}されていない状態になる`, `${x.en} is ${t.v.added.en} nothing`)
        : about(host, t, (y) => words(`${x.ja}が${y.ja}に${t.v.added.ja}される`, `${x.en} is ${t.v.added.en} ${y.en}`));
    }),
  counters: ({ item, counter, change }, t) => {
    const term = counterName(counter, t.v);
    const count = Math.abs(change);
    const kind = `${term.en} ${count === 1 ? 'counter' : 'counters'}`;
    return about(item, t, (x) =>
      change < 0
        ? words(
            `${x.ja}から${term.ja}カウンターが${count}個取り除かれる`,
            `${count} ${kind} ${count === 1 ? 'is' : 'are'} removed from ${x.en}`,
          )
        : words(
            `${x.ja}に${term.ja}カウンターが${count}個置かれる`,
            `${count} ${kind} ${count === 1 ? 'is' : 'are'} put on ${x.en}`,
          ),
    );
  },
  control: ({ item, to }, t) =>
    about(item, t, (x) =>
      words(`${player(to).ja}が${x.ja}のコントロールを得る`, `${player(to).en} gains control of ${x.en}`),
    ),
  produce: (event, t) => units(event, t, '生み出す', 'produces'),
  spend: (event, t) => units(event, t, '失う', 'uses up'),
  beginEffect: ({ effect, becoming }, t) =>
    becoming === undefined ? effectBegins(effect, t) : copyBegins(effect, becoming, t),
  endEffects: ({ until }) =>
    until === 'condition'
      ? words('条件が満たされなくなった効果が終わる', 'effects whose condition no longer holds end')
      : until === 'battle'
        ? words('バトル終了時までの効果が終わる', 'effects until end of battle end')
        : words('ターン終了時までの効果が終わる', 'effects until end of turn end'),
  announce: ({ item, announced }, t) => {
    const targets = listed(
      announced.targets.flat().map((ref) => named(ref, t)),
      AND,
      words('', ''),
    );
    return about(item, t, (x) =>
      targets.en === ''
        ? words(`${x.ja}が宣言される`, `${x.en} is announced`)
        : words(`${x.ja}で${targets.ja}を選ぶ`, `${x.en} chooses ${targets.en}`),
    );
  },
  putAbility: ({ ability, as, aside }, t) => {
    const zone = chaseOf(t.v);
    const what = as === 'action' ? t.v.action : t.v.ability;
    const of = nameOfItem(ability.source, t);
    if (aside) return words(`${of.ja}の${what.ja}をプレイする`, `the ${what.en} of ${of.en} is being played`);
    return words(
      `${of.ja}の${what.ja}が${zone.ja}に置かれる`,
      `the ${what.en} of ${of.en} goes ${zone.at === 'on' ? 'on' : 'into'} the ${zone.en}`,
    );
  },
  leaveChase: ({ item, aside }, t) =>
    about(item, t, (x) =>
      aside
        ? words(`${x.ja}の解決が終わる`, `${x.en} has resolved`)
        : words(`${x.ja}が${chaseOf(t.v).ja}を離れる`, `${x.en} leaves the ${chaseOf(t.v).en}`),
    ),
  ages: ({ item }, t) =>
    about(item, t, (x) => words(`${x.ja}の持続効果の順が決まる`, `an effect of ${x.en} is put in order`)),
  create: ({ by, item }, t) => {
    const of = nameOfItem(by, t);
    const what = item === undefined ? words('トークン', 'a token') : t.name(item);
    return words(`${of.ja}が${what.ja}を作成する`, `${of.en} creates ${what.en}`);
  },
  copy: ({ of, item }, t) => {
    const original = t.name(of);
    const what = item === undefined ? words('コピー', 'a copy') : t.name(item);
    return words(
      `${original.ja}のコピーとして${what.ja}が作成される`,
      `${what.en} is made as a copy of ${original.en}`,
    );
  },
  cease: ({ item }, t) => about(item, t, (x) => words(`${x.ja}が消滅する`, `${x.en} ceases to exist`)),
  trigger: ({ pending }, t) => {
    const of = nameOfItem(pending.source, t);
    return words(`${of.ja}の${t.v.ability.ja}が誘発する`, `the ${t.v.ability.en} of ${of.en} triggers`);
  },
  untrigger: ({ source }, t) =>
    about(source, t, (x) => words(`${x.ja}の誘発はもう待たない`, `the trigger of ${x.en} no longer waits`)),
  occasion: (event, t) => occasion(event, t),
  remember: ({ what }, t) => remembered(what, t),
  did: () => SILENCE,
  scopeBegins: () => words('バトルが始まる', 'a battle begins'),
  scopeEnds: ({ scope }) => (scope === 'battle' ? words('バトルが終わる', 'the battle ends') : SILENCE),
  phase: ({ phase }, t) => {
    const term = termFor(t.v.phases, phase);
    return words(`${term.ja}が始まる`, `the ${term.en} begins`);
  },
  turn: ({ player: seat }) => words(`${player(seat).ja}のターンが始まる`, `${player(seat).en}'s turn begins`),
  extraTurn: ({ player: seat }) =>
    words(`${player(seat).ja}は追加ターンを得る`, `${player(seat).en} will take an extra turn`),
  skipPhase: ({ player: seat, phase }, t) => {
    const term = termFor(t.v.phases, phase);
    return words(
      `${player(seat).ja}は次の自分の${term.ja}をスキップする`,
      `${player(seat).en} will skip their next ${term.en}`,
    );
  },
  state: ({ player: seat, state }, t) => {
    const { ja, en } = termFor(t.v.weathers, state);
    return words(`${player(seat).ja}は(${ja})になる`, `${player(seat).en} becomes (${en})`);
  },
  newGame: () => words('新しいゲームが始まる', 'a new game begins'),
  repeat: ({ times, stops }) =>
    words(
      `ループを${times}回行う。その後、${player(stops).ja}はこれを続けられない`,
      `the loop is performed ${times === 1 ? 'once' : `${times} times`}; then ${player(stops).en} may not carry it on`,
    ),
  shuffle: ({ zone }, t) => {
    const [name = '', seat] = zone.split('/');
    const term = termFor(t.v.zones, name);
    const owner = seat === undefined ? null : player(seat === '0' ? 0 : 1);
    return words(
      `${owner ? `${owner.ja}の` : ''}${term.ja}をシャッフルする`,
      `${owner ? `${owner.en} shuffles their` : 'the'} ${term.en}${owner ? '' : ' is shuffled'}`,
    );
  },
  show: ({ item, to }, t) => {
    const who = listed(to.map(player), AND, words('', ''));
    return about(item, t, (x) => words(`${x.ja}が${who.ja}に公開される`, `${x.en} is revealed to ${who.en}`));
  },
  hide: () => words('公開されていたカードが再び伏せられる', 'the cards that were revealed are hidden again'),
  roll: (event) => {
    const who = player(event.player);
    const sum = event.ignoring || event.twice ? pointsOf(event) : null;
    return words(
      `${who.ja}がダイスを振り、${event.rolls.join('、')}が出る${sum === null ? '' : `（${sum}点と数える）`}`,
      `${who.en} rolls ${event.rolls.join(', ')}${sum === null ? '' : ` (counted as ${sum})`}`,
    );
  },
  lose: ({ player: seat, reason }) => {
    const why = termFor(REASONS, reason);
    return words(`${player(seat).ja}が敗北する（${why.ja}）`, `${player(seat).en} loses the game (${why.en})`);
  },
};

const BLOCK = words('ブロック', 'block');

const REASONS: Readonly<Record<string, Words>> = {
  life: words('ライフが0', 'no life left'),
  draw: words('引けない', 'no card to draw'),
  deck: words('デッキがない', 'no deck left'),
  damage: words('ダメージ', 'damage'),
  standby: words('詠唱待機でないカードを待機エリアに置いていた', 'had laid a card that is not a Chant-Standby'),
};

const about = (ref: Ref, t: Telling, line: (name: Words) => Words): Words => line(t.name(ref));

/** Chosen players stand among chosen targets as negative references. */
const named = (ref: Ref, t: Telling): Words => (ref === -1 ? player(0) : ref === -2 ? player(1) : t.name(ref));

const nameOfItem = (item: Item, t: Telling): Words => t.name(item.ref);

const dealt = (source: Words, to: Words, amount: number, battle: boolean): Words =>
  words(
    `${source.ja}が${to.ja}に${amount}の${battle ? '戦闘' : ''}ダメージを与える`,
    `${source.en} deals ${amount} ${battle ? 'battle ' : ''}damage to ${to.en}`,
  );

const MANNERS: Readonly<Record<NonNullable<EventOf<'move'>['manner']>, Words>> = {
  played: words('プレイ', 'played'),
  summoned: words('召喚', 'summoned'),
  judgment: words('ジャッジメント', 'judgment'),
  call: words('コール', 'called'),
  draw: words('ドロー', 'drawn'),
  discard: words('捨てた', 'discarded'),
  destroyed: words('破壊', 'destroyed'),
  banished: words('破棄', 'banished'),
  canceled: words('無効', 'canceled'),
};

function moved({ item, to, place, manner, rested }: EventMap['move'], t: Telling): Words {
  const what = t.name(item);
  if (to === GONE) return words(`${what.ja}が消滅する`, `${what.en} ceases to exist`);
  const zone = termFor(t.v.zones, to);
  const where =
    place === undefined
      ? words('', '')
      : place === 'top'
        ? words('の一番上', 'the top of ')
        : words('の一番下', 'the bottom of ');
  const how = manner === undefined ? words('', '') : reasonOf(manner, t.v);
  const state = rested ? words(`${t.v.rested.ja}で`, ` ${t.v.rested.en}`) : words('', '');
  return words(
    `${what.ja}が${zone.ja}${where.ja}に${state.ja}置かれる${how.ja}`,
    `${what.en} goes to ${where.en}the ${zone.en}${state.en}${how.en}`,
  );
}

/** Why a card moves; the verbs for destroying and banishing are the edition's own. */
function reasonOf(manner: keyof typeof MANNERS, v: Vocabulary): Words {
  const own: Partial<typeof MANNERS> = {
    destroyed: words(`${v.destroyed.ja}された`, v.destroyed.en),
    banished: v.banished,
  };
  const why = own[manner] ?? MANNERS[manner];
  return words(`（${why.ja}）`, ` (${why.en})`);
}

function units(
  { player: seat, resource, amount }: { readonly player: Seat; readonly resource: string; readonly amount: number },
  { v }: Telling,
  ja: string,
  en: string,
): Words {
  const symbol = v.notation.symbol(termFor(v.resources, resource));
  return words(`${player(seat).ja}が${symbol.ja}を${amount}つ${ja}`, `${player(seat).en} ${en} ${amount} ${symbol.en}`);
}

/** What players do stands in words of its own; other occasions are moments of the turn. */
function occasion({ name, player: seat, item, other }: EventMap['occasion'], t: Telling): Words {
  const who = item === undefined ? player(seat) : t.name(item);
  const whom = other === undefined ? null : t.name(other);
  const { attacks, destroyed } = t.v;
  switch (name) {
    case 'attacks':
      return words(`${who.ja}が${attacks.ja}する`, `${who.en} ${attacks.en}s`);
    case 'blocks':
      if (!whom) return words(`${who.ja}がブロックする`, `${who.en} blocks`);
      return item === undefined
        ? words(`${whom.ja}がブロックされる`, `${whom.en} is blocked`)
        : words(`${who.ja}が${whom.ja}をブロックする`, `${who.en} blocks ${whom.en}`);
    case 'breaks':
      return words(
        `${who.ja}によって${whom?.ja ?? 'カード'}が${destroyed.ja}される`,
        `${whom?.en ?? 'a card'} is ${destroyed.en} by ${who.en}`,
      );
    case 'played':
      return words(
        `${player(seat).ja}が${item === undefined ? 'プレイする' : `${who.ja}をプレイする`}`,
        `${player(seat).en} plays ${item === undefined ? 'something' : who.en}`,
      );
    case 'willPlayed':
      return words(`${player(seat).ja}がウィル能力をプレイする`, `${player(seat).en} plays a will ability`);
    case 'judged':
      return words(`${who.ja}がジャッジメントを終える`, `${who.en} has performed judgment`);
    case 'inverted':
      return words(`${who.ja}が転化した`, `${who.en} has been inverted`);
    case 'shifted':
      return words(`${who.ja}が時変した`, `${who.en} has been shifted`);
    default: {
      const { ja, en } = player(seat);
      const point = momentOf(name, words(`${ja}の`, `${en}'s`), t.v);
      return words(`${point.ja}になる`, `it is ${point.en}`);
    }
  }
}

/** The parts of a game's memory that a reader follows; the rest is bookkeeping. */
interface Followed {
  readonly attack?: {
    readonly attackers?: readonly Ref[];
    readonly card?: Ref | null;
    readonly player?: Seat | null;
  } | null;
  readonly block?: { readonly blocker?: Ref } | null;
  readonly battlesBarred?: true | null;
}

const FOLLOWED: readonly ((what: Followed, t: Telling) => Words | null)[] = [
  ({ attack }, t) => {
    const { attackers = [] } = attack ?? {};
    if (attackers.length === 0) return null;
    const who = listed(attackers.map(t.name), AND, words('', ''));
    return words(`${who.ja}が${t.v.attacks.ja}している`, `${who.en} ${attackers.length > 1 ? 'are' : 'is'} attacking`);
  },
  ({ attack }, t) => {
    if (attack?.card === undefined || attack.card === null) return null;
    const { ja, en } = t.name(attack.card);
    return words(`${t.v.attacks.ja}の目標は${ja}`, `${en} is being attacked`);
  },
  ({ attack }, t) => {
    if (attack?.player === undefined || attack.player === null) return null;
    const { ja, en } = player(attack.player);
    return words(`${t.v.attacks.ja}の目標は${ja}`, `${en} is being attacked`);
  },
  ({ block }, t) => {
    if (block?.blocker === undefined) return null;
    const { ja, en } = t.name(block.blocker);
    return words(`${ja}がブロックしている`, `${en} is blocking`);
  },
  ({ battlesBarred }) =>
    battlesBarred ? words('このターンはもうバトルを開始できない', 'no more battles this turn') : null,
];

function remembered(what: Followed, t: Telling): Words {
  const lines = FOLLOWED.flatMap((line) => line(what, t) ?? []);
  return lines.length === 0
    ? SILENCE
    : words(lines.map(({ ja }) => ja).join('、'), lines.map(({ en }) => en).join(', '));
}
const SILENCE = words('後の処理のために記録する', 'this is recorded for later');

/** The zone where plays wait. */
const chaseOf = (v: Vocabulary): Zone =>
  Object.values(v.zones).find(({ chase }) => chase) ?? { ja: 'チェイス', en: 'chase', at: 'in' };

const tell = <K extends EventKind>(kind: K, event: EventMap[K], t: Telling): Words => TELLS[kind](event, t);

/** One line, without a full stop, telling what happened. */
export const eventLine = (event: Event, name: NameOf, v: Vocabulary): Words => tell(event.kind, event, { v, name });

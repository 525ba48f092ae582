/** What each instruction says. An operation without words in both languages does not compile. */
import type { Instruction, Op, Players, Words } from '../../kernel/position/card';
import { counterName, type Inflected, termFor, words } from '../vocabulary';
import {
  ADD,
  BECOME,
  byPlayers,
  CARRY_OUT,
  CHOOSE,
  CREATE,
  compound,
  DISCARD,
  DO,
  DRAW,
  DRESS,
  done,
  doneBy,
  EXCHANGE,
  EXTINGUISH,
  GAIN,
  GIVE,
  LESSEN,
  LOSE,
  lasting,
  PRODUCE,
  PUT,
  REDO,
  REMOVE,
  SEE,
  SKIP,
  WIN,
  yours,
} from './clause';
import { costOf } from './costs';
import { forced } from './dice';
import { countWord, described, withCount } from './filter';
import type { Grammar } from './grammar';
import { predicatesOf } from './modification';
import { amountOf, objectsNoun, playersNoun, possessive } from './objects';
import { conditionOf, eitherOf, occasionOf } from './occurrences';
import { agree, type Clause, doer, inTurn, listed, type Noun, noun, OR } from './phrase';
import { playerPredicates } from './players';
import { tokenNoun } from './tokens';

type InstructionOf<K extends Op, I = Instruction> = I extends Instruction ? (K extends I['op'] ? I : never) : never;
type InstructionMap = { readonly [K in Op]: InstructionOf<K> };

const SAYS: { readonly [K in Op]: (instruction: InstructionMap[K], g: Grammar) => Clause } = {
  damage: ({ to, amount, by }, g) => {
    const player = typeof to === 'object' && 'player' in to ? playersNoun(to.player, g) : null;
    const whom = player ?? (typeof to === 'object' && 'player' in to ? noun('', '') : objectsNoun(to, g));
    const much = amountOf(amount, g);
    const [stem, rest] =
      'short' in much
        ? [`${whom.ja}に${much.short}ダメージを`, `${much.short} damage to ${whom.en}`]
        : [`${whom.ja}に、${much.long.ja}に等しいダメージを`, `damage to ${whom.en} equal to ${much.long.en}`];
    return by === undefined ? yours(stem, GIVE, `deal ${rest}`) : doneBy(objectsNoun(by, g), stem, GIVE, 'deal', rest);
  },
  divide: ({ amount, among }, g) => {
    const whom = objectsNoun(among, g);
    const much = amountOf(amount, g);
    return 'short' in much
      ? yours(
          `${whom.ja}に${much.short}ダメージを好きなように割り振って`,
          GIVE,
          `deal ${much.short} damage divided as you choose among ${whom.en}`,
        )
      : yours(
          `${whom.ja}に、${much.long.ja}に等しいダメージを好きなように割り振って`,
          GIVE,
          `deal damage equal to ${much.long.en}, divided as you choose, among ${whom.en}`,
        );
  },
  destroy: ({ what }, g) => done(g.v.verbs.destroy, objectsNoun(what, g)),
  banish: ({ what }, g) => done(g.v.verbs.banish, objectsNoun(what, g)),
  heal: ({ what, amount }, g) => {
    const them = objectsNoun(what, g);
    if (amount === undefined)
      return yours(`${them.ja}からダメージをすべて`, REMOVE, `remove all damage from ${them.en}`);
    const much = amountOf(amount, g);
    return 'short' in much
      ? yours(`${them.ja}からダメージを${much.short}`, REMOVE, `remove ${much.short} damage from ${them.en}`)
      : yours(
          `${them.ja}から、${much.long.ja}に等しいダメージを`,
          REMOVE,
          `remove damage from ${them.en} equal to ${much.long.en}`,
        );
  },
  withdraw: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を戦闘から`, REMOVE, `remove ${them.en} from the battle`);
  },
  turn: ({ what, side }, g) => {
    const them = objectsNoun(what, g);
    const up = side === 'front' ? words('表面', 'front') : words('裏面', 'back');
    return yours(`${them.ja}の${up.ja}を表に`, DO, `turn ${them.en} ${up.en} side up`);
  },
  attach: ({ what, to }, g) => {
    const [them, host] = [objectsNoun(what, g), objectsNoun(to, g)];
    return yours(`${them.ja}を${host.ja}に設置`, DO, `add ${them.en} to ${host.en}`);
  },
  wear: ({ what, by, to }, g) => {
    const [them, wearer] = [objectsNoun(what, g), objectsNoun(by, g)];
    const zone = termFor(g.v.zones, to);
    return yours(
      `${wearer.ja}に${them.ja}を（${zone.ja}で）`,
      DRESS,
      `attach ${them.en} to ${wearer.en} (in the ${zone.en})`,
    );
  },
  junction: (_, { self }) => yours(`${self.ja}をジャンクション`, DO, `junction ${self.en}`),
  shuffle: ({ player, zone }, g) => {
    const { ja, en } = termFor(g.v.zones, zone);
    return player === 'you'
      ? yours(`あなたの${ja}をシャッフル`, DO, `shuffle your ${en}`)
      : byPlayers(player, g, `自分の${ja}をシャッフル`, DO, 'shuffle', `their ${en}`);
  },
  rest: ({ what }, g) => done(g.v.verbs.rest, objectsNoun(what, g)),
  recover: ({ what }, g) => done(g.v.verbs.recover, objectsNoun(what, g)),
  cancel: ({ what }, g) => done(g.v.verbs.cancel, objectsNoun(what, g)),
  retarget: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}の新しい対象を`, CHOOSE, `choose new targets for ${them.en}`);
  },
  control: ({ what, until }, g) => {
    const clause = done(g.v.verbs.control, objectsNoun(what, g));
    return until === undefined ? clause : lasting(clause, ENDS[until]);
  },
  move: ({ what, to, place, rested, faceDown, side, under, counters }, g) => {
    const them = objectsNoun(what, g);
    const zone = termFor(g.v.zones, to);
    const plain = place === undefined && !rested && !faceDown && !side && under === undefined && counters === undefined;
    if ('moving' in zone && zone.moving && plain) return done(zone.moving, them);
    const own = 'own' in zone && zone.own === true;
    const goal = ownedBy(them, zone.en, own);
    const where = words(
      `${own ? '持ち主の' : ''}${zone.ja}${place === undefined ? '' : place === 'top' ? 'の一番上' : 'の一番下'}`,
      `${place === undefined ? ('at' in zone && zone.at === 'on' ? 'onto' : 'into') : PLACES[place]} ${goal}`,
    );
    const down = faceDown ? words('裏向きに', ' face down') : words('', '');
    const lying = side
      ? words(`裏面を表にして${down.ja}`, `${down.en} with ${them.many ? 'their backs' : 'its back'} up`)
      : down;
    const state = rested ? words(`${g.v.rested.ja}で${lying.ja}`, ` ${g.v.rested.en}${lying.en}`) : lying;
    const whose = under === undefined ? null : possessive(playersNoun(under, g));
    const control = whose ? words(`${whose.ja}コントロール下で`, ` under ${whose.en} control`) : words('', '');
    const more = counters === undefined ? null : countersNoun(counters.counter, counters.amount, g);
    const bearing = more
      ? words(`${more.ja}が置かれた状態で`, ` with ${more.en} on ${them.many ? 'each' : 'it'}`)
      : words('', '');
    return yours(
      `${them.ja}を${control.ja}${where.ja}に${bearing.ja}${state.ja}`,
      PUT,
      `put ${them.en} ${where.en}${state.en}${control.en}${bearing.en}`,
    );
  },
  draw: ({ player, amount }, g) => {
    const much = amountOf(amount, g);
    return 'short' in much
      ? byPlayers(player, g, `カードを${much.short}枚`, DRAW, 'draw', cards(much.short))
      : byPlayers(
          player,
          g,
          `${much.long.ja}に等しい枚数のカードを`,
          DRAW,
          'draw',
          `cards equal in number to ${much.long.en}`,
        );
  },
  reveal: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を公開`, DO, `reveal ${them.en}`);
  },
  look: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を`, SEE, `look at ${them.en}`);
  },
  search: ({ what, count, to, rested }, g) => {
    const some = withCount(what, g, count);
    const found = `${described(what, g, count !== 1).ja}${count}${countWord({ ...what, zone: 'deck' }, g.v)}`;
    const deck = termFor(g.v.zones, 'deck');
    const zone = termFor(g.v.zones, to);
    return yours(
      `あなたの${deck.ja}から${found}をサーチして${zone.ja}に${rested ? `${g.v.rested.ja}で` : ''}`,
      to === 'hand' && !rested ? ADD : PUT,
      `search your ${deck.en} for ${some.en} and put ${some.many ? 'them' : 'it'} ${'at' in zone && zone.at === 'on' ? 'onto' : 'into'} ${'own' in zone && zone.own ? 'your' : 'the'} ${zone.en}${rested ? ` ${g.v.rested.en}` : ''}`,
    );
  },
  foresee: ({ count }) => yours(`選別${count}を`, CARRY_OUT, `foresee ${count}`),
  roll: forced,
  discard: ({ player, amount, random }, g) => {
    if (amount === undefined)
      return byPlayers(
        player,
        g,
        `手札を${random ? '無作為に' : ''}すべて`,
        DISCARD,
        'discard',
        `${player === 'you' ? 'your' : 'their'} hand${random ? ' at random' : ''}`,
      );
    const much = amountOf(amount, g);
    const lot = random ? words('無作為に', ' at random') : words('', '');
    return 'short' in much
      ? byPlayers(player, g, `${lot.ja}手札を${much.short}枚`, DISCARD, 'discard', `${cards(much.short)}${lot.en}`)
      : byPlayers(
          player,
          g,
          `${lot.ja}${much.long.ja}に等しい枚数の手札を`,
          DISCARD,
          'discard',
          `cards equal in number to ${much.long.en}${lot.en}`,
        );
  },
  gainLife: ({ player, amount }, g) => life(player, g, amountOf(amount, g), GAIN, 'gain'),
  loseLife: ({ player, amount }, g) => life(player, g, amountOf(amount, g), LOSE, 'lose'),
  halveLife: ({ player }, g) =>
    byPlayers(player, g, 'ライフの半分を', LOSE, 'lose', `half of ${player === 'you' ? 'your' : 'their'} life`),
  setLife: ({ player, amount }, g) => {
    const whose = possessive(playersNoun(player, g));
    const much = amountOf(amount, g);
    const { ja, en } = 'short' in much ? words(much.short, much.short) : much.long;
    return yours(`${whose.ja}ライフを${ja}に`, DO, `set ${whose.en} life to ${en}`);
  },
  exchangeLife: () => yours('あなたと相手のライフを', EXCHANGE, "exchange your life with your opponent's"),
  modify: ({ what, by, until, times }, g) => {
    const subject =
      typeof what === 'object' && 'all' in what ? everything(what.all, g, by.bans !== undefined) : objectsNoun(what, g);
    const { ja, en, infinitive } = predicatesOf(by, subject, g);
    const end =
      typeof until === 'object'
        ? asLongAs(conditionOf(until.asLongAs, g))
        : until === 'there'
          ? whileThere(subject)
          : ENDS[until];
    const limit = limited(by, g);
    const often = times === undefined ? words('', '') : repeated(amountOf(times, g));
    const stem = `${end.ja}、${subject.ja}は${limit.ja}${often.ja}`;
    const plain = `${doer(subject)}${limit.en} ${en} ${end.en}${often.en}`;
    return {
      ja: { plain: stem + ja.plain, te: stem + ja.te },
      en: {
        plain,
        bare:
          infinitive === null
            ? `make it so that ${plain}`
            : `have ${subject.en}${limit.en} ${infinitive} ${end.en}${often.en}`,
      },
    };
  },
  modifyPlayers: ({ player, by, until }, g) => {
    const subject = playersNoun(player, g);
    const { ja, en } = playerPredicates(by, subject, g);
    const end = ENDS[until];
    const stem = `${end.ja}、${subject.ja}は`;
    const plain = `${subject.en} ${en} ${end.en}`;
    return {
      ja: { plain: stem + ja.plain, te: stem + ja.te },
      en: { plain, bare: `make it so that ${plain}` },
    };
  },
  counters: ({ what, counter, amount }, g) => {
    const them = objectsNoun(what, g);
    const frozen = g.v.frozen;
    if (frozen && counter === frozen.counter && amount === 1) return done(frozen.verb, them);
    const some = countersNoun(counter, Math.abs(amount), g);
    return amount < 0
      ? yours(`${them.ja}から${some.ja}を`, REMOVE, `remove ${some.en} from ${them.en}`)
      : yours(`${them.ja}に${some.ja}を`, PUT, `put ${some.en} on ${them.en}`);
  },
  moveCounters: ({ from, to, counter, amount }, g) => {
    const [there, here] = [objectsNoun(from, g), objectsNoun(to, g)];
    const some = countersNoun(counter, amount, g);
    return yours(
      `${there.ja}に置かれた${some.ja}を${here.ja}に移動`,
      DO,
      `move ${some.en} from ${there.en} onto ${here.en}`,
    );
  },
  restore: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を回復`, DO, `heal ${them.en}`);
  },
  judge: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(
      `コストを支払わずに${them.ja}のジャッジメントを`,
      CARRY_OUT,
      `perform the ${them.many ? 'judgments' : 'judgment'} of ${them.en} without paying ${them.many ? 'their costs' : 'its cost'}`,
    );
  },
  produce: ({ resource, amount, having }, g) => {
    const plain = g.v.notation.symbol(termFor(g.v.resources, resource));
    const symbol = having === undefined ? plain : havingToo(plain, termFor(g.v.resources, having));
    const much = amountOf(amount, g);
    const [ja, en] =
      'short' in much
        ? [`${symbol.ja}を${much.short}つ`, `${much.short} ${symbol.en}`]
        : [`${much.long.ja}に等しい数の${symbol.ja}を`, `as much ${symbol.en} as ${much.long.en}`];
    return yours(ja, PRODUCE, `produce ${en}`);
  },
  produceOf: ({ of }, g) => {
    const kinds = listed(
      of.map((kind) => g.v.notation.symbol(termFor(g.v.resources, kind))),
      OR,
      words('', ''),
    );
    return yours(`${kinds.ja}を1つ`, PRODUCE, `produce 1 ${kinds.en}`);
  },
  summon: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を召喚`, DO, `summon ${them.en}`);
  },
  extraTurn: ({ player }, g) =>
    byPlayers(player, g, 'このターンの後に追加ターンを', GAIN, 'take', 'an extra turn after this one'),
  skipPhase: ({ player, phase }, g) => {
    const { ja, en } = termFor(g.v.phases, phase);
    return byPlayers(player, g, `次の自分の${ja}を`, SKIP, 'skip', `${player === 'you' ? 'your' : 'their'} next ${en}`);
  },
  weather: ({ player, weather }, g) => {
    const { ja, en } = termFor(g.v.weathers, weather);
    return byPlayers(player, g, `(${ja})に`, BECOME, 'become', `(${en})`);
  },
  win: () => yours('ゲームに', WIN, 'win the game'),
  restart: ({ this: to }, g) => {
    if (to === undefined) return yours('ゲームを', REDO, 'restart the game');
    const zone = termFor(g.v.zones, to);
    return yours(
      `${g.self.ja}を${zone.ja}に置いた状態でゲームを`,
      REDO,
      `restart the game with ${g.self.en} ${'at' in zone && zone.at === 'on' ? 'on' : 'in'} the ${zone.en}`,
    );
  },
  prevent: ({ amount }, g) => {
    if (amount === undefined)
      return {
        ja: { plain: 'それは起こらない', te: 'それが起こらないようにして' },
        en: { plain: 'that does not happen', bare: 'keep that from happening' },
      };
    const much = amountOf(amount, g);
    return 'short' in much
      ? yours(`そのダメージを${much.short}`, LESSEN, `prevent ${much.short} of that damage`)
      : yours(`そのダメージを${much.long.ja}に等しい分`, LESSEN, `prevent as much of that damage as ${much.long.en}`);
  },
  replace: ({ when, instead, during, optional }, g) => {
    const { would } = occasionOf(when, g);
    const all = inTurn(clauses(instead, g));
    const place = insteadOf(instead);
    const what = optional
      ? words(`代わりに《${all.ja.plain}》ことを選んでよい`, `you may instead choose “${all.en.plain}”`)
      : words(`${place.ja}《${all.ja.plain}》`, `${place.en}“${all.en.plain}”`);
    return during === 'turn'
      ? compound(`このターンの間、${would.ja}、そのつど${what.ja}`, `each time this turn, ${would.en}, ${what.en}`)
      : compound(
          `このターン、次に一度だけ、${would.ja}、${what.ja}`,
          `the next time this turn, ${would.en}, ${what.en}`,
        );
  },
  shield: ({ when, amount }, g) => {
    const { would } = occasionOf(when, g);
    const much = amountOf(amount, g);
    const limit =
      'short' in much
        ? words(much.short, `${much.short} of it`)
        : words(`${much.long.ja}に等しい分`, `as much of it as ${much.long.en}`);
    return compound(
      `このターンの間、${would.ja}、そのダメージを合計で${limit.ja}まで軽減する`,
      `this turn, ${would.en}, prevent up to ${limit.en} in total`,
    );
  },
  create: ({ token, amount, under, into, rested }, g) => {
    const what = tokenNoun(token, g);
    const who = under === undefined ? null : playersNoun(under, g);
    const whose = who && possessive(who);
    const state = rested ? words(`${g.v.rested.ja}で`, ` ${g.v.rested.en}`) : words('', '');
    const place = whose ? words(`${whose.ja}コントロール下に`, ` under ${whose.en} control`) : words('', '');
    const zone = into === undefined ? null : termFor(g.v.zones, into);
    const where = zone ? words(`${zone.ja}に`, ` in the ${zone.en}`) : words('', '');
    const much = amountOf(amount, g);
    const [ja, count] =
      'short' in much
        ? [`${what.ja}を${much.short}体`, `${much.short} ${much.short === '1' ? 'token' : 'tokens'} named ${what.en}`]
        : [`${much.long.ja}に等しい数の${what.ja}を`, `as many tokens named ${what.en} as ${much.long.en}`];
    return yours(`${place.ja}${where.ja}${state.ja}${ja}`, CREATE, `create ${count}${state.en}${where.en}${place.en}`);
  },
  createOf: ({ token, of, into }, g) => {
    const what = tokenNoun(token, g);
    const some = listed(
      of.map((attribute) => g.v.notation.symbol(termFor(g.v.attributes, attribute))),
      OR,
      words('', ''),
    );
    const zone = into === undefined ? null : termFor(g.v.zones, into);
    const where = zone ? words(`${zone.ja}に`, ` in the ${zone.en}`) : words('', '');
    return yours(
      `${where.ja}属性が${some.ja}である${what.ja}を1体`,
      CREATE,
      `create 1 token named ${what.en} of attribute ${some.en}${where.en}`,
    );
  },
  copy: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}をコピー`, DO, `copy ${them.en}`);
  },
  playCopy: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(
      `${them.ja}をコピーし、そのコピーをプレイ`,
      DO,
      `copy ${them.en} and play the ${them.many ? 'copies' : 'copy'}`,
    );
  },
  become: ({ what, like, until }, g) => {
    const them = objectsNoun(what, g);
    const original = objectsNoun(like, g);
    const end = {
      turn: words('ターン終了時まで、', ' until end of turn'),
      battle: words('バトル終了時まで、', ' until end of battle'),
      game: words('', ''),
    }[until];
    const copies = them.many ? 'copies' : 'a copy';
    const ja = `${end.ja}${them.ja}は${original.ja}のコピーにな`;
    return {
      ja: { plain: `${ja}る`, te: `${ja}って` },
      en: {
        plain: `${doer(them)} ${agree('become', them.many)} ${copies} of ${original.en}${end.en}`,
        bare: `have ${them.en} become ${copies} of ${original.en}${end.en}`,
      },
    };
  },
  cease: ({ what }, g) => {
    const them = objectsNoun(what, g);
    return yours(`${them.ja}を`, EXTINGUISH, `make ${them.en} cease to exist`);
  },
  later: ({ when, or, do: what, during }, g) => {
    const moment = or === undefined ? occasionOf(when, g).when : eitherOf(when, or, g);
    const all = inTurn(clauses(what, g));
    if (during === 'turn')
      return compound(
        `このターンの間、${moment.ja}、そのつど《${all.ja.plain}》`,
        `each time this turn, ${moment.en}, “${all.en.plain}”`,
      );
    const within = during === undefined ? words('', '') : words('このターンの間、', ' this turn');
    return compound(
      `${within.ja}次に一度だけ、${moment.ja}、《${all.ja.plain}》`,
      `the next time only${within.en}, ${moment.en}, “${all.en.plain}”`,
    );
  },
  if: ({ condition, then, else: otherwise }, g) => {
    const stated = conditionOf(condition, g);
    if (condition.is === 'did' && then.length === 0 && otherwise) {
      const only = inTurn(clauses(otherwise, g));
      return compound(`そうしなかった場合、${only.ja.plain}`, `if ${stated.en} not, ${only.en.plain}`);
    }
    const first = inTurn(clauses(then, g));
    const second = otherwise ? inTurn(clauses(otherwise, g)) : null;
    return compound(
      `${stated.ja}場合、${first.ja.plain}${second ? `（そうでない場合、${second.ja.plain}）` : ''}`,
      `if ${stated.en}, ${first.en.plain}${second ? ` (otherwise, ${second.en.plain})` : ''}`,
    );
  },
  pay: ({ by, cost, or, x }, g) => {
    const one = costOf(cost, g);
    const other = or ? costOf(or, g) : null;
    const said = x === undefined ? null : amountOf(x, g);
    const much = said && ('short' in said ? words(said.short, said.short) : said.long);
    return compound(
      `${by === 'opponent' ? '相手は' : ''}コスト（${one.ja}${other ? `、またはその代わりに、${other.ja}` : ''}）を支払ってもよい${much ? `（Xは${much.ja}に等しい）` : ''}`,
      `${by === 'opponent' ? 'your opponent' : 'you'} may pay the cost (${one.en}${other ? `, or instead ${other.en}` : ''})${much ? ` (X is ${much.en})` : ''}`,
    );
  },
  selfReplace: ({ do: what, condition, instead }, g) => {
    const stated = conditionOf(condition, g);
    const first = inTurn(clauses(what, g));
    const second = inTurn(clauses(instead, g));
    return compound(
      `${first.ja.plain}（${stated.ja}場合、代わりに${second.ja.plain}）`,
      `${first.en.plain} (if ${stated.en}, instead ${second.en.plain})`,
    );
  },
  may: ({ by, do: what }, g) => {
    const all = inTurn(clauses(what, g));
    const [ja, en] = by === undefined ? ['', 'you wish'] : ['相手が', 'your opponent wishes'];
    return compound(`${ja}望むなら、${all.ja.plain}`, `if ${en}, ${all.en.plain}`);
  },
  modes: (instruction, g) => {
    const { choose, of } = instruction;
    const from = g.modal.find((one) => one.instruction === instruction)?.from ?? 0;
    const modes = of.map((mode) => inTurn(clauses(mode, g)));
    const none = modes.length === 0;
    return compound(
      `次から${choose}つを選んで行う：${none ? 'なし' : modes.map(({ ja }, i) => `(${from + i + 1}) ${ja.plain}`).join('；')}`,
      `choose ${choose} of these: ${none ? 'none' : modes.map(({ en }, i) => `(${from + i + 1}) ${en.plain}`).join('; ')}`,
    );
  },
};

/** How often values change by so much. */
function repeated(much: ReturnType<typeof amountOf>): Words {
  const { ja, en } = 'short' in much ? words(much.short, much.short) : much.long;
  return words(`（${ja}に等しい回数）`, ` (as many times as ${en})`);
}

const asLongAs = ({ ja, en }: Words): Words => words(`${ja}かぎり`, `as long as ${en}`);

/** For as long as an object is where it is. */
const whileThere = ({ many }: Noun): Words =>
  words('その領域にあるかぎり', `for as long as ${many ? 'they stay' : 'it stays'} there`);

/** Will of an attribute that has a characteristic. */
const havingToo = ({ ja, en }: Words, has: Words): Words =>
  words(`「${has.ja}」の特質を持つ${ja}`, `${en} with the characteristic “${has.en}”`);

const ENDS = {
  turn: words('ターン終了時まで', 'until end of turn'),
  battle: words('バトル終了時まで', 'until end of battle'),
};

const say = <K extends Op>(op: K, instruction: InstructionMap[K], g: Grammar): Clause => SAYS[op](instruction, g);

/**
 * "Instead", before what replaces an event; nothing before what keeps it from happening. Where that begins with something
 * optional it says that the event is replaced in any case: what may be left undone is then not the replacing.
 */
export const insteadOf = ([first]: readonly Instruction[]): Words =>
  first !== undefined && isOtherwise(first.op) ? INSTEAD[first.op] : REPLACED;

export const REPLACED = words('代わりに', 'instead ');
/** What is done instead that is said in words of its own. */
type Otherwise = 'may' | 'prevent';
export const INSTEAD: Readonly<Record<Otherwise, Words>> = {
  may: words('それは起こらず、代わりに', 'that does not happen; instead '),
  prevent: words('', ''),
};
const isOtherwise = (op: Instruction['op']): op is Otherwise => Object.hasOwn(INSTEAD, op);

/** A zone where cards are put, named by the owner of what is put there. */
const ownedBy = ({ many }: Noun, zone: string, own: boolean): string =>
  own ? (many ? `their owners' ${zone}s` : `its owner's ${zone}`) : `the ${zone}`;

const PLACES = { top: 'on top of', bottom: 'on the bottom of' };

/** Each instruction of a list as a clause: "if you do" after what you do, "if they do" after what the opponent does. */
export const clauses = (list: readonly Instruction[], g: Grammar): readonly Clause[] =>
  list.map((instruction, at) => say(instruction.op, instruction, { ...g, doer: doerOf(list[at - 1]) }));

/** Whose doing an instruction is. */
function doerOf(instruction: Instruction | undefined): Grammar['doer'] {
  if (instruction === undefined) return 'you';
  if (instruction.op === 'pay' || instruction.op === 'may') return instruction.by ?? 'you';
  return 'player' in instruction && instruction.player === 'opponent' ? 'opponent' : 'you';
}

/** So many counters of a name, or all. */
function countersNoun(counter: string, count: number | undefined, { v }: Grammar): Words {
  const { ja, en } = counterName(counter, v);
  if (count === undefined) return words(`すべての${ja}カウンター`, `all ${en} counters`);
  return words(`${ja}カウンター${count}個`, `${count} ${en} ${count === 1 ? 'counter' : 'counters'}`);
}

const cards = (count: string): string => `${count} ${count === '1' ? 'card' : 'cards'}`;

const life = (player: Players, g: Grammar, much: ReturnType<typeof amountOf>, ja: Inflected, en: string): Clause =>
  'short' in much
    ? byPlayers(player, g, `${much.short}ライフを`, ja, en, `${much.short} life`)
    : byPlayers(player, g, `${much.long.ja}に等しいライフを`, ja, en, `life equal to ${much.long.en}`);

/** What is kept from something goes without "all": `resonators cannot block`. */
function everything(filter: Parameters<typeof described>[0], g: Grammar, barred: boolean): Noun {
  const all = described(filter, g, true, 'すべての');
  return noun(all.ja, barred ? all.en : `all ${all.en}`, true);
}

/** What a modification says about whom it affects, where the instruction has already said it. */
function limited(by: InstructionMap['modify']['by'], g: Grammar): Words {
  const self = by.self ? words(`（${g.self.ja}に限り）`, ` (only ${g.self.en})`) : words('', '');
  if (!by.filter) return self;
  const some = described(by.filter, g, true);
  return words(`${self.ja}（${some.ja}に限り）`, `${self.en} (only ${some.en})`);
}

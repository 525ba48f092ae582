/** From an edition's table to what the machine runs; with mutants, rows of it knocked out. */
import type { DocId } from '../../generated/clauses';
import {
  type Clashing,
  canMeet,
  changesBy,
  clash,
  couldClash,
  entangled,
  type Of,
  type Standing,
} from '../happen/clashing';
import type { CardDefinition, Meaning } from '../position/card';
import { type Combat, EVENT_KINDS, type Event, type Position, type Zone, type ZoneKey } from '../position/position';
import type { WordLists } from '../position/word-lists';
import type { NamedAbility } from '../view/abilities';
import { effectsOf, givesForAWhile } from '../view/given';
import { asked } from '../view/permissions';
import { COUNTING, type KeywordRow, type Pool, type PrintRows, printPool } from '../view/printed';
import { narrowing } from '../view/remembered';
import type {
  Agreement,
  Bars,
  Becomes,
  Candidates,
  GameTypes,
  ParamTable,
  PlacedStep,
  Procedure,
  Quickest,
  Realiser,
  Ruleset,
  Sees,
  Step,
  Test,
  ZoneRole,
} from '../view/ruleset';
import type { EditionTable, Mutant, Row } from './edition';
import { outcomeSilent, seenByBoth, stepNotPerformed } from './knocked';

/** The procedure of a batch that cannot happen at one look. */
const HAPPEN = 'happen';

type Rows<Run> = readonly Row<Run, string>[];

/** @param of the table the rows stand in, where their names alone do not say it */
const toRealisers = <Run>(
  rows: Rows<Run>,
  knock: (name: string, run: Run) => Run,
  of: string | null = null,
): readonly Realiser<Run>[] =>
  rows.map(([name, run, ...clauses]) => ({
    name,
    label: of === null ? name : `${of}#${name}`,
    run: knock(name, run),
    clauses,
  }));

const NO_COMBAT: Combat = { attackers: [], attackedCard: null, attackedPlayer: null, blocker: null };
const NO_ZONES: Agreement = {};
const NO_LATER: readonly Zone[] = [];

/** The row of the word for having no attribute; `null` where there is none. */
function noAttributeOf<G extends GameTypes, D extends DocId>({
  noAttribute,
}: EditionTable<G, D>): Realiser<string> | null {
  if (noAttribute === undefined) return null;
  const [word, ...clauses] = noAttribute;
  return { name: word, label: word, run: word, clauses };
}

/** The name of the one row of words beside traits. */
export const BESIDE_TRAITS = 'besideTraits';

/**
 * What cards say does not hang on the rows that are knocked out, but for keywords, what cards lend, the word for having no
 * attribute and words beside traits: worked out once for all others.
 */
const NOTHING_LENT: readonly never[] = [];
const pools = new WeakMap<object, Map<object, Pool>>();

function poolOf<G extends GameTypes, D extends DocId>(
  { keywordTexts: all, lends = NOTHING_LENT, noAttribute, besideTraits }: EditionTable<G, D>,
  cards: Readonly<Record<string, CardDefinition>>,
  kept: PrintRows,
): Pool {
  const isWhole =
    kept.keywords.length === all.length &&
    kept.lending.length === lends.length &&
    kept.noAttribute === (noAttribute?.[0] ?? null) &&
    kept.besideTraits === (besideTraits?.[0] ?? null);
  if (!isWhole) return printPool(cards, kept);
  const known = pools.get(cards)?.get(all);
  if (known) return known;
  const made = printPool(cards, kept);
  pools.set(cards, (pools.get(cards) ?? new Map<object, Pool>()).set(all, made));
  return made;
}

const NOTHING_FORMER: readonly never[] = [];
type Cards = Readonly<Record<string, CardDefinition>>;
/** Cards by what they are called in their own words, for as long as both are the same. */
const inTodaysWords = new WeakMap<Cards, Map<object, Cards>>();

/** The cards with the names that zones have today; the same ones where the edition knows no others. */
function todayOf<G extends GameTypes, D extends DocId>(
  { formerZones = NOTHING_FORMER, language }: EditionTable<G, D>,
  cards: Cards,
  mutants: readonly Mutant[],
): Cards {
  if (formerZones.length === 0) return cards;
  const made = (rows: typeof formerZones): Cards => {
    const called = new Map(rows.map(([former, zone]) => [former, zone]));
    return mapValues(cards, (card) => language.inWords(card, 'zones', called));
  };
  const gone = mutants.filter(({ kind }) => kind === 'formerZone').map(({ name }) => name);
  if (gone.length > 0) return made(formerZones.filter(([former]) => !gone.includes(former)));
  const known = inTodaysWords.get(cards) ?? new Map<object, Cards>();
  inTodaysWords.set(cards, known);
  const before = known.get(formerZones);
  if (before !== undefined) return before;
  const today = made(formerZones);
  known.set(formerZones, today);
  return today;
}

/** The types that cards of a pool have or speak of, found once. */
const spoken = new WeakMap<object, ReadonlySet<string>>();

function typesSpokenOf<G extends GameTypes, D extends DocId>(
  { language }: EditionTable<G, D>,
  cards: Readonly<Record<string, CardDefinition>>,
): ReadonlySet<string> {
  const known = spoken.get(cards);
  if (known) return known;
  const words = Object.values(cards).flatMap((card) => language.wordsOn(card));
  const found = new Set(words.flatMap(({ list, word }) => (list === 'types' ? [word] : [])));
  spoken.set(cards, found);
  return found;
}

/** The zones that abilities of the pool name, other than those in which abilities work anyway. */
const elsewhereIn = (printed: Pool['printed'], active: readonly Zone[]): readonly Zone[] => {
  const named = Object.values(printed).flatMap((card) => Object.values(card.elsewhere).flat());
  return [...new Set(named)].filter((zone) => !active.includes(zone));
};

/** What is put in order by a player of that which begins at once, as far as a pool has any of which that could matter. */
function stampsOf<G extends GameTypes>(
  happen: readonly (readonly [name: string, ...unknown[]])[],
  ordersEffects: boolean,
  rules: Clashing<G>,
  pool: Pool,
): Ruleset<GameTypes>['stamps'] {
  if (!happen.some(([name]) => name === 'timestamps')) return 'none';
  if (!ordersEffects) return 'cards';
  const { printed, abilities } = pool;
  const effects = (texts: readonly NamedAbility[]): readonly NamedAbility[] =>
    texts.flatMap((text) => effectsOf(pool, text));
  const given = effects([...abilities.values()].filter(({ ability }) => givesForAWhile(ability)));
  if (anyClash(rules, given, OF_ONE) || anyClash(rules, given, OF_ANY)) return 'given';
  const all = [...abilities.values()].filter(({ ability }) => ability.kind === 'continuous');
  const acting = pool.givesActing ? all.filter(({ from }) => pool.becoming || from === 'granted') : [];
  if (acting.some((one) => all.some((other) => OF_EITHER.some((of) => couldClash(rules, one, other, of)))))
    return 'given';
  const faces = Object.values(printed).flatMap((card) => card.faces);
  return faces.some((face) => anyClash(rules, effects(face.abilities), OF_ONE)) ? 'effects' : 'cards';
}
const OF_ONE: Of = { card: true, player: true };
const OF_ANY: Of = { card: false, player: true };
const OF_EITHER = [OF_ONE, OF_ANY];

/** Whether of abilities that begin at once it could matter which is the older. */
const anyClash = <G extends GameTypes>(rules: Clashing<G>, texts: readonly NamedAbility[], of: Of): boolean =>
  texts.some((one, at) => texts.slice(at + 1).some((other) => clash(rules, [one], [other], of) !== 'never')) ||
  entangled(rules, standingBy(rules, texts), ({ changes: one }, { changes: other }) => canMeet(one, other, of)).length >
    0;

const standingBy = <G extends GameTypes>(
  rules: Clashing<G>,
  texts: readonly NamedAbility[],
): readonly Standing<NamedAbility>[] =>
  texts.flatMap((one) => changesBy(rules, [one]).map((changes) => ({ one, changes })));

/** Rows that no condition of a selection rests on, other conditions among them: without one of these the others answer as before. */
const NOT_IN_CONDITIONS: readonly Mutant['kind'][] = ['step', 'condition', 'outcome', 'ruleProcess'];

/**
 * Compiles an edition with a card pool.
 * @param mutants the rows to knock out, for measuring what scenarios notice and what decides them
 * @param whole the same edition and cards with no row knocked out: what the mutants leave alone is taken from it
 */
export function compile<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  written: Readonly<Record<string, CardDefinition>>,
  mutants: readonly Mutant[] = [],
  whole: Ruleset<G> | null = null,
): Ruleset<G> {
  const cards = todayOf(table, written, mutants);
  const hit = (kind: Mutant['kind'], name: string): string | null =>
    mutants.find((mutant) => mutant.kind === kind && mutant.name === name)?.variant ?? null;
  /** Whether a mutant of a kind is of a table whose rows have names of two parts. */
  const hits = (kind: Mutant['kind'], of: string): boolean =>
    mutants.some((mutant) => mutant.kind === kind && mutant.name.startsWith(`${of}#`));
  const meant = keywordRows(table.keywordTexts).filter(({ row }) => hit('keyword', row) === null);
  const lending = (table.lends ?? NOTHING_LENT)
    .filter(([name]) => hit('lending', name) === null)
    .map(([row, lends, ...clauses]) => ({ row, lends, clauses }));
  const none = noAttributeOf(table);
  const noAttribute = none !== null && hit('noAttribute', none.name) === null ? none : null;
  const [beside, ...besideClauses] = table.besideTraits ?? [null];
  const besideTraits = hit('besideTraits', BESIDE_TRAITS) === null ? beside : null;
  const pool = poolOf(table, cards, { keywords: meant, lending, noAttribute: noAttribute?.run ?? null, besideTraits });
  const { printed, said } = pool;
  /** Where the pool is the same, what it comes to is. */
  const alike = whole?.printed === printed ? whole : null;
  const procedures = new Map<string, Procedure<G>>();
  for (const [proc, rows] of Object.entries(table.procedures)) {
    const known = hits('step', proc) ? undefined : whole?.procedures.get(proc);
    if (known) {
      procedures.set(proc, known);
      continue;
    }
    const steps = toRealisers<Step<G>>(
      rows,
      (name, run) => (hit('step', `${proc}#${name}`) ? stepNotPerformed(run) : run),
      proc,
    );
    const placed = placedIn(proc, steps);
    procedures.set(proc, { begins: placed.values().next().value, steps: placed });
  }
  const permissions = { ...table.permissions, ...table.playerPermissions };
  const permitted = new Set(
    [...said.permitted].filter((name) => name in permissions && hit('permission', name) === null),
  );
  const permittedByAbility = new Set([...said.permittedByAbility].filter((name) => permitted.has(name)));
  const selections: Record<string, Ruleset<G>['selections'][string]> = {};
  const stay = mutants.every(({ kind }) => NOT_IN_CONDITIONS.includes(kind));
  for (const [name, { candidates, conditions }] of Object.entries(table.selections)) {
    const known = stay && !hits('condition', name) ? whole?.selections[name] : undefined;
    if (known) {
      selections[name] = known;
      continue;
    }
    const knock = (condition: string, run: Test<G>): Test<G> => {
      const variant = hit('condition', `${name}#${condition}`);
      return variant === null ? asked(run, permitted) : () => variant === 'true';
    };
    const kept = toRealisers(conditions, knock, name);
    const keeping = (are: boolean): readonly Candidates<G>[] =>
      conditions.flatMap(([condition, { keepsOut }]) =>
        keepsOut && (hit('condition', `${name}#${condition}`) === 'true') !== are ? [keepsOut] : [],
      );
    selections[name] = {
      candidates: joined([candidates, ...keeping(false)]),
      keptOut: joined(keeping(true)),
      conditions: kept,
      quickest: quickest(kept, said.ofPlayers),
    };
  }
  const bars: Partial<Record<Event['kind'], Ruleset<G>['bars'][Event['kind']]>> = {};
  const outcomes: Partial<Record<Event['kind'], Ruleset<G>['outcomes'][Event['kind']]>> = {};
  const completes: Partial<Record<Event['kind'], Ruleset<G>['completes'][Event['kind']]>> = {};
  for (const kind of EVENT_KINDS) {
    const completing = table.completes?.[kind];
    if (completing)
      completes[kind] = toRealisers(completing, (name, run) => (hit('complete', name) ? () => null : run));
    const barring = table.bars[kind];
    if (barring) {
      const knock = (name: string, run: Bars<G>): Bars<G> => {
        const variant = hit('outcome', `${kind}#${name}`);
        return variant === null ? run : () => variant === 'all';
      };
      bars[kind] = toRealisers(barring, knock, kind);
    }
    const rows = table.outcomes[kind];
    if (!rows) continue;
    const knock = (name: string, run: Becomes<G>): Becomes<G> => {
      const variant = hit('outcome', `${kind}#${name}`);
      if (variant === null) return run;
      return variant === 'none' ? outcomeSilent(run) : () => [];
    };
    outcomes[kind] = toRealisers(rows, knock, kind);
  }
  const anyOf = (types: readonly string[] | undefined): boolean =>
    types === undefined || types.some((type) => typesSpokenOf(table, cards).has(type));
  const params = paramsOf(table, mutants);
  const zoneKeys = whole?.zoneKeys ?? zoneKeysOf(table.zones);
  // Knocked out, it leaves every text as it is.
  const agreements = toRealisers(table.agreements ?? [], (name, run) => (hit('agreement', name) ? NO_ZONES : run));
  const ofAgreements = agreements.flatMap(({ run: { uses = [], drops = [] } }) => [...uses, ...drops]);
  const anyOffers =
    alike?.anyOffers ?? (table.offers.length > 0 && Object.values(printed).some(({ offers }) => offers));
  const layers = toRealisers(
    table.layers.filter(([name]) => hit('layer', name) !== 'none'),
    (_, parts) => parts,
  );
  return {
    id: table.id,
    cards,
    printed,
    waitsFor: pool.waitsFor,
    replacedOn: pool.replacedOn,
    zones: zonesOf(table.zones, mutants),
    zoneKeys,
    zoneOf: whole?.zoneOf ?? zonesByRole(table),
    language: table.language,
    words: whole?.words ?? wordLists(table),
    permissions,
    permitted,
    permittedByAbility,
    gained: said.gained,
    limitRules: table.limitRules,
    limits: Object.fromEntries(Object.entries(table.limits).filter(([name]) => hit('limit', name) === null)),
    anyPlayers: said.ofPlayers,
    anyLasting: said.lasting,
    anyOfUsed: said.ofUsed,
    anyOfMoved: said.ofMoved,
    lapsesSince: table.lapsesSince ?? (() => null),
    anyGivesForAWhile: pool.givingForAWhile,
    givesActing: pool.givesActing,
    actingKeywords: pool.actingKeywords,
    takesAway: pool.takesAway,
    agesByCondition: table.agesByCondition ?? (() => false),
    ordersEffects: table.ordersEffects ?? (() => false),
    agesByHost: table.agesByHost ?? (() => false),
    zoneClauses: whole?.zoneClauses ?? mapValues(table.zones, ([, ...clauses]) => clauses),
    procedures,
    params,
    paramClauses: whole?.paramClauses ?? clausesOf(params),
    selections,
    actions: table.actions,
    offered: table.actions.flatMap((name) => {
      const { types } = table.selections[name] ?? {};
      const selection = selections[name];
      return selection && anyOf(types) ? [selection] : [];
    }),
    bars,
    redirects: toRealisers(
      table.redirects ?? [],
      (name, run) => (hit('outcome', `move#${name}`) ? () => null : run),
      'move',
    ),
    outcomes,
    ruleProcesses: table.ruleProcesses.map((group) =>
      toRealisers(
        group.filter(([, { types }]) => anyOf(types)),
        (name, run) => (hit('ruleProcess', name) ? () => [] : run),
      ),
    ),
    visibility: toRealisers(table.visibility, (name, run): Sees<G> => {
      const variant = hit('visibility', name);
      if (variant === null) return run;
      return variant === 'none' ? () => null : seenByBoth(run);
    }),
    backs: toRealisers(table.backs ?? [], (name, run) => (hit('back', name) ? () => null : run)),
    isBaseAbility: table.isBaseAbility ?? (() => false),
    base: toRealisers(table.base, (name, run) => (hit('base', name) ? () => null : run)),
    last: toRealisers(table.last, (name, run) => (hit('base', name) ? () => null : run)),
    layers,
    triggers: toRealisers(table.triggers, (name, run) => {
      const variant = hit('trigger', name);
      return variant === null ? run : () => variant === 'true';
    }),
    offers: toRealisers(table.offers, (name, run) => {
      const variant = hit('offer', name);
      return variant === null ? run : () => variant === 'true';
    }),
    anyOffers,
    anyOfferedStates:
      alike?.anyOfferedStates ??
      (anyOffers &&
        [...pool.abilities.values()].some(
          ({ ability }) => ability.kind === 'trigger' && table.language.stateOf(ability.when) !== null,
        )),
    sides: toRealisers(table.sides, (name, run) => (hit('sides', name) ? () => null : run)),
    stillTriggered: toRealisers(table.stillTriggered, (name, run) => (hit('stillTriggered', name) ? () => 0 : run)),
    anyStates:
      alike?.anyStates ??
      [...pool.abilities.values()].some(
        ({ ability }) => ability.kind === 'automatic' && table.language.stateOf(ability.when) !== null,
      ),
    choosers: toRealisers(table.choosers, (name, run) => (hit('chooser', name) ? () => null : run)),
    completes,
    repeats: toRealisers(table.repeats ?? [], (name, run) => (hit('repeat', name) ? () => null : run)),
    oneByOne: toRealisers(
      (table.oneByOne ?? []).map(([zone, ...clauses]) => [zone, zone, ...clauses] as const),
      (zone) => (hit('oneByOne', zone) ? '' : zone),
    ),
    arranges: table.procedures[HAPPEN]?.some(([name]) => name === 'order') ?? false,
    stamps: stampsOf(
      table.procedures[HAPPEN] ?? [],
      table.ordersEffects !== undefined,
      { language: table.language, layers, permittedByAbility, noAttribute },
      pool,
    ),
    agreements,
    anyOfAgreements:
      (mutants.some(({ kind }) => kind === 'agreement') ? null : whole)?.anyOfAgreements ??
      Object.values(cards).some((card) =>
        table.language.wordsOn(card).some(({ list, word }) => list === 'zones' && ofAgreements.includes(word)),
      ),
    costs: toRealisers(table.costs, (name, run) => (hit('cost', name) ? () => null : run)),
    deckPiles: toRealisers(
      table.deckPiles.map(([pile, ...clauses]) => [pile, pile, ...clauses] as const),
      (pile) => (hit('deckPile', pile) ? '' : pile),
    ),
    deckConditions: toRealisers(table.deckConditions, (name, run) => (hit('deckCondition', name) ? () => [] : run)),
    anyPlayedAs: alike?.anyPlayedAs ?? Object.values(printed).some(({ playedAs }) => playedAs),
    anyCosts:
      alike?.anyCosts ??
      Object.values(printed).some(({ cost, costs, offers, playedAs }) => cost || costs || offers || playedAs),
    counting:
      alike?.counting ??
      COUNTING.filter((kind) =>
        [...pool.abilities.values()].some(
          ({ ability }) => ability.kind === kind && table.language.zonesCounted(ability).length > 0,
        ),
      ),
    activeZones: table.activeZones.map(([zone]) => zone),
    playedFrom: table.playedFrom,
    activeKeys: table.activeZones.flatMap(([zone]) =>
      hit('activeZone', zone) === null ? [...new Set(zoneKeys[zone])] : [],
    ),
    elsewhere:
      alike?.elsewhere ??
      elsewhereIn(
        printed,
        table.activeZones.map(([zone]) => zone),
      ).flatMap((zone) => [...new Set(zoneKeys[zone])].map((key) => ({ zone, key }))),
    worksElsewhere: table.worksElsewhere,
    activeClauses: Object.fromEntries(table.activeZones.map(([zone, ...clauses]) => [zone, clauses])),
    typeZones: new Map(
      (table.typeZones ?? [])
        .filter(([type]) => hit('typeZone', type) === null)
        .map(([type, zones, ...clauses]) => [type, { zones, clauses }]),
    ),
    keywordTexts: pool.keywordTexts,
    keywordArgs: table.keywordArgs,
    operations: new Map(Object.entries(table.operations).filter(([name]) => hit('operation', name) === null)),
    abilities: pool.abilities,
    grants: pool.grants,
    delays: pool.delays,
    tokens: pool.tokens,
    anyBecomes: pool.becoming,
    noAttribute,
    besideTraits: besideTraits && {
      name: BESIDE_TRAITS,
      label: BESIDE_TRAITS,
      run: besideTraits.words,
      clauses: besideClauses,
    },
    delayedOnce: table.delayed[0] === 'once' && hit('delayed', 'once') === null,
    delayedClauses: table.delayed.slice(1),
    afterCommit: table.afterCommit
      .filter(({ ofOffers }) => anyOffers || !ofOffers)
      .flatMap((after) => {
        const first = procedures.get(after.procedure)?.begins?.name;
        return first === undefined ? [] : [{ ...after, first }];
      })
      .reverse(),
    identityZones: table.identityZones,
    laidLater: table.laidLater ?? NO_LATER,
    stateByCounter: table.stateByCounter ?? null,
    oneArrival: table.oneArrival ?? (() => []),
    arrivesRested: table.arrivesRested ?? (() => false),
    countersFollow: table.countersFollow ?? (() => false),
    arrivesAffected: table.arrivesAffected ?? (() => true),
    countersAre: table.countersAre ?? (() => 'nothing'),
    moreDamageCounts: table.moreDamageCounts ?? (() => true),
    mustChoose: table.mustChoose,
    mayFindNothing: table.mayFindNothing,
    drawsLots: table.drawsLots ?? (() => true),
    restsRecovered: table.restsRecovered ?? (() => true),
    ownForCosts: table.ownForCosts ?? (() => true),
    doneForCosts: table.doneForCosts ?? (() => true),
    abilitiesAreText: table.abilitiesAreText ?? (() => false),
    neverForNames: table.neverForNames ?? (() => []),
    effectsFollow: table.effectsFollow,
    effectsLock: table.effectsLock,
    replacementsLock: table.replacementsLock ?? (() => false),
    lastKnown: table.lastKnown,
    lastKnownOfSame: table.lastKnownOfSame ?? (() => false),
    countsApart: table.countsApart ?? (() => true),
    delayedIs: table.delayedIs ?? (() => 'maker'),
    controllerAs: table.controllerAs,
    followsMoved: table.followsMoved,
    keywordsLost: table.keywordsLost,
    lossStands: table.lossStands ?? (() => false),
    keptKeywords: table.keptKeywords ?? (() => []),
    plainKeywords: table.plainKeywords ?? (() => []),
    summoned: table.summoned ?? (() => []),
    replacesOnce: table.replacesOnce ?? (() => true),
    statUnit: table.statUnit ?? (() => 1),
    undefinedIs: table.undefinedIs ?? (() => 0),
    fractions: table.fractions ?? (() => 'up'),
    selfFirst: table.selfFirst ?? (() => false),
    carriedOut: table.carriedOut,
    costsOwnAttributes: table.costsOwnAttributes ?? false,
    mostSides: table.mostSides ?? (() => 2),
    effectsDepend: table.effectsDepend ?? (() => true),
    independentFirst: table.independentFirst ?? (() => false),
    oldestFirst: table.oldestFirst ?? (() => true),
    memory: table.memory,
    recorded: said.recorded,
    kept: new Map(Object.entries(table.memory.keeps)),
    combatOf: combatsOf(table.memory.combat),
  };
}

/** What a battle comes to for those who ask who fights: the value of before as long as it is the same. */
function combatsOf(combat: (p: Position) => Combat | null): (p: Position) => Combat {
  let last = NO_COMBAT;
  let found: object | null = null;
  return (p) => {
    const { battle } = p.memory;
    if (battle === null) return NO_COMBAT;
    if (battle !== found) {
      const now = combat(p) ?? NO_COMBAT;
      if (!isSameCombat(last, now)) last = now;
      found = battle;
    }
    return last;
  };
}

const isSameCombat = (one: Combat, other: Combat): boolean =>
  one.attackers === other.attackers &&
  one.attackedCard === other.attackedCard &&
  one.attackedPlayer === other.attackedPlayer &&
  one.blocker === other.blocker;

/** The steps of a procedure, each with the one that follows it. */
function placedIn<G extends GameTypes>(
  proc: string,
  steps: readonly Realiser<Step<G>>[],
): ReadonlyMap<string, PlacedStep<G>> {
  const among = new Map<string, PlacedStep<G>>();
  let then: PlacedStep<G> | null = null;
  const placed: PlacedStep<G>[] = [];
  for (const { name, label, run, clauses } of steps.toReversed()) {
    then = { name, label, run, clauses, proc, among, then };
    placed.unshift(then);
  }
  for (const one of placed) among.set(one.name, one);
  return among;
}

/** What keywords mean, row by row: the second one of Seal is `seal#2`. */
export const keywordRows = (rows: Rows<Meaning>): readonly KeywordRow[] =>
  rows.map(([keyword, meaning, ...clauses], at) => {
    const before = rows.slice(0, at).filter(([name]) => name === keyword).length;
    return { keyword, row: before === 0 ? keyword : `${keyword}#${before + 1}`, meaning, clauses };
  });

/** The zone of each role. Refuses a table that has none, or two, for one of them. */
function zonesByRole<G extends GameTypes, D extends DocId>({ id, zones }: EditionTable<G, D>): Ruleset<G>['zoneOf'] {
  const of = (role: ZoneRole): Zone => {
    const found = Object.keys(zones).filter((zone) => zones[zone]?.[0].role === role);
    const [zone] = found;
    if (zone === undefined || found.length > 1) throw new Error(`${id} needs one zone as ${role}, not ${found.length}`);
    return zone;
  };
  return {
    battlefield: of('battlefield'),
    hand: of('hand'),
    deck: of('deck'),
    pile: of('pile'),
    removed: of('removed'),
    stack: of('stack'),
  };
}

/** The zones, seen by all or by none where a mutant says so. */
function zonesOf<G extends GameTypes, D extends DocId>(
  zones: EditionTable<G, D>['zones'],
  mutants: readonly Mutant[],
): Ruleset<G>['zones'] {
  return Object.fromEntries(
    Object.entries(zones).map(([zone, [schema]]) => {
      const mutant = mutants.find(({ kind, name }) => kind === 'zone' && name === zone);
      return [zone, mutant ? { ...schema, seen: mutant.variant === 'all' ? 'all' : 'none' } : schema];
    }),
  );
}

function zoneKeysOf<G extends GameTypes, D extends DocId>(zones: EditionTable<G, D>['zones']): Ruleset<G>['zoneKeys'] {
  const keys: Record<Zone, readonly [ZoneKey, ZoneKey]> = {};
  for (const [zone, [{ shared }]] of Object.entries(zones))
    keys[zone] = shared ? [zone, zone] : [`${zone}/0`, `${zone}/1`];
  return keys;
}

/** Everything that several searches find; of one alone, it itself. */
function joined<G extends GameTypes>(searches: readonly Candidates<G>[]): Candidates<G> {
  const [only] = searches;
  return only && searches.length === 1 ? only : (look, args) => searches.flatMap((search) => search(look, args));
}

const ofMoment = <G extends GameTypes>(conditions: readonly Realiser<Test<G>>[]): Quickest<G>['moment'] =>
  conditions.flatMap((condition) => (condition.run.moment ? [{ ...condition, run: condition.run.moment }] : []));

/** No condition rests on another: all of the moment, then those of the object alone, and of the rest those last that search. */
function quickest<G extends GameTypes>(conditions: readonly Realiser<Test<G>>[], ofPlayers: boolean): Quickest<G> {
  const lasts = ({ run: { ofObject } }: Realiser<Test<G>>): boolean =>
    ofObject === 'always' || (ofObject === 'unlessPlayers' && !ofPlayers);
  const lasting = conditions.filter(lasts);
  const others = conditions.filter((one) => !one.run.moment && !lasts(one));
  const searches = ({ run }: Realiser<Test<G>>): boolean => run.searches === true;
  return {
    moment: ofMoment(conditions),
    ofObject: lasting.length === 0 ? null : narrowing(lasting),
    others: [...others.filter((one) => !searches(one)), ...others.filter(searches)],
  };
}

function isParam<P extends object>(params: P, name: string): name is keyof P & string {
  return Object.hasOwn(params, name);
}

/** The parameters, at another legal value where a mutant says so (`variant` is the value's place in the list). */
function paramsOf<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  mutants: readonly Mutant[],
): Ruleset<G>['params'] {
  let params: ParamTable<G['params'], string> = table.params;
  for (const { kind, name, variant } of mutants) {
    if (kind !== 'param' || !isParam(params, name)) continue;
    const value = table.paramValues[name][Number(variant)];
    if (value === undefined) continue;
    const [, ...clauses] = params[name];
    params = { ...params, [name]: [value, ...clauses] };
  }
  return params;
}

function clausesOf<P extends object>(params: ParamTable<P, string>): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const name of Object.keys(params)) {
    if (!isParam(params, name)) continue;
    const [, ...clauses] = params[name];
    found[name] = clauses;
  }
  return found;
}

/** A record with every value changed. */
export const mapValues = <V, W>(
  record: Readonly<Record<string, V>>,
  change: (value: V) => W,
): Readonly<Record<string, W>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The words that an edition gives a meaning, list by list. Cards written with others are refused. */
export const wordLists = <G extends GameTypes, D extends DocId>({
  words,
  zones,
  formerZones = [],
  procedures,
  permissions,
  operations,
  playerPermissions,
  limits,
}: EditionTable<G, D>): WordLists => ({
  ...words,
  zones: [...Object.keys(zones), ...formerZones.map(([former]) => former)],
  phases: phasesOf(procedures),
  permissions: Object.keys(permissions),
  operations: Object.keys(operations),
  playerPermissions: Object.keys(playerPermissions),
  limits: Object.keys(limits),
});

/** The phases of a turn: those of its steps that a procedure of their own is for. */
const phasesOf = ({ turn = [], ...procedures }: Readonly<Record<string, Rows<unknown>>>): readonly string[] =>
  turn.map(([name]) => name).filter((name) => `${name}-phase` in procedures);

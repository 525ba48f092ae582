/** What the Square Enix system brings to the kernel: its parameters, and short words for what its clauses speak of. */

import type { Condition } from '../kernel/position/card';
import type { Item, Seat, Zone } from '../kernel/position/position';
import type { Citation, EditionTable, Row } from '../kernel/table/edition';
import type { Ctx } from '../kernel/view/context';
import type { Look as KernelLook } from '../kernel/view/look';
import { isPermitted } from '../kernel/view/permissions';
import { limitOf } from '../kernel/view/players';
import { remembered } from '../kernel/view/remembered';
import type {
  Belonging,
  FindsNothing,
  Following,
  Step as KernelStep,
  Test as KernelTest,
  Settled,
} from '../kernel/view/ruleset';
import type { FfDeeds, FfMemory } from './memory';
import type { FfLimit } from './vocabulary';

export const CHARACTER = ['forward', 'backup', 'monster'] as const;
export const ITEM = ['weapon', 'armor', 'accessory'] as const;

export interface FfParams {
  /** Cards drawn in the draw phase, and in that of the game's first turn. */
  readonly drawCount: number;
  readonly firstDraw: number;
  /** Whether players get priority in the active phase and in the draw phase. */
  readonly activePriority: boolean;
  readonly drawPriority: boolean;
  /** Largest hand at the end of a turn. */
  readonly handLimit: number;
  readonly backupLimit: number;
  /** Cards in the damage zone with which a player loses. */
  readonly lethalDamage: number;
  /** CP that a discarded card makes, and a dulled backup. */
  readonly discardCp: number;
  readonly backupCp: number;
  /** CP that a payment may exceed the cost by. */
  readonly surplus: number;
  /** Damage that an unblocked attack deals to the player. */
  readonly attackDamage: number;
  /** Whether a resolved effect on all cards of a kind stays with those it found. */
  readonly effectScope: 'open' | 'locked';
  /** Whether the values of what has left are those it had last, or none. */
  readonly lastKnown: boolean;
  /** Whose a delayed ability is: of whoever controlled what made it, or of whoever controls its source. */
  readonly delayedIs: Belonging;
  /** When it is settled who controls an auto ability that has triggered. */
  readonly controllerAs: Settled;
  /** Whether a text that a move let trigger finds the card where it went. */
  readonly followsMoved: boolean;
  /** Whether a text that takes all abilities takes keyword abilities. */
  readonly keywordsAreAbilities: boolean;
  /** Whether effects on their own source are applied before others of the same kind. */
  readonly selfFirst: boolean;
  /** What a number is that nothing defines. */
  readonly undefinedNumber: number;
  /** How a fraction becomes a whole number. */
  readonly fractions: 'up' | 'down';
  /** Whether a player pays costs only with Characters that they control, and with such as what the cost says can be done with. */
  readonly ownForCosts: boolean;
  readonly doneForCosts: boolean;
  /** Whether an ability on the stack has its text and no other characteristics. */
  readonly abilitiesAreText: boolean;
  /** The types of cards that are not discarded for a special ability, whatever their name. */
  readonly neverForNames: readonly string[];
  /** Whether a card is dulled or activated though it is so already. */
  readonly dullAgain: boolean;
  /** Whether a player who chooses among what all see chooses as many as the text says. */
  readonly mustChoose: boolean;
  /** Where a player who chooses in a zone that not all see may choose nothing. */
  readonly mayFindNothing: FindsNothing;
  /** Whether an ability works in a zone that it names, though abilities do not work there. */
  readonly worksElsewhere: boolean;
  /** What effects on a card follow it to the stack when it is played. */
  readonly effectsFollow: Following;
  /** Zones between which a card remains the same object. */
  readonly identityZones: readonly Zone[];
}

export interface Ff {
  readonly params: FfParams;
  readonly memory: FfMemory;
  readonly deeds: FfDeeds;
}

export const FF_PARAM_VALUES: { readonly [K in keyof FfParams]: readonly FfParams[K][] } = {
  drawCount: [2, 1],
  firstDraw: [1, 2],
  activePriority: [false, true],
  drawPriority: [false, true],
  handLimit: [5, 7],
  backupLimit: [5, 4],
  lethalDamage: [7, 6],
  discardCp: [2, 1],
  backupCp: [1, 2],
  surplus: [1, 0],
  attackDamage: [1, 2],
  effectScope: ['locked', 'open'],
  lastKnown: [true, false],
  delayedIs: ['maker', 'source'],
  controllerAs: ['played', 'triggered'],
  followsMoved: [true, false],
  keywordsAreAbilities: [true, false],
  selfFirst: [true, false],
  identityZones: [[], ['field', 'hand']],
  mustChoose: [true, false],
  mayFindNothing: ['unseen', 'hidden', 'never'],
  worksElsewhere: [true, false],
  effectsFollow: ['none', 'costs', 'all'],
  dullAgain: [true, false],
  undefinedNumber: [0, 1000],
  ownForCosts: [true, false],
  doneForCosts: [true, false],
  abilitiesAreText: [true, false],
  neverForNames: [['summon', ...ITEM], ['summon'], []],
  fractions: ['up', 'down'],
};

export type X = Ctx<Ff>;
export type Look = KernelLook<Ff>;
export type Step = KernelStep<Ff>;
export type Test = KernelTest<Ff>;
export type FfEdition = EditionTable<Ff, 'fftcg'>;
export type C = Citation<'fftcg'>;
export type Steps = readonly Row<Step, C>[];
export type Procedures = Readonly<Record<string, Steps>>;

/** The kinds of CP: one an element. */
export const ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;

export const isCharacter = (look: Look, item: Item): boolean => look.isOneOf(item, CHARACTER);

/** The characters of a player on the field. */
export const charactersOf = (look: Look, seat: Seat): readonly Item[] =>
  look.in('field', seat).filter((item) => isCharacter(look, item));

export const forwardsOf = (look: Look, seat: Seat): readonly Item[] =>
  look.in('field', seat).filter((item) => look.isA(item, 'forward'));

/** Cards are the same by name, whichever printing they are; the name of record is the Japanese one. */
export const sameName = (look: Look, a: Item, b: Item): boolean => nameOf(look, a) === nameOf(look, b);
/** What an ability asks that can be used in its player's turn alone. */
export const OWN_TURN: Condition = { is: 'turn', of: 'you' };

export const nameOf = (look: Look, item: Item): string => look.print(item).definition.name.ja;

/** The icon of cards of which any number may be in the field (common soldiers). */
export const isGeneric = (look: Look, item: Item): boolean => look.print(item).face.subtype === 'generic';

/** Whether a player has a character of the name of a card, of which no other may be there. */
export function hasNamesake(look: Look, item: Item, seat: Seat): boolean {
  const field = look.in('field', seat);
  if (field.length === 0 || isGeneric(look, item)) return false;
  const name = nameOf(look, item);
  for (const other of field)
    if (nameOf(look, other) === name && isCharacter(look, other) && !isGeneric(look, other))
      return !mayShareNames(look, seat);
  return false;
}

/** Whether a text lets a player have several characters of one name. */
export const mayShareNames = (look: Look, seat: Seat): boolean =>
  look.rules.permitted.has('shareNames') && isPermitted(look, look.player(seat).may, 'shareNames');

/** How many backups a player can have. */
export const backupLimitOf = (look: Look, seat: Seat): number => limitOf(look, 'backupLimit', seat);

/** What the rules say of the numbers that texts change. */
export const LIMIT_RULES: Readonly<Record<FfLimit, (look: Look) => number>> = {
  handLimit: (look) => look.param('handLimit'),
  backupLimit: (look) => look.param('backupLimit'),
};

/** A player's objects in a zone, for the many that ask for them of one position to rest on. */
const once = (zone: string) => {
  const lying = (look: Look, seat: Seat): readonly Item[] => look.in(zone, seat);
  return remembered(lying, lying);
};
export const fieldOf = once('field');
export const handOf = once('hand');

/** The backups under a player's control. */
export const backupsOf = remembered(
  (look: Look, seat: Seat) => look.in('field', seat).filter((item) => look.isA(item, 'backup')),
  fieldOf,
);

/** Power as damage: a negative power deals none. */
export const powerOf = (look: Look, item: Item): number => Math.max(0, look.stat(item, 'power'));

/** The forwards attacking now; what has been removed from the battle is none of them. */
export const attackersOf = (look: Look): readonly Item[] => look.objects(look.memory.battle?.attack?.attackers ?? []);

/** The forward blocking now. */
export const blockerOf = (look: Look): Item | undefined => look.item(look.memory.battle?.block?.blocker);

/** The newest object on the stack. */
export const topOfStack = (look: Look): Item | undefined => look.in('stack').at(-1);

/** The object is under its controller's control since before this turn began. */
export const controlledSinceTurnBegan = (look: Look, item: Item): boolean => item.since < look.p.turn.number;

export const inMainPhase = (look: Look): boolean => look.p.turn.phase === 'main1' || look.p.turn.phase === 'main2';
export const inMainOrAttackPhase = (look: Look): boolean => inMainPhase(look) || look.p.turn.phase === 'attack';

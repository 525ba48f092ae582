/** An edition of Force of Will as its generated texts need it: what the editions share, and what each gives itself. */
import type { FowKeyword } from '../fow/vocabulary';
import {
  FOW_ATTRIBUTES,
  FOW_BANS,
  FOW_BANS_BY,
  FOW_COUNTERS,
  FOW_DEMANDS,
  FOW_LIMITS,
  FOW_MOMENTS,
  FOW_PERMITS,
  FOW_PHASES,
  FOW_PLAYER_BANS,
  FOW_PLAYER_PERMITS,
  FOW_SUBTYPES,
  FOW_VERBS,
  FOW_WEATHERS,
  FOW_WILLS,
  FOW_WILLS_OF_BOTH,
} from './fow-terms';
import { capitalised } from './grammar/phrase';
import { OWN_COUNTERS } from './own-counters';
import { FOW_PROMPTS } from './prompts';
import { playerBansOf } from './shared-terms';
import { type Notation, type Vocabulary, words } from './vocabulary';

type OwnWords = 'types' | 'keywords' | 'zones' | 'phases' | 'actions' | 'subtypeKeywords' | 'plainSubtypes' | 'when';

interface Own extends Pick<Vocabulary, OwnWords>, Partial<Pick<Vocabulary, 'symbolSkills'>> {
  readonly notation: Notation;
}

/** Any of some keywords together (2.0 chapter 8, 5.5 chapter 11, 8.01 1413.2). */
export const symbolSkills = (...keywords: readonly FowKeyword[]): Vocabulary['symbolSkills'] => ({
  keywords,
  words: words('シンボルスキル', 'a symbol skill'),
});

/** What an edition gives, on top of what all share. */
export function fowVocabulary(own: Own): Vocabulary {
  return {
    attributes: FOW_ATTRIBUTES,
    resources: { ...FOW_WILLS, ...FOW_WILLS_OF_BOTH },
    stats: { atk: { ja: '攻撃力', en: 'ATK' }, def: { ja: '防御力', en: 'DEF' } },
    subtypes: FOW_SUBTYPES,
    prompts: FOW_PROMPTS,
    counters: { ...FOW_COUNTERS, ...OWN_COUNTERS },
    weathers: FOW_WEATHERS,
    bans: FOW_BANS,
    demands: FOW_DEMANDS,
    permissions: FOW_PERMITS,
    playerBans: FOW_PLAYER_BANS,
    playerBansOf: playerBansOf('条件能力', 'activate abilities'),
    playerPermissions: FOW_PLAYER_PERMITS,
    limits: FOW_LIMITS,
    bansBy: FOW_BANS_BY,
    moments: FOW_MOMENTS,
    fighters: { types: ['j-ruler', 'resonator'], term: words('J/リゾネイター', 'J/resonator') },
    bodies: ['ruler', 'j-ruler', 'astral-ruler', 'resonator'],
    symbolSkills: symbolSkills(
      'pierce',
      'targetAttack',
      'firstStrike',
      'explode',
      'flying',
      'swiftness',
      'imperishable',
    ),
    trait: words('種族', 'race'),
    totalCost: words('総コスト', 'total cost'),
    attacking: words('攻撃している', 'attacking'),
    rested: words('レスト状態', 'rested'),
    recovered: words('リカバー状態', 'recovered'),
    spell: words('呪文', 'spell'),
    ability: { ja: '能力', en: 'ability', many: 'abilities' },
    abilityKinds: {
      activate: { ja: '条件能力', en: 'activate ability', many: 'activate abilities' },
      automatic: { ja: '誘発能力', en: 'automatic ability', many: 'automatic abilities' },
      enter: { ja: '[参戦]の能力', en: '[Enter] ability', many: '[Enter] abilities' },
    },
    action: words('ジャッジメント', 'judgment'),
    blocker: words('J/リゾネイター', 'J/resonator'),
    self: words('このカード', 'this card'),
    targets: 'target',
    verbs: FOW_VERBS,
    frozen: null,
    destroyed: words('破壊', 'destroyed'),
    added: words('設置', 'added to'),
    banished: words('破棄される', 'banished'),
    pile: 'graveyard',
    attacks: words('攻撃', 'attack'),
    ...own,
    phases: { ...FOW_PHASES, ...own.phases },
  };
}

/** What the editions write alike: symbols in braces, both fighting values in one pair of brackets. */
export const FOW_SYMBOLS: Pick<Notation, 'symbol' | 'restSymbol' | 'sameNameSymbol' | 'statPair' | 'burst'> = {
  symbol: ({ ja, en }) => words(`{${ja}}`, `{${en}}`),
  restSymbol: words('{レスト}', '{Rest}'),
  sameNameSymbol: words('{同名のカードを捨てる}', '{Discard a card of the same name}'),
  statPair: ['atk', 'def'],
  burst: words('[EX] ', '[EX] '),
};

/** The notation of the editions that head an ability with its kind in brackets. */
export function headedNotation(open: string, close: string): Notation {
  const head = (ja: string, en: string) => words(`${open}${ja}${close}`, `[${en}] `);
  const continuous = head('常時', 'Continuous');
  const enter = head('参戦', 'Enter');
  const activate = head('条件', 'Activate');
  const judgment = head('J条件', 'J-Activate');
  return {
    ...FOW_SYMBOLS,
    keyword: ({ ja, en }) => words(`${open}${ja}${close}`, `[${en}]`),
    continuous: ({ ja, en }) => words(continuous.ja + ja, continuous.en + capitalised(en)),
    automatic: (when, text) =>
      words(`${continuous.ja}${when.ja}、${text.ja}`, `${continuous.en}${capitalised(when.en)}, ${text.en}`),
    enter: ({ ja, en }) => words(enter.ja + ja, enter.en + capitalised(en)),
    unmarked: (when, text) => words(`${when.ja}、${text.ja}`, `${capitalised(when.en)}, ${text.en}`),
    activate: (cost, text) =>
      words(`${activate.ja}${cost.ja}：${text.ja}`, `${activate.en}${capitalised(cost.en)}: ${capitalised(text.en)}`),
    judgment: (cost) => words(judgment.ja + cost.ja, judgment.en + cost.en),
  };
}

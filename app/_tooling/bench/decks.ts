/**
 * What the benchmark's decks are made of: cards as players put into decks, with keywords, triggers, one continuous effect
 * and answers. The scenario pools hold one of each curiosity besides, which no deck would play together.
 */
export const FOW_DECK = [
  'swift-lancer',
  'plain-guard',
  'boar',
  'hawk',
  'hound',
  'runner',
  'captain',
  'hearth-mage',
  'grave-tender',
  'ember-bolt',
  'hush',
  'slow-tide',
  'surge',
  'parting-gift',
  'young-queen',
  'fire-stone',
  'water-stone',
  'wind-stone',
  'twin-stone',
] as const;

export const FFTCG_DECK = [
  'ember-squire',
  'cinder-lancer',
  'frost-warden',
  'gale-runner',
  'reed-archer',
  'storm-duelist',
  'tide-priestess',
  'muster-captain',
  'fire-smith',
  'ice-scribe',
  'wind-miller',
  'storm-drummer',
  'water-nurse',
  'flare-spirit',
  'hoar-spirit',
  'mirror-spirit',
] as const;

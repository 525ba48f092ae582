/** Why a decision of a table of one's own cannot be made any more, in words. */
import type { Position } from '@/engine';
import type { Failure } from '@/scenarios/play/failure';
import type { Obstacle } from '@/scenarios/play/unfit';
import { named } from '../_watch/view/answer-words';
import type { Speech } from '../_watch/view/speech';
import type { Words } from '../_words/words';

/**
 * What keeps an entry from being played, as a sentence with its clauses.
 * @param p where the names of its cards are looked up
 * @returns `null` where nothing but the line of the check tells it
 */
export function unfitWords(
  { unfit }: Failure,
  words: Words['bench']['unfit'],
  speech: Speech,
  p: Position,
): string | null {
  if (unfit === undefined) return null;
  const prompts = (keys: readonly string[]): string =>
    [...new Set(keys.filter(speech.asks).map(speech.prompt))].join(words.or);
  switch (unfit.kind) {
    case 'notCome':
      return words.notCome(unfit.step);
    case 'waits':
      return words.waits;
    case 'otherwise':
      return words.otherwise(speech.prompt(unfit.prompt));
    case 'neverAsked':
      return words.neverAsked(unfit.seat === 0 ? 'A' : 'B', prompts(unfit.prompts));
    case 'obstacles':
      return unfit.obstacles.map((one) => obstacleWords(one, words, speech, p)).join(words.space);
  }
}

function obstacleWords(one: Obstacle, words: Words['bench']['unfit'], speech: Speech, p: Position): string {
  const what = saidOf(one.word, speech, p);
  return one.kind === 'refused' ? words.refused(what, one.clauses.join(words.comma)) : words.absent(what);
}

/** What a word of a script means: a card, a player, or what is done with one of them. */
function saidOf(word: string, speech: Speech, p: Position): string {
  const [, action, of] = /^(play|activate|use|lay|judge|call) ([^ ]+)/.exec(word) ?? [];
  if (action === undefined || of === undefined) return named(speech, p, word);
  const name = named(speech, p, of);
  const { actions } = speech.words.answers;
  switch (action) {
    case 'play':
      return actions.play(name);
    case 'lay':
      return actions.lay(name);
    case 'judge':
      return actions.judgment(name);
    case 'call':
      return actions.call(name);
    default:
      return actions.activate(name);
  }
}

/**
 * A position while the machine works on it. Most rows change nothing but the agenda; a position of its own lets the machine
 * write there instead of copying everything twenty times between two decisions. Nobody else ever holds one: whoever is given
 * a position (a row of the trace, a checkpoint, the caller at the end) gets one that is never written again.
 *
 * Positions and items are written out field by field here and nowhere else: objects made at one place in one order are read
 * several times faster than copies of copies.
 */
import type { Frame, Item, Position } from './position';

export type Working = { -readonly [K in keyof Position]: K extends 'agenda' ? Frame[] : Position[K] };
export type WorkingItem = { -readonly [K in keyof Item]: Item[K] };

/** A position to work on, apart from the one it starts as. */
export const owned = (p: Position): Working => withAgenda(p, p.agenda.slice());

/** What it is now, apart from what is done to it later. */
export const frozen: (p: Working) => Position = owned;

/** The same position with an agenda that is its own from now on. */
export const withAgenda = (p: Position, agenda: Frame[]): Working => ({
  edition: p.edition,
  items: p.items,
  began: p.began,
  zones: p.zones,
  turn: p.turn,
  agenda,
  request: p.request,
  effects: p.effects,
  pending: p.pending,
  delayed: p.delayed,
  stored: p.stored,
  shown: p.shown,
  left: p.left,
  players: p.players,
  memory: p.memory,
  agreed: p.agreed,
  clock: p.clock,
  steps: p.steps,
  seed: p.seed,
  result: p.result,
  checkpoints: p.checkpoints,
  watch: p.watch,
});

/** An item to change before anybody sees it. */
export const copyOf = (item: Item): WorkingItem => ({
  ref: item.ref,
  kind: item.kind,
  printedAs: item.printedAs,
  pseudo: item.pseudo,
  name: item.name,
  owner: item.owner,
  controller: item.controller,
  zone: item.zone,
  faceDown: item.faceDown,
  knownTo: item.knownTo,
  rested: item.rested,
  damage: item.damage,
  counters: item.counters,
  state: item.state,
  entered: item.entered,
  since: item.since,
  stamp: item.stamp,
  turned: item.turned,
  added: item.added,
  begun: item.begun,
  announced: item.announced,
  ability: item.ability,
  on: item.on,
});

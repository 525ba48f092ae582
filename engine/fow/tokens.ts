/** Tokens: what one has of which nothing is said, whose it is, and when it is no more (8.01 1303). */
import { type EventOf, nextRef, type Ref } from '../kernel/position/position';
import type { Bars, Base, Becomes } from '../kernel/view/ruleset';
import type { Fow, Look } from './fow';

type FowBecomes = Becomes<Fow>;

/** A token is a resonator where the text that makes it does not say what it is. */
export const tokenIsResonator: Base<Fow> = (_, __, base) => {
  const { token } = base.print;
  return token !== null && token.types === undefined ? { ...base, types: RESONATOR } : null;
};
const RESONATOR = ['resonator'] as const;

/** Its race is its name where the text does not say another. */
export const tokenIsOfItsName: Base<Fow> = (_, __, base) => {
  const { token } = base.print;
  return token !== null && token.traits === undefined ? { ...base, traits: [...base.traits, token.name.en] } : null;
};

/** It is created under the control of whoever controls the effect, where that does not say under whose; nobody else owns it. */
export const createdUnderController: FowBecomes = (_, event) =>
  event.kind === 'create' && event.under === undefined ? [{ ...event, under: event.controller }] : null;

/** A token that goes to another zone is gone there as soon as it has arrived, so that its going there has happened. */
export const tokenCeases: FowBecomes = (look, event) => {
  const item = event.kind === 'move' ? look.item(event.item) : undefined;
  if (event.kind !== 'move' || item?.pseudo !== 'token' || event.to === item.zone) return null;
  return [event, { kind: 'cease', item: arriving(look, event) }];
};

/** What an object is by the time it has moved. */
function arriving(look: Look, { item, to }: EventOf<'move'>): Ref {
  const kept = look.rules.identityZones(look);
  return kept.includes(look.item(item)?.zone ?? '') && kept.includes(to) ? item : nextRef(item);
}

/** A card never ceases to exist, whatever a text says of tokens. */
export const onlyPseudoCardsCease: Bars<Fow> = (look, event) =>
  event.kind === 'cease' && look.item(event.item)?.pseudo === null;

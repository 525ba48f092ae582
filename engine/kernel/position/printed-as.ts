/**
 * What an object is printed as: which of the pool's definitions, and which side of it is up. It stands in a position as plain
 * JSON and is opened here alone; what that means under everything in effect is for `look.print` to say.
 */

/** A definition and the side that is up: 0 the front (ruler side), 1 the back (J-ruler side). */
export interface PrintedAs {
  readonly card: string;
  readonly side: number;
}

type Printed = { readonly printedAs: PrintedAs };

/** The key of the definition. */
export const definitionOf = ({ printedAs }: Printed): string => printedAs.card;

/** Which side is up. */
export const sideOf = ({ printedAs }: Printed): number => printedAs.side;

/** The same definition with a side up. */
export const turnedTo = ({ printedAs }: Printed, side: number): PrintedAs =>
  printedAs.side === side ? printedAs : { card: printedAs.card, side };

/** Kinds of resources. A unit can be of two kinds at once: it is there as such, and pays as either. */

const AND = '+';

/** What a unit of both kinds is called. */
export const ofBoth = (one: string, other: string): string => `${one}${AND}${other}`;

/** What a unit that a text makes is called. */
export const producedAs = ({ resource, having }: { readonly resource: string; readonly having?: string }): string =>
  having === undefined ? resource : ofBoth(resource, having);

/** The kinds as which a unit pays. */
export const kindsOf = (resource: string): readonly string[] =>
  resource.includes(AND) ? resource.split(AND) : [resource];

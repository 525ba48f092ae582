const LONGEST = 80;

/** The beginning of what somebody gave, which may be long: a refusal repeats no more of it. */
export const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);

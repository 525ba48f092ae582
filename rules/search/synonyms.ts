import * as v from 'valibot';
import rows from './synonyms.json';

const Row = v.strictObject({ ja: v.array(v.string()), en: v.array(v.string()) });

/** Everyday words that say the same: a judge asks with one, the rule is written with another. */
export type Synonyms = v.InferOutput<typeof Row>;

export const SYNONYMS: readonly Synonyms[] = v.parse(v.array(Row), rows);

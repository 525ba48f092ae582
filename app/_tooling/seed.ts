/** What tests make up by chance is the same in every run, so that none fails for another reason than a change. */
import * as fc from 'fast-check';

const { SEED = '1' } = process.env;
if (!/^\d{1,9}$/.test(SEED)) throw new Error(`SEED is "${SEED}"; it has to be a whole number of at most nine digits`);

fc.configureGlobal({ seed: Number(SEED) });

/** The rows of a payment. */
import type { C, Steps } from '../fftcg';
import * as payment from '../payment';

/** The CP of a cost: said in one answer, made source by source, paid at once. The clauses differ by what is paid for. */
export const cp = (clauses: { readonly demand: readonly C[]; readonly once: readonly C[] }): Steps => [
  ['demand', payment.demandPayment, '5.2.1.2', ...clauses.demand],
  ['discard', payment.discardForCp, '11.3.6.1.1', '15.1.1.4.1', 'reading:E44'],
  ['dull', payment.dullForCp, '5.2.3.1.1.3', '15.1.1.2.1'],
  ['pay', payment.payAtOnce, ...clauses.once],
  ['paid', payment.paid, ...clauses.once],
];

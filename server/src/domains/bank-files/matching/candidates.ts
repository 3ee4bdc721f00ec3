import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { payableInvoicesOf } from '../../billing/payable-invoices.ts';
import { receivableInvoicesOf } from '../../sales/receivable-invoices.ts';
import { spellingOf } from './find-number.ts';
import type { Candidate } from './propose-payment.ts';

export type CandidatesOf = (counterpartyId: string) => readonly Candidate[];

/** Incoming invoices that outgoing documents may pay, in roubles as statements are. */
export async function payableCandidates({ db }: ReadContext, supplierIds: readonly string[]): Promise<CandidatesOf> {
  const invoices = await payableInvoicesOf(db, supplierIds);
  return byParty(
    invoices.map(({ purpose: _, gross: __, vat: ___, vatRates: ____, ...one }) => ({
      ...one,
      spelling: spellingOf(one.externalNumber ?? one.number),
      left: Exact.max(0, one.outstanding),
    })),
  );
}

/** Sales invoices that incoming documents may pay. Customers name them by the number that they read on the paper. */
export async function receivableCandidates({ db }: ReadContext, customerIds: readonly string[]): Promise<CandidatesOf> {
  const invoices = await receivableInvoicesOf(db, customerIds);
  return byParty(
    invoices.map(({ id, number, issueDate, customerId, currency, outstanding }) => ({
      ...{ id, number, externalNumber: number, externalDate: issueDate, counterpartyId: customerId, currency },
      ...{ status: 'approved' as const, onHoldUntil: null, outstanding },
      spelling: spellingOf(number),
      left: Exact.max(0, outstanding),
    })),
  );
}

function byParty(candidates: readonly Candidate[]): CandidatesOf {
  const held = Map.groupBy(
    candidates.filter(({ currency }) => currency === 'RUB'),
    ({ counterpartyId }) => counterpartyId,
  );
  return (id) => held.get(id) ?? [];
}

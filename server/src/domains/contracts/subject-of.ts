import type { Contract } from '../../../../nouns/contract.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { fxTo } from '../company/fx-to.ts';
import { regionalOf } from '../company/regional-settings.ts';

/** A contract where its approval is concerned: it is worth its limit, by today's rate. */
export const subjectOf = (ctx: ReadContext, held: Contract): ApprovalSubject => ({
  recordType: 'contract',
  recordId: held.id,
  ...{ number: held.number, title: held.title, amount: held.amountLimit ?? '0.00', currency: held.currency },
  ...{ dueDate: held.validTo, department: null, counterpartyId: held.counterpartyId, askedBy: held.submittedBy },
  authors: [held.createdBy, held.submittedBy].filter((id) => id !== null),
  worth: () => worthOf(ctx, held),
  items: async () => [],
});

/** Without a limit it is worth more than any bound, as an amount whose rate is not known. */
async function worthOf(ctx: ReadContext, { currency, amountLimit }: Contract): Promise<string | null> {
  if (amountLimit === null) return null;
  const rate = (await fxTo(ctx, (await regionalOf(ctx)).currency, [currency]))(currency);
  return rate === null ? null : new Exact(amountLimit).times(rate).toFixed();
}

import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { fxTo } from '../company/fx-to.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { rowsOfProposal } from './proposal-row.ts';

/** A proposal where its approval is concerned; its total by today's rate. */
export const subjectOf = (ctx: ReadContext, held: CommercialProposal): ApprovalSubject => ({
  recordType: 'commercial_proposal',
  recordId: held.id,
  ...{ number: held.number, title: held.title ?? held.customer?.name ?? held.number, amount: held.totalAmount },
  ...{
    currency: held.currency,
    dueDate: held.validUntil,
    department: null,
    counterpartyId: held.customerId,
    askedBy: held.submittedBy,
  },
  authors: [held.createdBy, held.submittedBy].filter((id) => id !== null),
  worth: () => worthOf(ctx, held),
  items: async () => (await rowsOfProposal(ctx.db, held.id)).flatMap(({ catalogItemId }) => catalogItemId ?? []),
});

async function worthOf(ctx: ReadContext, { currency, totalAmount }: CommercialProposal): Promise<string | null> {
  const rate = (await fxTo(ctx, (await regionalOf(ctx)).currency, [currency]))(currency);
  return rate === null ? null : new Exact(totalAmount).times(rate).toFixed();
}

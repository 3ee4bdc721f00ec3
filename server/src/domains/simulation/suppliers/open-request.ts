import type { ReadContext } from '../../../kernel/operation.ts';
import { readRfqCard } from '../../rfqs/operations/read-rfq-card.ts';
import { getRecipientLink } from '../../rfqs/recipients/operations/get-recipient-link.ts';
import { tokenOf } from './token-of.ts';

/** A request that a supplier was asked by, with the token of the link; null once it has ended, or the supplier was taken out. */
export async function openRequest(ctx: ReadContext, { rfqId, recipientId }: { rfqId: string; recipientId: string }) {
  const { status, items, recipients } = await ctx.ask(readRfqCard, { id: rfqId });
  const recipient = recipients.find(({ id }) => id === recipientId);
  if (!recipient || recipient.status === 'revoked' || status === 'closed' || status === 'cancelled') return null;
  const { url } = await ctx.ask(getRecipientLink, { id: rfqId, recipientId });
  return { items, supplier: recipient.name, token: tokenOf(url) };
}

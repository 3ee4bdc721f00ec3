import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { shortLegalName } from '../../../../../nouns/kit/short-legal-name.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { letterLocale } from '../../counterparties/letter-locale.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { presentSeller } from '../public/present-seller.ts';
import { proposalSending } from '../sending/proposal-sending.ts';
import type { SendingInput } from '../sending/sending.input.ts';

interface Sent {
  sendingId: string;
  url: string;
  to: readonly string[];
  attachmentIds: readonly string[];
}

/** The letters of a sending: they leave when the transaction commits, and answers to them go to whose proposal it is. */
export async function tellCustomer(
  ctx: WriteContext,
  proposal: CommercialProposal,
  { sendingId, url, to, attachmentIds }: Sent,
  { subject, message }: SendingInput,
): Promise<void> {
  if (to.length === 0) return;
  const { id, number, title, customerId, totalAmount: total, currency, validUntil } = proposal;
  const seller = shortLegalName((await presentSeller(ctx, proposal.sellerProfileId)).name);
  const party = customerId === null ? undefined : (await rfqAddresses(ctx.db, [customerId])).get(customerId);
  const hasFile = attachmentIds.length > 0;
  const about = { seller, number, title, total, currency, validUntil };
  await sendLetters(
    ctx,
    to.map((address) => ({
      template: 'proposal-sent',
      to: address,
      locale: letterLocale(party?.kind),
      variables: { ...about, subject: subject ?? null, message: message ?? null, hasFile, url },
      about: { entityType: proposalSending.type, entityId: sendingId, page: `/proposals/${id}` },
      writtenFor: proposal.ownerId ?? ctx.actor.userId,
      attachmentIds,
    })),
  );
}

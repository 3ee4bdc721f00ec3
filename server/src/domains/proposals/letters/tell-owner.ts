import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { firstActive } from '../../../platform/users/people-to-tell.ts';

interface Said {
  what: 'accepted' | 'declined' | 'asked';
  name: string | null;
  position: string | null;
  text: string | null;
  email?: string | null;
}

/** Writes to whose proposal it is, or to who made it, what the customer said by the link. */
export async function tellOwner(ctx: WriteContext, proposal: CommercialProposal, said: Said): Promise<void> {
  const owner = await firstActive(ctx.db, [proposal.ownerId, proposal.createdBy]);
  if (!owner) return;
  await sendLetter(ctx, {
    template: 'proposal-answer',
    to: owner.email,
    locale: owner.locale,
    variables: {
      name: owner.name,
      number: proposal.number,
      title: proposal.title,
      customer: proposal.customer?.name ?? '',
      total: proposal.totalAmount,
      currency: proposal.currency,
      ...{ what: said.what, person: said.name, position: said.position, text: said.text, email: said.email ?? null },
      url: `${ctx.services.publicUrl}/proposals/${proposal.id}`,
    },
  });
}

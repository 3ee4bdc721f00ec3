import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { firstActive } from '../../../platform/users/people-to-tell.ts';
import { commercialProposal } from '../commercial-proposal.ts';

interface Said {
  what: 'accepted' | 'declined' | 'asked';
  name: string | null;
  position: string | null;
  text: string | null;
  email?: string | null;
}

/** Tells whose proposal it is, or who made it, what the customer said by the link. */
export async function tellOwner(ctx: WriteContext, proposal: CommercialProposal, said: Said): Promise<void> {
  const owner = await firstActive(ctx.db, [proposal.ownerId, proposal.createdBy]);
  if (!owner) return;
  const { id, number, title, customer, totalAmount, currency } = proposal;
  await tellPeople(ctx, {
    kind: 'proposal.answered',
    about: { entityType: commercialProposal.type, entityId: id, page: `/proposals/${id}` },
    people: [owner.id],
    causedBy: null,
    variables: {
      ...{ number, title, customer: customer?.name ?? '', total: totalAmount, currency },
      ...{ what: said.what, person: said.name, position: said.position, text: said.text, email: said.email ?? null },
    },
  });
}

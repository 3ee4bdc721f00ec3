import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { OfferState } from '../../../../../nouns/offer-states.ts';
import type { ProposalSending } from '../../../../../nouns/proposal-sending.ts';
import type { Entrance } from '../../../kernel/access/entrance.ts';
import { digestOf } from '../../../kernel/access/link-token.ts';
import type { Approach, ReadContext } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { commercialProposals } from '../commercial-proposal.ts';
import { sendingOf } from '../sending/proposal-sending.ts';

/** What the door found behind a token. */
export interface LinkHeld {
  sendingId: string;
}

export interface OpenedOffer {
  proposal: CommercialProposal;
  sending: ProposalSending;
  state: OfferState;
}

/** The `enter` of whatever a customer does by a link. A text that is no token is as unknown as one that opens nothing. */
export async function enterByLink({ token }: { token: string }, { directory }: Approach): Promise<Entrance<LinkHeld>> {
  const digest = digestOf(token);
  const found = await directory.first<{ tenant_id: string; sending_id: string }>(
    sql`select * from find_proposal_link(${digest ?? Buffer.alloc(32)})`,
  );
  if (!digest || !found) throw linkUnknown();
  const sendingId = found.sending_id;
  const as = { kind: 'customerLink', throughId: sendingId, idempotencyHolder: `link:${sendingId}` } as const;
  return { tenantId: found.tenant_id, carried: { sendingId }, as };
}

/** The proposal behind a link, and how it stands for its customer; to change it, it is locked first. */
export async function openOffer(
  ctx: ReadContext,
  { sendingId }: LinkHeld,
  purpose: 'read' | 'change',
): Promise<OpenedOffer> {
  const { db } = ctx;
  const place = await db.first<{ proposal_id: string }>(
    sql`select sending.proposal_id from commercial_proposal_sendings sending join tenants portal on portal.tenant_id = ${db.tenant}
      where sending.tenant_id = ${db.tenant} and sending.id = ${sendingId} and portal.status = 'active'`,
  );
  if (!place) throw linkUnknown();
  const proposal = await commercialProposals[purpose === 'change' ? 'lock' : 'byId'](db, place.proposal_id);
  const sending = await sendingOf(db, proposal.id, sendingId);
  const today = dayIn((await regionalOf(ctx)).timezone);
  return { proposal, sending, state: stateOf(proposal, sending, today) };
}

/** A proposal is over by the clock, whether or not a worker has noticed. */
function stateOf(
  { status, revision, sentAt, validUntil }: CommercialProposal,
  sent: ProposalSending,
  today: string,
): OfferState {
  if (sent.revision < revision) return sentAt === null ? 'withdrawn' : 'replaced';
  if (status === 'accepted' || status === 'declined') return status;
  if (status === 'converted') return 'invoiced';
  if (status !== 'sent' && status !== 'expired') return 'withdrawn';
  return status === 'expired' || (validUntil !== null && validUntil < today) ? 'expired' : 'open';
}

/** Whether the customer still sees what is offered. */
export const isShown = (state: OfferState): boolean => state !== 'withdrawn' && state !== 'replaced';

const linkUnknown = () => notFound(words('Link', 'Ссылка'));

import { flag, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { commercialProposal, commercialProposals } from '../../commercial-proposal.ts';
import { enterByLink, isShown, type LinkHeld, openOffer } from '../../links/open-offer.ts';
import { tokenField } from '../token-field.ts';

/** A person has looked at the proposal. The first look by each link is recorded. */
export const noteOpening = command({
  name: 'proposals.note-opening',
  summary: words('Note that a customer has looked', 'Отметить просмотр заказчиком'),
  permission: 'internal',
  scope: null,
  input: object({ token: tokenField }),
  output: object({ first: flag('For the first time') }),
  enter: enterByLink,

  async run(ctx, _, held: LinkHeld) {
    const { proposal, sending, state } = await openOffer(ctx, held, 'change');
    const at = portalNow().toISOString();
    await ctx.db.execute(sql`
      update commercial_proposal_sendings set open_count = open_count + 1, opened_at = coalesce(opened_at, ${at}::instant)
      where tenant_id = ${ctx.db.tenant} and id = ${sending.id}`);
    const first = sending.openedAt === null;
    const tell = { sendingId: sending.id };
    if (!first || !isShown(state)) ctx.nothingChanged();
    else if (proposal.openedAt === null)
      await commercialProposals.change(ctx, proposal, { openedAt: at }, { fact: 'opened', tell });
    else ctx.record(commercialProposal.fact('opened', proposal, tell));
    return { first };
  },
});

import { silentStatuses } from '../../../../../nouns/recipient-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { missAnswers, opening, tellUnsealed } from '../end-rfq.ts';
import { tellBuyer } from '../letters/tell-buyer.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { type Clock, moveRfq, writeRfq } from '../write-rfq.ts';

/** The deadline of an asking request has passed: whoever is silent did not respond, sealed prices open, and the buyer gets one letter. */
export async function reachDeadline(ctx: WriteContext, rfq: SupplierRfq): Promise<void> {
  const recipients = await recipientsOf(ctx.db, rfq.id);
  const silent = recipients.filter(({ status }) => silentStatuses.includes(status));
  await missAnswers(ctx, rfq.id);
  const ended = { due_at: null, ended_at: portalNow().toISOString() };
  const after =
    silent.length > 0 ? await moveRfq(ctx, rfq, 'expire', opening(rfq), ended) : await endQuietly(ctx, rfq, ended);
  tellUnsealed(ctx, rfq, after);
  const asked = recipients.filter(({ sentAt, status }) => sentAt !== null && status !== 'revoked').length;
  await tellBuyer(ctx, after, { asked, silent, unsealed: rfq.unsealedAt === null && after.unsealedAt !== null });
}

/** Everybody has answered: the status stays, and the request changes only where prices open. */
async function endQuietly(ctx: WriteContext, rfq: SupplierRfq, ended: Clock): Promise<SupplierRfq> {
  const opened = opening(rfq);
  if (Object.keys(opened).length > 0) return writeRfq(ctx, rfq, opened, ended);
  await ctx.db.execute(sql`
    update supplier_rfqs set due_at = null, ended_at = portal_now() where tenant_id = ${ctx.db.tenant} and id = ${rfq.id}`);
  return rfq;
}

import { silentStatuses } from '../../../../nouns/recipient-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { tellSuppliers } from './letters/tell-suppliers.ts';
import { revokeLinks } from './links/change-links.ts';
import { recipientsOf } from './recipients/rfq-recipient.ts';
import { supplierRfq } from './supplier-rfq.ts';
import { moveRfq } from './write-rfq.ts';

/** What opens sealed prices, where they are hidden from the buyers still: a sealed request opens once, when answers have ended. */
export const opening = ({ sealed, unsealedAt }: SupplierRfq): Partial<SupplierRfq> =>
  sealed && unsealedAt === null ? { unsealedAt: portalNow().toISOString() } : {};

/** Records that prices were opened, where this change did it. */
export function tellUnsealed(ctx: WriteContext, before: SupplierRfq, after: SupplierRfq) {
  if (before.unsealedAt === null && after.unsealedAt !== null)
    ctx.record(supplierRfq.fact('unsealed', after, { reason: 'answers_ended' }));
}

/** Ends a held request that was sent: nothing more is taken, and sealed prices open. */
export async function closeRfq(ctx: WriteContext, held: SupplierRfq, reason?: string): Promise<SupplierRfq> {
  const after = await moveRfq(
    ctx,
    held,
    'close',
    { closedAt: portalNow().toISOString(), ...opening(held) },
    { due_at: null, reason },
  );
  tellUnsealed(ctx, held, after);
  await missAnswers(ctx, held.id);
  return after;
}

/** Cancels a held request: suppliers who were asked and have not declined get a letter, and no link opens any more. */
export async function cancelRfq(ctx: WriteContext, held: SupplierRfq, reason: string | null): Promise<SupplierRfq> {
  const asked = (await recipientsOf(ctx.db, held.id)).filter(({ sentAt }) => sentAt !== null);
  const after = await moveRfq(
    ctx,
    held,
    'cancel',
    { cancelReason: reason },
    { due_at: null, reason: reason ?? undefined },
  );
  const told = asked.filter(({ status }) => status !== 'declined' && status !== 'revoked');
  await tellSuppliers(ctx, 'rfq-cancelled', after, told, () => ({ onlyYou: false }));
  await revokeLinks(
    ctx,
    asked.map(({ id }) => id),
  );
  return after;
}

/** Who was asked and said nothing did not respond. Answers how many. */
export const missAnswers = ({ db }: WriteContext, rfqId: string): Promise<number> =>
  db.execute(sql`
    update supplier_rfq_recipients set status = 'no_response', version = version + 1, updated_at = portal_now()
    where tenant_id = ${db.tenant} and rfq_id = ${rfqId} and status = any(${silentStatuses}::text[])`);

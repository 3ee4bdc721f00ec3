import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { tellSuppliers } from './letters/tell-suppliers.ts';
import { moveExpiry } from './links/change-links.ts';
import { recipientsOf } from './recipients/rfq-recipient.ts';
import { settleRfq } from './settle-rfq.ts';

/**
 * What follows a deadline that moved after the request was sent: links live accordingly, who missed it may answer again, an expired
 * request opens to where its answers stand, and suppliers are told, unless a revision tells them anyway.
 */
export async function followDeadline(ctx: WriteContext, rfq: SupplierRfq, telling: boolean): Promise<SupplierRfq> {
  await moveExpiry(ctx, rfq.id, rfq.responseDeadline as string);
  await ctx.db.execute(sql`
    update supplier_rfq_recipients set status = 'sent', version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and rfq_id = ${rfq.id} and status = 'no_response'`);
  const after = await settleRfq(ctx, rfq);
  if (!telling) return after;
  const to = (await recipientsOf(ctx.db, rfq.id)).filter(
    ({ sentAt, status }) => sentAt !== null && status !== 'declined' && status !== 'revoked',
  );
  await ctx.db.execute(sql`
    update supplier_rfq_recipients set revision = ${after.revision}
    where tenant_id = ${ctx.db.tenant} and id = any(${to.map(({ id }) => id)}::uuid[])`);
  // A revision made while nobody could answer was told to nobody.
  await tellSuppliers(ctx, 'rfq-changed', after, to, ({ status, revision }) => ({
    what: revision < after.revision ? ('revision' as const) : ('deadline' as const),
    quoted: status === 'quoted',
  }));
  return after;
}

import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellSuppliers } from '../letters/tell-suppliers.ts';
import { supplierRfq } from '../supplier-rfq.ts';

/** Reminds these recipients of a held request; an automatic reminder names how many hours before the deadline it was for. */
export async function sendReminders(
  ctx: WriteContext,
  rfq: SupplierRfq,
  to: readonly RfqRecipient[],
  hoursBefore: number | null = null,
): Promise<void> {
  if (to.length === 0) return;
  const { db } = ctx;
  const ids = to.map(({ id }) => id);
  const kind = hoursBefore === null ? 'manual' : 'auto';
  await db.execute(sql`
    insert into supplier_rfq_reminders (tenant_id, recipient_id, kind, deadline, hours_before)
    select ${db.tenant}::uuid, recipient_id, ${kind}::text, ${rfq.responseDeadline}::instant, ${hoursBefore}::int
    from unnest(${ids}::uuid[]) recipient_id returning id`);
  await db.execute(sql`
    update supplier_rfq_recipients set reminders_sent = reminders_sent + 1, last_reminded_at = portal_now(), version = version + 1, updated_at = portal_now()
    where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`);
  await tellSuppliers(ctx, 'rfq-reminder', rfq, to, () => ({}));
  ctx.record(supplierRfq.fact('reminded', rfq, { recipientIds: ids, reminder: kind }));
}

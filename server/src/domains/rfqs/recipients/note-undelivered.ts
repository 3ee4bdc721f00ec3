import { recipientFlow } from '../../../../../nouns/recipient-flow.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';
import { writeRfq } from '../write-rfq.ts';

/**
 * The request shows whom it has not reached, and why, and may be sent again. With a channel, only where it is the one they are asked by.
 * False where that was noted before, or nobody is asked so.
 */
export async function noteUndelivered(
  ctx: WriteContext,
  recipientId: string,
  reason: string,
  channel?: RfqRecipient['channel'],
): Promise<boolean> {
  const { db } = ctx;
  const asked = await db.first<{ rfq_id: string; channel: RfqRecipient['channel'] }>(
    sql`select rfq_id, channel from supplier_rfq_recipients where tenant_id = ${db.tenant} and id = ${recipientId}`,
  );
  if (!asked || (channel !== undefined && asked.channel !== channel)) return false;
  const rfq = await supplierRfqs.lock(db, asked.rfq_id);
  const { fail } = recipientFlow.moves;
  const marked = await db.execute(sql`
    update supplier_rfq_recipients set last_error = ${reason}, version = version + 1, updated_at = portal_now(),
      status = case when status = any(${fail.from}::text[]) then ${fail.to} else status end
    where tenant_id = ${db.tenant} and id = ${recipientId} and last_error is distinct from ${reason}`);
  if (marked === 0) return false;
  ctx.record(
    supplierRfq.changed('recipients_changed', rfq, await writeRfq(ctx, rfq, {}), { undelivered: [recipientId] }),
  );
  return true;
}

/** In the language the request is kept in, which nobody says: people of the portal read Russian first. */
export const reasonOf = (said: Words | null): string => (said?.ru ?? 'Сообщение не доставлено.').slice(0, 500);

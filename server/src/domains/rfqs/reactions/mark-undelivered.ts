import Type from 'typebox';
import { recipientFlow } from '../../../../../nouns/recipient-flow.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../../../platform/mail/mark-letter.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';
import { writeRfq } from '../write-rfq.ts';

/** A letter to a recipient was given up: the request shows whom it has not reached, and why, and may be sent again. */
export const markUndelivered = reaction(
  [letterFailedEvent],
  command({
    name: 'supplier-rfqs.mark-undelivered',
    summary: words('Mark a recipient who was not reached', 'Отметить получателя, которому письмо не дошло'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId, factId }) {
      ctx.nothingChanged();
      const { db } = ctx;
      const found = await db.first<{ rfq_id: string; template: string; reason: string }>(sql`
      select asked.rfq_id, fact.data->>'template' as template, left(fact.data->>'reason', 500) as reason from supplier_rfq_recipients asked
      join audit_events fact on fact.tenant_id = ${db.tenant} and fact.id = ${factId}
      where asked.tenant_id = ${db.tenant} and asked.id = ${entityId}`);
      if (!found) return;
      const rfq = await supplierRfqs.lock(ctx.db, found.rfq_id);
      const { fail } = recipientFlow.moves;
      const marked = await db.execute(sql`
      update supplier_rfq_recipients set last_error = ${found.reason}, version = version + 1, updated_at = now(),
        status = case when status = any(${fail.from}::text[]) then ${fail.to} else status end
      where tenant_id = ${db.tenant} and id = ${entityId} and last_error is distinct from ${found.reason}`);
      if (marked === 0) return;
      if (found.template === 'rfq-reminder') await failReminder(ctx, entityId, found.reason);
      ctx.record(
        supplierRfq.changed('recipients_changed', rfq, await writeRfq(ctx, rfq, {}), { undelivered: [entityId] }),
      );
    },
  }),
);

const failReminder = ({ db }: WriteContext, recipientId: string, reason: string) =>
  db.execute(sql`
    update supplier_rfq_reminders set status = 'failed', reason = ${reason} where tenant_id = ${db.tenant} and id = (
      select id from supplier_rfq_reminders where tenant_id = ${db.tenant} and recipient_id = ${recipientId} order by sent_at desc limit 1)`);

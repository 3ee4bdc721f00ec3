import Type from 'typebox';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../../../platform/mail/mark-letter.ts';
import { noteUndelivered } from '../recipients/note-undelivered.ts';

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
      const found = await db.first<{ template: string; reason: string }>(sql`
        select fact.data->>'template' as template, left(fact.data->>'reason', 500) as reason from audit_events fact
        where fact.tenant_id = ${db.tenant} and fact.id = ${factId}`);
      if (!found || !(await noteUndelivered(ctx, entityId, found.reason))) return;
      if (found.template === 'rfq-reminder') await failReminder(ctx, entityId, found.reason);
    },
  }),
);

const failReminder = ({ db }: WriteContext, recipientId: string, reason: string) =>
  db.execute(sql`
    update supplier_rfq_reminders set status = 'failed', reason = ${reason} where tenant_id = ${db.tenant} and id = (
      select id from supplier_rfq_reminders where tenant_id = ${db.tenant} and recipient_id = ${recipientId} order by sent_at desc limit 1)`);

import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../../../platform/mail/mark-letter.ts';

/** A letter to a customer was given up: the sending shows whom it has not reached. */
export const markUndelivered = reaction(
  [letterFailedEvent],
  command({
    name: 'sales.mark-undelivered',
    summary: words('Mark a customer who was not reached', 'Отметить заказчика, которому письмо не дошло'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId, factId }) {
      ctx.nothingChanged();
      const { db } = ctx;
      const failed = await db.first<{ recipient: string }>(sql`
        select letter.recipient from audit_events fact
        join letters letter on letter.tenant_id = ${db.tenant} and letter.id = (fact.data->>'letterId')::uuid
        where fact.tenant_id = ${db.tenant} and fact.id = ${factId}`);
      if (!failed) return;
      await db.execute(sql`
        update sales_invoice_sendings set undelivered = undelivered || ${[failed.recipient]}::text[]
        where tenant_id = ${db.tenant} and id = ${entityId} and not undelivered @> ${[failed.recipient]}::text[]`);
    },
  }),
);

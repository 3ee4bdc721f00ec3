import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../../../platform/mail/mark-letter.ts';

/** A letter to a supplier was given up: the sending shows whom it has not reached. */
export const markUndelivered = reaction(
  [letterFailedEvent],
  command({
    name: 'orders.mark-undelivered',
    summary: words('Mark a supplier whom an order has not reached', 'Отметить поставщика, которому заказ не дошёл'),
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
        update purchase_order_sendings set undelivered = undelivered || ${[failed.recipient]}::text[]
        where tenant_id = ${db.tenant} and id = ${entityId} and not undelivered @> ${[failed.recipient]}::text[]`);
    },
  }),
);

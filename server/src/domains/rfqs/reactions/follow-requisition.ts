import Type from 'typebox';
import { isTold } from '../../../../../nouns/rfq-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { cancelRfq, closeRfq } from '../end-rfq.ts';
import { supplierRfqs } from '../supplier-rfq.ts';

/**
 * Requests of a cancelled requisition are cancelled with it, for its reason; those of a completed one that suppliers may still answer
 * are closed. While it is on hold their reminders rest: whoever is about to remind looks at the requisition.
 */
export const followRequisition = reaction(
  [requisition.event('status_changed')],
  command({
    name: 'supplier-rfqs.follow-requisition',
    summary: words('End the requests of a requisition that has ended', 'Завершить запросы завершённой заявки'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const { status, cancelReason, number } = await requisitions.lock(ctx.db, entityId);
      if (status !== 'cancelled' && status !== 'completed') return;
      const open = await ctx.db.many<{ id: string }>(sql`
      select id from supplier_rfqs where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId}
        and status not in ('closed', 'cancelled') order by id`);
      for (const { id } of open) {
        const rfq = await supplierRfqs.lock(ctx.db, id);
        if (status === 'cancelled') await cancelRfq(ctx, rfq, cancelReason ?? number);
        // A draft waits: a completed requisition may be opened again.
        else if (isTold(rfq.status)) await closeRfq(ctx, rfq, 'requisition_completed');
      }
    },
  }),
);

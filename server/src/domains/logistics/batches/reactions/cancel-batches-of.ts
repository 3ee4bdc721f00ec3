import Type from 'typebox';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisition, requisitions } from '../../../requisitions/requisition.ts';
import { deliveryBatches } from '../delivery-batch.ts';
import { moveBatch } from '../move-batch.ts';
import { reasonGivenUp } from '../reason-given-up.ts';

/** Nobody is to bring goods that nobody waits for: planned batches of a requisition that was given up are cancelled for its reason. */
export const cancelBatchesOf = reaction(
  [requisition.event('status_changed')],
  command({
    name: 'logistics.cancel-batches-of',
    summary: words('Cancel the planned batches of a requisition that was given up', 'Отменить партии ненужной заявки'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const statusReason = reasonGivenUp(await requisitions.lock(ctx.db, entityId));
      if (statusReason === null) return;
      const planned = await ctx.db.many<{ id: string }>(sql`
        select id from delivery_batches
        where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId} and status = 'planned' and archived_at is null order by id`);
      for (const { id } of planned)
        await moveBatch(ctx, await deliveryBatches.lock(ctx.db, id), 'cancel', { statusReason });
    },
  }),
);

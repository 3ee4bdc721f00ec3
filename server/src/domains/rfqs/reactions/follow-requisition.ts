import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { command } from '../../../kernel/operation.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql.ts';
import { holdRequisition } from '../../requisitions/hold-requisition.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { cancelRfq } from '../end-rfq.ts';
import { holdRfq } from '../hold-rfq.ts';

/**
 * Requests of a cancelled requisition are cancelled with it, for its reason. While it is on hold their reminders rest: whoever
 * is about to remind looks at the requisition, so nothing needs to be done here.
 */
const followRequisition = command({
  name: 'supplier-rfqs.follow-requisition',
  summary: words('Cancel the requests of a cancelled requisition', 'Отменить запросы отменённой заявки'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
  async run(ctx, { entityId }) {
    ctx.nothingChanged();
    const { status, cancelReason, number } = await holdRequisition(ctx, entityId);
    if (status !== 'cancelled') return;
    const open = await ctx.db.many<{ id: string }>(sql`
      select id from supplier_rfqs where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId}
        and status not in ('closed', 'cancelled') order by id`);
    for (const { id } of open) await cancelRfq(ctx, await holdRfq(ctx, id), cancelReason ?? number);
  },
});

export const requisitionFollowed = reaction([requisition.event('status_changed')], followRequisition);

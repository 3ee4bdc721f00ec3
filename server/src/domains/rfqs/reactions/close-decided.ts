import Type from 'typebox';
import { isTold } from '../../../../../nouns/rfq-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { closeRfq } from '../end-rfq.ts';
import { holdWithRequisition } from '../hold-with-requisition.ts';
import { itemsOf } from '../items/rfq-item.ts';
import { decidedLines } from './decided-lines.ts';

/** A request is closed once every line it asks for is decided in full: nobody waits for more answers. */
export const closeDecided = reaction(
  [requisition.event('quote_line_decided')],
  command({
    name: 'supplier-rfqs.close-decided',
    summary: words(
      'Close requests whose lines are decided',
      'Закрыть запросы, по всем строкам которых принято решение',
    ),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const open = await ctx.db.many<{ id: string }>(sql`
      select id from supplier_rfqs where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId}
        and status in ('sent', 'partially_quoted', 'quoted', 'expired') order by id`);
      for (const { id } of open) {
        const { rfq } = await holdWithRequisition(ctx, id);
        const decided = decidedLines(await linesOf(ctx.db, entityId));
        const items = await itemsOf(ctx.db, id);
        const isDone = items.every(
          ({ procurementItemId }) => procurementItemId !== null && decided.has(procurementItemId),
        );
        if (isTold(rfq.status) && isDone) await closeRfq(ctx, rfq, 'all_lines_decided');
      }
    },
  }),
);

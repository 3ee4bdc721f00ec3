import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { startSourcing } from '../../requisitions/moves/start-sourcing.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';

/**
 * Prices may be asked for and quoted before a requisition is approved, so that approvers see what it will cost. Approved then, it is being
 * sourced from that moment on.
 */
export const sourceApproved = reaction(
  [requisition.event('status_changed')],
  command({
    name: 'supplier-rfqs.source-approved',
    summary: words('Go on with requests made before approval', 'Продолжить запросы, сделанные до согласования'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const held = await requisitions.lock(ctx.db, entityId);
      if (held.status !== 'approved') return;
      const begun = await ctx.db.first(sql`
      select 1 from (values (1)) one
      where exists (select 1 from supplier_rfqs rfq where rfq.tenant_id = ${ctx.db.tenant} and rfq.requisition_id = ${entityId}
          and rfq.status in ('sent', 'partially_quoted', 'quoted', 'expired'))
        or exists (select 1 from supplier_quotes quote where quote.tenant_id = ${ctx.db.tenant} and quote.requisition_id = ${entityId}
          and quote.status = 'submitted')`);
      if (begun) await startSourcing(ctx, held);
    },
  }),
);

import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { newestSent } from '../approvals/trying/newest-sent.ts';
import { pastRecords } from '../approvals/trying/past-records.ts';
import { overrunBy } from '../budgets/overrun-by.ts';
import { subjectOf } from './moves/subject-of.ts';
import { getRequisition, requisitions } from './requisition.ts';

/** How a requisition is read by who asks beforehand who approves it. */
export const requisitionApprovals: ApprovalHost = {
  recordType: 'procurement',
  get: getRequisition,
  subject: async (ctx, recordId) => subjectOf(ctx, await requisitions.byId(ctx.db, recordId)),
  async past(ctx, days) {
    const held = await newestSent(ctx, requisitions, days);
    const overBudget = await overrunBy(
      ctx.db,
      held.map(({ id }) => id),
    );
    return pastRecords(ctx, held, {
      ...{ subjectOf, overBudget },
      items: (ids) => sql`
        select distinct line.requisition_id as "recordId", line.catalog_item_id as "itemId" from requisition_lines line
        where line.tenant_id = ${ctx.db.tenant} and line.requisition_id = any(${ids}::uuid[]) and line.status = 'active' and line.catalog_item_id is not null`,
    });
  },
};

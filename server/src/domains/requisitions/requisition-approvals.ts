import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { subjectOf } from './moves/subject-of.ts';
import { getRequisition, requisitions } from './requisition.ts';

/** How a requisition is read by who asks beforehand who approves it. */
export const requisitionApprovals: ApprovalHost = {
  recordType: 'procurement',
  get: getRequisition,
  subject: async (ctx, recordId) => subjectOf(ctx, await requisitions.byId(ctx.db, recordId)),
};

import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { newestSent } from '../approvals/trying/newest-sent.ts';
import { pastRecords } from '../approvals/trying/past-records.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { subjectOf } from './subject-of.ts';

/** How a proposal is read by who asks beforehand who approves it. */
export const proposalApprovals: ApprovalHost = {
  recordType: 'commercial_proposal',
  get: getProposal,
  subject: async (ctx, recordId) => subjectOf(ctx, await commercialProposals.byId(ctx.db, recordId)),
  past: async (ctx, days) =>
    pastRecords(ctx, await newestSent(ctx, commercialProposals, days), {
      subjectOf,
      items: (ids) => sql`
        select distinct line.proposal_id as "recordId", line.catalog_item_id as "itemId" from commercial_proposal_rows line
        where line.tenant_id = ${ctx.db.tenant} and line.proposal_id = any(${ids}::uuid[]) and line.catalog_item_id is not null`,
    }),
};

import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { subjectOf } from './subject-of.ts';

/** How a proposal is read by who asks beforehand who approves it. */
export const proposalApprovals: ApprovalHost = {
  recordType: 'commercial_proposal',
  get: getProposal,
  subject: async (ctx, recordId) => subjectOf(ctx, await commercialProposals.byId(ctx.db, recordId)),
};

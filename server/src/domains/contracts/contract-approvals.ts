import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { newestSent } from '../approvals/trying/newest-sent.ts';
import { pastRecords } from '../approvals/trying/past-records.ts';
import { contracts } from './contract.ts';
import { getContract } from './operations/get-contract.ts';
import { subjectOf } from './subject-of.ts';

/** How a contract is read by who asks beforehand who approves it. */
export const contractApprovals: ApprovalHost = {
  recordType: 'contract',
  get: getContract,
  subject: async (ctx, recordId) => subjectOf(ctx, await contracts.byId(ctx.db, recordId)),
  past: async (ctx, days) =>
    pastRecords(ctx, await newestSent(ctx, contracts, days), {
      subjectOf,
      rateOf: ({ amountLimit, currency }, today) => (amountLimit === null ? null : today(currency)),
    }),
};

import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { maskOf } from '../../../kernel/access/mask.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { awaitingApproval, awaitingParameter } from '../../approvals/awaiting-approval.ts';
import { commercialProposal, commercialProposals, proposalListing, proposalReading } from '../commercial-proposal.ts';

export const listProposals = listQuery({
  name: 'proposals.list-proposals',
  summary: words('List commercial proposals', 'Список коммерческих предложений'),
  ...proposalReading,
  listing: proposalListing,
  row: commercialProposal.view,
  more: awaitingParameter,
  async run(ctx, input) {
    const within = await awaitingApproval(ctx, { kind: 'commercial_proposal', alias: 'kp' }, input);
    const columns = commercialProposals.columns();
    const page = await listRows(ctx, proposalListing, columns, input, maskOf(commercialProposal, ctx.actor), within);
    return { ...page, items: await commercialProposals.complete(ctx.db, page.items as CommercialProposal[]) };
  },
});

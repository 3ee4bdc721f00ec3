import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { commercialProposals, proposalListing, proposalReading } from '../commercial-proposal.ts';

export const listProposals = listRecords(commercialProposals, proposalListing, {
  name: 'proposals.list-proposals',
  summary: words('List commercial proposals', 'Список коммерческих предложений'),
  ...proposalReading,
});

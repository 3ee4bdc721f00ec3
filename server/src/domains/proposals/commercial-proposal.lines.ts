import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { commercialProposal } from './commercial-proposal.ts';
import { proposalRow, rowsByProposal } from './proposal-row.ts';

export const linesOfProposals: RecordLines = {
  of: commercialProposal.declared,
  line: proposalRow.declared,
  counted: countedIn('commercial_proposal_rows', 'proposal_id'),
  read: ({ db }, ids) => rowsByProposal(db, ids),
};

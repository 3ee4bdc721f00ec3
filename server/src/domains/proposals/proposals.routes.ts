import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { approveProposal } from './operations/approve-proposal.ts';
import { createProposal } from './operations/create-proposal.ts';
import { deleteProposal } from './operations/delete-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { listProposals } from './operations/list-proposals.ts';
import { rejectProposal } from './operations/reject-proposal.ts';
import { submitProposal } from './operations/submit-proposal.ts';
import { updateProposal } from './operations/update-proposal.ts';
import { mostRows } from './proposal.input.ts';

/** So many rows come in one body. */
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostRows };

export const proposalRoutes = routes('Commercial proposals', [
  get('/api/v1/commercial-proposals', listProposals),
  post('/api/v1/commercial-proposals', createProposal, many),
  get('/api/v1/commercial-proposals/:id', getProposal),
  patch('/api/v1/commercial-proposals/:id', updateProposal, many),
  del('/api/v1/commercial-proposals/:id', deleteProposal),
  act('/api/v1/commercial-proposals/:id/submit-approval', submitProposal),
  act('/api/v1/commercial-proposals/:id/approve', approveProposal),
  act('/api/v1/commercial-proposals/:id/reject', rejectProposal),
]);

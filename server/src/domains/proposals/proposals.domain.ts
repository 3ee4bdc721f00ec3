import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { updateProposal } from './operations/update-proposal.ts';
import { proposalApprovals } from './proposal-approvals.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { proposalVariables } from './proposals.variables.ts';

export const proposalsDomain: Domain = {
  entities: [commercialProposal],
  approvalHosts: [proposalApprovals],
  routes: proposalRoutes,
  variableNamespaces: proposalVariables,
  ...hostsOf(commercialProposals, { get: getProposal, update: updateProposal, hold: commercialProposals.lock }),
};

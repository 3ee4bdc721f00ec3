import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { getProposal } from './operations/get-proposal.ts';
import { updateProposal } from './operations/update-proposal.ts';
import { proposalDocument } from './proposal.document.ts';
import { proposalRoutes } from './proposals.routes.ts';

export const proposalsDomain: Domain = {
  entities: [commercialProposal],
  routes: proposalRoutes,
  variableNamespaces: proposalDocument.variables,
  documentKinds: [proposalDocument],
  ...hostsOf(commercialProposals, { get: getProposal, update: updateProposal, hold: commercialProposals.lock }),
};

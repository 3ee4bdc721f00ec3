import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { linesOfProposals } from './commercial-proposal.lines.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { releaseConverted } from './converting/release-converted.ts';
import { expireProposalsSchedule } from './expiry/expire-proposals.schedule.ts';
import { getProposal } from './operations/get-proposal.ts';
import { updateProposal } from './operations/update-proposal.ts';
import { proposalDocument } from './proposal.document.ts';
import { proposalFigures } from './proposal.figures.ts';
import { proposalApprovals } from './proposal-approvals.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { proposalQuestion } from './questions/proposal-question.ts';
import { markUndelivered } from './sending/mark-undelivered.ts';
import { proposalSending } from './sending/proposal-sending.ts';

export const proposalsDomain: Domain = {
  entities: [commercialProposal, proposalSending, proposalQuestion],
  approvalHosts: [proposalApprovals],
  routes: proposalRoutes,
  variableNamespaces: proposalDocument.variables,
  figureHosts: [proposalFigures],
  recordLines: [linesOfProposals],
  documentKinds: [proposalDocument],
  ...hostsOf(commercialProposals, { get: getProposal, update: updateProposal, hold: commercialProposals.lock }),
  schedules: [expireProposalsSchedule],
  reactions: [markUndelivered, releaseConverted],
};

import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { contractDocument } from './contract.document.ts';
import { contract, contracts } from './contract.ts';
import { contractApprovals } from './contract-approvals.ts';
import { contractRoutes } from './contracts.routes.ts';
import { endContractsSchedule } from './end-contracts.schedule.ts';
import { getContract } from './operations/get-contract.ts';
import { updateContract } from './operations/update-contract.ts';

export const contractsDomain: Domain = {
  entities: [contract],
  approvalHosts: [contractApprovals],
  routes: contractRoutes,
  variableNamespaces: contractDocument.variables,
  documentKinds: [contractDocument],
  ...hostsOf(contracts, { get: getContract, update: updateContract, hold: contracts.lock }),
  schedules: [endContractsSchedule],
};

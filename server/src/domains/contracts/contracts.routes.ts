import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { approveContract } from './operations/approve-contract.ts';
import { changeContractStatus } from './operations/change-contract-status.ts';
import { createContract } from './operations/create-contract.ts';
import { deleteContract } from './operations/delete-contract.ts';
import { getContract } from './operations/get-contract.ts';
import { listContracts } from './operations/list-contracts.ts';
import { rejectContract } from './operations/reject-contract.ts';
import { updateContract } from './operations/update-contract.ts';

export const contractRoutes = routes('Contracts', [
  get('/api/v1/contracts', listContracts),
  post('/api/v1/contracts', createContract),
  get('/api/v1/contracts/:id', getContract),
  patch('/api/v1/contracts/:id', updateContract),
  patch('/api/v1/contracts/:id/status', changeContractStatus),
  act('/api/v1/contracts/:id/approve', approveContract),
  act('/api/v1/contracts/:id/reject', rejectContract),
  del('/api/v1/contracts/:id', deleteContract),
]);

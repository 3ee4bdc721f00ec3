import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { archiveCounterparty } from './operations/archive-counterparty.ts';
import { changeCounterpartyStatus } from './operations/change-counterparty-status.ts';
import { createCounterparty } from './operations/create-counterparty.ts';
import { getCounterparty } from './operations/get-counterparty.ts';
import { listCounterparties } from './operations/list-counterparties.ts';
import { restoreCounterparty } from './operations/restore-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';

export const counterpartyRoutes = routes('Counterparties', [
  get('/api/v1/counterparties', listCounterparties),
  post('/api/v1/counterparties', createCounterparty),
  get('/api/v1/counterparties/:counterpartyId', getCounterparty),
  patch('/api/v1/counterparties/:counterpartyId', updateCounterparty),
  del('/api/v1/counterparties/:counterpartyId', archiveCounterparty),
  act('/api/v1/counterparties/:counterpartyId/status', changeCounterpartyStatus),
  act('/api/v1/counterparties/:counterpartyId/restore', restoreCounterparty),
]);

import { fileHost } from '../../platform/files/host.ts';
import { getCounterparty } from './operations/get-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';

export const counterpartyFiles = fileHost({
  entityType: 'counterparty',
  get: getCounterparty,
  update: updateCounterparty,
});

import { customFieldHost } from '../../platform/custom-fields/host.ts';
import { counterpartiesById } from './counterparty.row.ts';
import { counterparty } from './counterparty.ts';
import { getCounterparty } from './operations/get-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';

export const counterpartyCustomFields = customFieldHost({
  entityType: 'counterparty',
  card: counterparty,
  get: getCounterparty,
  update: updateCounterparty,
  values: async (db, ids) =>
    new Map((await counterpartiesById(db, ids)).map((party) => [party.id, party.customFields])),
});

import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { contractListing, contractReading, contracts } from '../contract.ts';

export const listContracts = listRecords(contracts, contractListing, {
  name: 'contracts.list-contracts',
  summary: words('List contracts', 'Список договоров'),
  ...contractReading,
});

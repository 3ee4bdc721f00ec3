import type { Contract } from '../../../../../nouns/contract.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { awaitingApproval, awaitingParameter } from '../../approvals/awaiting-approval.ts';
import { contract, contractListing, contractReading, contracts } from '../contract.ts';

export const listContracts = listQuery({
  name: 'contracts.list-contracts',
  summary: words('List contracts', 'Список договоров'),
  ...contractReading,
  listing: contractListing,
  row: contract.view,
  more: awaitingParameter,
  async run(ctx, input) {
    const within = await awaitingApproval(ctx, { kind: 'contract', alias: 'contract' }, input);
    return listRows(ctx, contractListing, contracts.columns(), input, (row: Contract) => row, within);
  },
});

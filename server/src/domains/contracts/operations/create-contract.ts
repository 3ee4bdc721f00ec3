import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { contract, contracts } from '../contract.ts';
import { refuseTakenNumber } from '../refuse-taken-number.ts';
import { settleContract } from '../settle-contract.ts';

export const createContract = command({
  name: 'contracts.create-contract',
  summary: words('Create a contract', 'Создать договор'),
  description:
    'A draft. Our party is the default seller profile unless another is named. One seller gives a number once on a day. An annex names the contract it belongs to in `parentId`.',
  permission: 'contracts.create',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['already_exists', 'unknown_reference', 'conflict'],
  input: object(contract.creation),
  output: contract.view,

  async run(ctx, input) {
    const settled = await settleContract(ctx, null, input);
    const made = await contracts.create(ctx, settled);
    if (made) return made;
    await refuseTakenNumber(ctx.db, { ...input, sellerProfileId: settled.sellerProfileId ?? null });
    throw refuse('conflict');
  },
});

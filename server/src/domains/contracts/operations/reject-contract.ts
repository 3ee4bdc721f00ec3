import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { contract, contracts } from '../contract.ts';
import { makeMove } from '../make-move.ts';

export const rejectContract = command({
  name: 'contracts.reject-contract',
  summary: words('Reject a contract', 'Отклонить договор'),
  description:
    'One that waits for approval, by those whom the open step of its route waits for. The `reason` stands in `statusReason`; the contract is reworked once it is taken back to `draft`.',
  permission: 'contracts.approve',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Лимит выше согласованного'] }) }),
  output: contract.view,

  async run(ctx, { id, reason }) {
    return makeMove(ctx, await contracts.open(ctx, id), 'reject', reason);
  },
});

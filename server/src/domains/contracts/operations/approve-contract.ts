import Type from 'typebox';
import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { contract, contracts } from '../contract.ts';
import { makeMove } from '../make-move.ts';

export const approveContract = command({
  name: 'contracts.approve-contract',
  summary: words('Approve a contract', 'Согласовать договор'),
  description:
    'One that waits for approval, by those whom the open step of its route waits for; until the last of them the contract keeps its status, and `approval` of its card says what it waits for.',
  permission: 'contracts.approve',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id(), comment: Type.Optional(longText(1_000, 'Comment, kept with the decision of a step')) }),
  output: contract.view,

  async run(ctx, { id, comment }) {
    return makeMove(ctx, await contracts.open(ctx, id), 'approve', comment);
  },
});

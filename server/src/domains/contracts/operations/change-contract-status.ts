import Type from 'typebox';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { contract, contracts } from '../contract.ts';
import { makeMove } from '../make-move.ts';
import { moveTo, notMoved } from '../move-to.ts';

export const changeContractStatus = command({
  name: 'contracts.change-status',
  summary: words('Change the status of a contract', 'Сменить статус договора'),
  description:
    '`on_signing` sends a draft or an approved contract out; a draft that an approval route is for goes to `pending_approval` first, and is approved and rejected at addresses of its own. `draft` takes it back from there. `active` puts a signed or a suspended contract into force, which needs a last day that is not over. Suspending and terminating need a `reason`. A contract expires by itself after its last day, unless it renews itself. `from` guards against a change meanwhile; the status it has already changes nothing.',
  permission: 'contracts.update',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(contract.statuses, 'Wanted status', { examples: ['on_signing'] }),
    from: Type.Optional(choice(contract.statuses, 'Status the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason')),
  }),
  output: contract.view,

  async run(ctx, { id, status, from, reason }) {
    const before = await contracts.open(ctx, id);
    if (from !== undefined && from !== before.status) throw await notMoved(ctx, before, status);
    if (status === before.status) return unchanged(ctx, before);
    return makeMove(ctx, before, await moveTo(ctx, before, status), reason);
  },
});

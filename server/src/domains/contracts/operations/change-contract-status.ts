import Type from 'typebox';
import { contractFlow } from '../../../../../nouns/contract-flow.ts';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { contract, contracts } from '../contract.ts';
import { moveTo, targetsFrom } from '../move-to.ts';

export const changeContractStatus = command({
  name: 'contracts.change-status',
  summary: words('Change the status of a contract', 'Сменить статус договора'),
  description:
    '`on_signing` sends a draft out, `active` puts a signed or a suspended contract into force, which needs a last day that is not over. Suspending and terminating need a `reason`. A contract expires by itself after its last day, unless it renews itself. `from` guards against a change meanwhile; the status it has already changes nothing.',
  permission: 'contracts.update',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(contract.statuses, 'Wanted status', { examples: ['on_signing'] }),
    from: Type.Optional(choice(contract.statuses, 'Status the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason')),
  }),
  output: contract.view,

  async run(ctx, { id, status, from, reason }) {
    const before = await contracts.open(ctx, id);
    if (from !== undefined && from !== before.status)
      throw notAllowed(contractFlow, before.status, status, targetsFrom(before.status));
    if (status === before.status) return unchanged(ctx, before);
    const move = moveTo(before, status);
    const requires: readonly string[] = contractFlow.moves[move].requires ?? [];
    if (requires.includes('reason') && reason === undefined)
      throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
    if (requires.includes('validity') && before.validTo && before.validTo < dayIn((await regionalOf(ctx)).timezone))
      throw brokenRule('validity_over', words('Its last day is over.', 'Срок действия договора истёк.'));
    const tell = reason === undefined ? {} : { reason };
    return contracts.move(ctx, before, move, { statusReason: reason ?? null }, { tell });
  },
});

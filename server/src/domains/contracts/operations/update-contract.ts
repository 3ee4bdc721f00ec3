import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { contract, contracts } from '../contract.ts';
import { refuseTakenNumber } from '../refuse-taken-number.ts';
import { settleContract } from '../settle-contract.ts';

/** What stands in the paper that was signed. */
const signed = ['number', 'kind', 'counterpartyId', 'sellerProfileId', 'parentId', 'date', 'currency'] as const;

export const updateContract = command({
  name: 'contracts.update-contract',
  summary: words('Change a contract', 'Изменить договор'),
  description:
    'Fields left out stay, null clears. What stands in the signed paper (number, date, kind, parties, currency) changes only in a draft; the limit, the renewal, the end and the terms at any time until it has ended.',
  permission: 'contracts.update',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: ['already_exists', 'unknown_reference', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...contract.change, version: Type.Optional(version()) }),
  output: contract.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await contracts.open(ctx, id);
    if (before.status === 'expired' || before.status === 'terminated') throw hasEnded();
    const changed = signed.filter((name) => input[name] !== undefined && input[name] !== before[name]);
    if (before.status !== 'draft' && changed.length > 0) throw notDraft(changed);
    const settled = await settleContract(ctx, before, input);
    await refuseTakenNumber(ctx.db, { ...before, ...settled }, id);
    return contracts.change(ctx, before, settled);
  },
});

const hasEnded = () => conflict('contract_ended', words('The contract has ended.', 'Договор уже не действует.'));

const notDraft = (fields: readonly string[]) =>
  conflict(
    'not_draft',
    words(
      'These fields change only in a draft: take the contract back first.',
      'Эти поля меняются только в черновике: сначала верните договор в черновик.',
    ),
    { fields },
  );

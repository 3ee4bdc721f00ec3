import Type from 'typebox';
import type { Contract } from '../../../../../nouns/contract.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { contract, contracts } from '../contract.ts';
import { revise } from '../make-move.ts';
import { refuseRaisedLimit } from '../refuse-raised-limit.ts';
import { refuseTakenNumber } from '../refuse-taken-number.ts';
import { settleContract } from '../settle-contract.ts';

/** What stands in the paper that was signed. */
const signed = ['number', 'kind', 'counterpartyId', 'sellerProfileId', 'parentId', 'date', 'currency'] as const;

/** What else is agreed. */
const terms = [
  ...(['title', 'validFrom', 'validTo', 'autoRenew', 'renewalMonths', 'amountLimit', 'limitPolicy'] as const),
  ...(['paymentTerms', 'paymentDays'] as const),
];

const content = [...signed, ...terms];

export const updateContract = command({
  name: 'contracts.update-contract',
  summary: words('Change a contract', 'Изменить договор'),
  description:
    'Fields left out stay, null clears. What stands in the signed paper (number, date, kind, parties, currency) changes only in a draft; the limit, the renewal, the end and the terms at any time until it has ended. What is approved, or waits for approval, becomes a draft again by a change of its content. After that a larger limit that a route is for is refused.',
  permission: 'contracts.update',
  scope: ['customer_documents.write', 'supplier_documents.write'],
  refuses: [
    'already_exists',
    'unknown_reference',
    'conflict',
    'business_rule_violated',
    'version_conflict',
    'precondition_failed',
  ],
  input: object({ id: id(), ...contract.change, version: Type.Optional(version()) }),
  output: contract.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await contracts.open(ctx, id);
    if (before.status === 'expired' || before.status === 'terminated') throw hasEnded();
    const changed = signed.filter((name) => input[name] !== undefined && input[name] !== before[name]);
    if (before.status !== 'draft' && changed.length > 0) throw notDraft(changed);
    const settled = await settleContract(ctx, before, input);
    await refuseTakenNumber(ctx.db, { ...before, ...settled }, id);
    const after = await contracts.change(ctx, before, settled);
    await refuseRaisedLimit(ctx, before, after);
    return isReviewed(after) && changesContent(before, after) ? revise(ctx, after) : after;
  },
});

/** Somebody has approved it, or is asked to. */
const isReviewed = ({ status }: Contract) => status === 'pending_approval' || status === 'approved';

/** Whether anything differs of what an approver has read. */
const changesContent = (before: Contract, after: Contract) =>
  content.some((name) => (before[name] ?? null) !== (after[name] ?? null));

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

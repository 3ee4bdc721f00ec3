import Type from 'typebox';
import { isTold } from '../../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { choice, id, longText, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { changeHeader } from '../change-header.ts';
import { checkHeader } from '../check-header.ts';
import { cancelRfq, closeRfq } from '../end-rfq.ts';
import { wholeWithWarnings } from '../read-whole.ts';
import { reasonNeeded, refuseEndedRfq } from '../refuse-ended.ts';
import { wholeRfq } from '../rfq-warnings.ts';
import { type RfqInput, supplierRfq, supplierRfqs } from '../supplier-rfq.ts';
import { deleteRfq } from './delete-rfq.ts';

export const updateRfq = command({
  name: 'supplier-rfqs.update-rfq',
  summary: words('Change a request for quotes', 'Изменить запрос предложений'),
  description:
    'Fields left out stay, null clears. After it was sent, a change of terms makes a revision: quotes are to be confirmed again and suppliers ' +
    'get one letter once the buyer has paused. A deadline moved ahead opens an expired request again. `status` closes or cancels; cancelling asks ' +
    'for a `reason`, which suppliers do not see.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['invalid_state_transition', 'version_conflict', 'precondition_failed', 'conflict'],
  input: object({
    id: id(),
    ...supplierRfq.change,
    status: Type.Optional(choice(['closed', 'cancelled'], 'Wanted status')),
    reason: Type.Optional(longText(1_000, 'Why')),
    version: Type.Optional(version()),
  }),
  output: wholeRfq,

  async run(ctx, { id, status, reason, version: _, ...input }) {
    const held = await supplierRfqs.open(ctx, id);
    const { after, changed } =
      Object.keys(input).length > 0 ? await change(held, input) : { after: held, changed: false };
    const moves = status !== undefined && status !== after.status;
    if (moves) await move(after);
    if (!changed && !moves) ctx.nothingChanged();
    return wholeWithWarnings(ctx, id);

    async function change(before: SupplierRfq, given: RfqInput) {
      refuseEndedRfq(before);
      refuseFixed(before, given);
      await checkHeader(ctx, before, given);
      return changeHeader(ctx, before, given);
    }

    async function move(before: SupplierRfq) {
      if (status === 'closed') return closeRfq(ctx, before, reason);
      authorize(ctx.actor, deleteRfq);
      if (reason === undefined) throw reasonNeeded();
      return cancelRfq(ctx, before, reason);
    }
  },
});

/** What suppliers rely on stays once the request was sent. */
function refuseFixed(before: SupplierRfq, given: RfqInput) {
  if (!isTold(before.status)) return;
  if (given.sealed !== undefined && given.sealed !== before.sealed)
    throw brokenRule(
      'sealed_is_fixed',
      words('Suppliers have already been promised this.', 'Поставщикам уже обещан такой порядок.'),
    );
  if (given.responseDeadline === null)
    throw invalidField(
      '/responseDeadline',
      'required',
      words('suppliers need a deadline', 'поставщикам нужен срок ответа'),
    );
}

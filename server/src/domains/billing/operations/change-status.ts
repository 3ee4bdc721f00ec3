import Type from 'typebox';
import { choice, flag, id, longText, object } from '../../../kernel/fields.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { decide } from '../../approvals/decide.ts';
import { checkMove } from '../check-move.ts';
import { invoice, invoices } from '../invoice.ts';
import { invoiceWarnings } from '../invoice-warnings.ts';
import { makeMove } from '../make-move.ts';
import { moveTo, refuseUnpermitted, targetsFrom } from '../move-to.ts';
import { tellRejected } from '../tell-rejected.ts';

export const changeStatus = command({
  name: 'billing.change-status',
  summary: words('Change the status of an incoming invoice', 'Сменить статус входящего счёта'),
  description:
    '`pending_approval` sends a received invoice for approval. `approved` and `rejected` need the right to change statuses; an invoice that differs ' +
    'from what was decided or received in a way that blocks is approved only with an `overrideReason`. Rejecting and disputing need a `reason`; a ' +
    'rejection is sent to the supplier with `notifySupplier`. A dispute ends in the status it began in, and no payment is made before. `cancelled` ' +
    'needs an invoice without payments and receipts. `paid` follows from payments and cannot be asked for. `from` guards against a change ' +
    'meanwhile; the status it has already changes nothing. Where a route says who approves, only those whom its open step waits for approve and ' +
    'reject; until the last of them the invoice keeps its status, and `approval` of its card says what it waits for.',
  permission: 'invoices.update',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(invoice.statuses, 'Wanted status', { examples: ['pending_approval'] }),
    from: Type.Optional(choice(invoice.statuses, 'Status the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason')),
    comment: Type.Optional(longText(1_000, 'The same as the reason, as other resources call it')),
    overrideReason: Type.Optional(longText(1_000, 'Why differences that block are right')),
    notifySupplier: Type.Optional(flag('Write to the supplier that it was rejected, with the reason')),
  }),
  output: object({ ...invoice.fields, warnings: invoiceWarnings }),

  async run(ctx, { id, status, from, reason, comment, overrideReason, notifySupplier }) {
    const held = await invoices.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    if (from !== undefined && from !== held.status) throw notAllowed(invoice, held.status, status, targetsFrom(held));
    if (status === held.status) {
      ctx.nothingChanged();
      return { ...held, warnings: [] };
    }
    const asked = { move: moveTo(held, status), reason: reason ?? comment, overrideReason };
    refuseUnpermitted(ctx.actor, asked.move);
    const { move } = asked;
    const isDecided = move === 'approve' || move === 'reject';
    if (
      isDecided &&
      (await decide(ctx, { recordType: 'invoice', recordId: id, move, reason: asked.reason })) === 'waits'
    )
      return { ...held, warnings: [] };
    const found = await checkMove(ctx, held, asked);
    if (notifySupplier) await tellRejected(ctx, held, asked.move, asked.reason ?? '');
    const { after, warnings } = await makeMove(ctx, held, asked.move, asked.reason, found);
    return { ...after, warnings };
  },
});

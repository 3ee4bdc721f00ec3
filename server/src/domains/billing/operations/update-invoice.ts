import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { changeInvoice } from '../change-invoice.ts';
import { readInvoiceCard, writtenInvoice } from '../invoice.card.ts';
import { changedLine, headerInput, mostLines } from '../invoice.input.ts';
import { invoice, invoices } from '../invoice.ts';

export const updateInvoice = command({
  name: 'billing.update-invoice',
  summary: words('Change an incoming invoice', 'Изменить входящий счёт'),
  description:
    'Fields left out stay, null clears. `lines` is the whole list: lines with an `id` stay, others are new, those not named go. Amounts, the supplier ' +
    'and the requisition of an approved invoice change only with the right to change statuses, and the invoice is then `received` again. A ' +
    'cancelled invoice stays as it is; the supplier and the currency stay once something was paid.',
  permission: 'invoices.update',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...headerInput,
    counterpartyId: Type.Optional(invoice.fields.counterpartyId),
    supplierId: Type.Optional(invoice.fields.supplierId),
    lines: Type.Optional(Type.Array(changedLine, { maxItems: mostLines, title: 'Lines, the whole list' })),
    version: Type.Optional(version()),
  }),
  output: writtenInvoice,

  async run(ctx, { id, version: _, ...input }) {
    const held = await invoices.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    const warnings = await changeInvoice(ctx, held, input);
    return { ...(await readInvoiceCard(ctx, id)), warnings };
  },
});

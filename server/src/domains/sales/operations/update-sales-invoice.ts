import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { changeInvoice } from '../change-invoice.ts';
import { cardOf, writtenSalesInvoice } from '../sales-invoice.card.ts';
import { salesInvoiceInput } from '../sales-invoice.input.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const updateSalesInvoice = command({
  name: 'sales.update-sales-invoice',
  summary: words('Change a sales invoice', 'Изменить исходящий счёт'),
  description:
    'Fields left out stay, null clears. `rows` and `customRequisites` are whole lists: rows with an `id` stay, others are new, those not named go. ' +
    'A change of what was approved, or waits for it, makes it a draft again. Once it is issued its content is frozen (`invoice_frozen`); whose ' +
    'it is, the comment and custom fields change at any time. Costs of rows that the caller may not see stay as they are.',
  permission: 'sales_invoices.update',
  scope: 'customer_documents.write',
  refuses: ['unknown_reference', 'conflict', 'version_conflict', 'precondition_failed', 'business_rule_violated'],
  input: object({ id: id(), ...salesInvoiceInput, version: Type.Optional(version()) }),
  output: writtenSalesInvoice,

  async run(ctx, { id, version: _, ...input }) {
    const held = await salesInvoices.open(ctx, id);
    const { invoice, warnings } = await changeInvoice(ctx, held, input);
    return { ...(await cardOf(ctx, invoice)), warnings };
  },
});

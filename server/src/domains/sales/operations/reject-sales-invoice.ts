import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const rejectSalesInvoice = command({
  name: 'sales.reject-sales-invoice',
  summary: words('Send a sales invoice back for rework', 'Вернуть исходящий счёт на доработку'),
  description:
    'One that waits for approval becomes a draft again; the `reason` stays with it until its content changes or it is sent for approval again.',
  permission: 'sales_invoices.approve',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Цена ниже согласованной'] }) }),
  output: salesInvoiceCard,

  async run(ctx, { id, reason }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'reject', { reason }));
  },
});

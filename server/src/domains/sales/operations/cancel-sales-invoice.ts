import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const cancelSalesInvoice = command({
  name: 'sales.cancel-sales-invoice',
  summary: words('Cancel a sales invoice', 'Отменить исходящий счёт'),
  description:
    'One that is not issued yet: it stays, without a number. A proposal that it was made of may be converted again.',
  permission: 'sales_invoices.update',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Покупатель передумал'] }) }),
  output: salesInvoiceCard,

  async run(ctx, { id, reason }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'cancel', { reason }));
  },
});

import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const recallSalesInvoice = command({
  name: 'sales.recall-sales-invoice',
  summary: words('Recall a sales invoice from approval', 'Отозвать исходящий счёт с согласования'),
  description: 'One that waits for approval becomes a draft again, and nobody is asked any more.',
  permission: 'sales_invoices.update',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: salesInvoiceCard,

  async run(ctx, { id }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'recall'));
  },
});

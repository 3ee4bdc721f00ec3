import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const submitSalesInvoice = command({
  name: 'sales.submit-sales-invoice',
  summary: words('Send a sales invoice for approval', 'Отправить исходящий счёт на согласование'),
  description: 'A draft with a customer, a seller, rows and a total above zero.',
  permission: 'sales_invoices.submit',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id() }),
  output: salesInvoiceCard,

  async run(ctx, { id }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'submit'));
  },
});

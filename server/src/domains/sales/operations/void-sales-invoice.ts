import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const voidSalesInvoice = command({
  name: 'sales.void-sales-invoice',
  summary: words('Void a sales invoice', 'Аннулировать исходящий счёт'),
  description:
    'One that was issued and has no payments. Its number stays used, and it takes no more of the limit of its contract. ' +
    'A proposal that it was made of may be converted again.',
  permission: 'sales_invoices.void',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'conflict', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Выставлен не на того покупателя'] }) }),
  output: salesInvoiceCard,

  async run(ctx, { id, reason }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'void', { reason }));
  },
});

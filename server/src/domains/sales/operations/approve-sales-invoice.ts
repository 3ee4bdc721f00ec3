import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { makeMove } from '../make-move.ts';
import { cardOf, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesInvoices } from '../sales-invoice.ts';

export const approveSalesInvoice = command({
  name: 'sales.approve-sales-invoice',
  summary: words('Approve a sales invoice', 'Согласовать исходящий счёт'),
  description:
    'One that waits for approval. Where the company says that nobody approves their own, neither who made it nor who sent it for approval may.',
  permission: 'sales_invoices.approve',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id() }),
  output: salesInvoiceCard,

  async run(ctx, { id }) {
    const before = await salesInvoices.open(ctx, id);
    return cardOf(ctx, await makeMove(ctx, before, 'approve'));
  },
});

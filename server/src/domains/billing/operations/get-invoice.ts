import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { invoiceCard, readInvoiceCard } from '../invoice.card.ts';

export const getInvoice = query({
  name: 'billing.get-invoice',
  summary: words('Get an incoming invoice', 'Получить входящий счёт'),
  description:
    'With its lines, its payments where the caller may see them, how it matches what was decided and received, and the moves that the caller may ' +
    'ask for now.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  input: object({ id: id() }),
  output: invoiceCard,
  run: (ctx, { id }) => readInvoiceCard(ctx, id),
});

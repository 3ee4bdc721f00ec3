import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readSalesInvoiceCard, salesInvoiceCard } from '../sales-invoice.card.ts';
import { salesReading } from '../sales-invoice.ts';

export const getSalesInvoice = query({
  name: 'sales.get-sales-invoice',
  summary: words('Get a sales invoice', 'Получить исходящий счёт'),
  description:
    'With its rows, its payments, and where the caller may move it now. Costs and profit need `margins.read`, payments need `payments.read`.',
  ...salesReading,
  input: object({ id: id() }),
  output: salesInvoiceCard,
  run: (ctx, { id }) => readSalesInvoiceCard(ctx, id),
});

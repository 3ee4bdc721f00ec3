import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { createSalesInvoiceFrom } from '../create-sales-invoice-from.ts';
import { cardOf, writtenSalesInvoice } from '../sales-invoice.card.ts';
import { salesInvoiceInput } from '../sales-invoice.input.ts';

export const createSalesInvoice = command({
  name: 'sales.create-sales-invoice',
  summary: words('Create a sales invoice', 'Создать исходящий счёт'),
  description:
    'A draft; its number comes when it is issued. A row is quantity by price, less the discount, each amount rounded once; totals are sums of ' +
    'the rows. A row that says no VAT rate has that of the seller. A counterparty that is no customer yet becomes one. A `contractId` counts ' +
    'towards the limit of that contract, where one that blocks refuses the invoice with `contract_limit_exceeded`.',
  permission: 'sales_invoices.create',
  scope: 'customer_documents.write',
  refuses: ['unknown_reference', 'conflict', 'business_rule_violated'],
  input: object(salesInvoiceInput),
  output: writtenSalesInvoice,

  async run(ctx, input) {
    const { invoice, warnings } = await createSalesInvoiceFrom(ctx, input);
    return { ...(await cardOf(ctx, invoice)), warnings };
  },
});

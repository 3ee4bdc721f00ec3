import { salesInvoice as declared, type SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql, withTenant } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';
import { namedContractColumn } from '../contracts/contract-refs.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { overdueText } from './overdue-text.ts';

export const salesInvoice = entityOf(declared);

export const salesInvoices = store(
  salesInvoice,
  {
    customer: (tenant) => sql`
      (select json_build_object('name', party.short_name, 'inn', party.inn) from counterparties party
       where party.tenant_id = ${tenant} and party.id = si.customer_id)`,
    contract: (tenant) => namedContractColumn(tenant, sql`si.contract_id`),
    overdue: () => withTenant(overdueText),
    outstandingAmount: () => sql`si.gross_amount - si.paid_amount`,
  },
  { complete: async (_, rows) => rows.map(inItsCurrency) },
);

const amounts = [
  ...(['netAmount', 'vatAmount', 'grossAmount', 'totalAmount', 'paidAmount', 'outstandingAmount'] as const),
  ...(['costTotalAmount', 'grossProfitAmount'] as const),
];

/** Amounts with as many digits as their currency has. */
function inItsCurrency<Row extends Partial<SalesInvoice>>(row: Row): Row {
  const { currency } = row as Partial<SalesInvoice> as SalesInvoice;
  const inDigits = amounts.flatMap((name) => {
    const amount = row[name];
    return typeof amount === 'string' ? [[name, new Exact(amount).toFixed(scaleOf(currency))]] : [];
  });
  return { ...row, ...Object.fromEntries(inDigits) };
}

export const salesInvoiceListing = listingOf(declared, {
  name: 'sales-invoices',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'sales_invoice',
    parties: 'as words',
    by: 'numbers, title, names and articles of rows, customer and its taxpayer number',
  },
  ordered: ['updatedAt', 'dueDate'],
  fields: {
    overdue: { column: overdueText, kind: 'boolean' },
    outstandingAmount: { column: '(si.gross_amount - si.paid_amount)', kind: 'decimal' },
  },
});

export const salesReading = {
  permission: 'sales_invoices.read',
  scope: ['customer_documents.read', 'documents.read'],
} as const;

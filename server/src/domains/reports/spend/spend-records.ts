import { currency, date, decimal, id, nullable, object, text } from '../../../kernel/fields.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { listAddress } from '../list-address.ts';
import { lastOf, monthOf } from '../months.ts';
import type { Days } from '../period.ts';
import type { Dimension } from './dimensions.ts';
import type { SpendFilters } from './spend-rows.ts';

export const spendRecord = object(
  {
    id: id('Line of the invoice'),
    date: date('Day it counts for'),
    invoiceId: id('Invoice'),
    invoiceNumber: text(32, 'Number of the invoice', { examples: ['INV-2026-0001'] }),
    name: nullable(
      text(500, 'What was bought; nothing until a changed invoice is counted anew', { examples: ['Цемент М500'] }),
    ),
    counterpartyId: id('Supplier'),
    counterpartyName: text(255, 'Name of the supplier', { examples: ['ООО «Цементный двор»'] }),
    categoryId: nullable(id('Category')),
    department: nullable(text(200, 'Department', { examples: ['ПТО'] })),
    catalogItemId: nullable(id('Catalog item')),
    procurementId: nullable(id('Requisition')),
    invoiceCurrency: currency('Currency of the invoice'),
    currency: currency('Currency it is counted in'),
    amount: decimal('With VAT, in the currency it is counted in', { examples: ['19760.00'] }),
  },
  { title: 'Line of an invoice as it is counted' },
);

export const spendListing: Listing = {
  name: 'report-spend-records',
  from: 'report_spend_lines line',
  alias: 'line',
  defaultSort: '-date',
  ordered: ['date'],
  fields: {
    id: { column: 'line.id', kind: 'id' },
    date: { column: 'line.date', kind: 'date', sortable: true },
    amount: { column: 'line.amount', kind: 'decimal', sortable: true },
    counterpartyId: { column: 'line.counterparty_id', kind: 'id' },
    categoryId: { column: 'line.category_id', kind: 'id', nullable: true },
    department: { column: 'line.department', kind: 'text', nullable: true },
    catalogItemId: { column: 'line.catalog_item_id', kind: 'id', nullable: true },
    procurementId: { column: 'line.requisition_id', kind: 'id', nullable: true },
    invoiceId: { column: 'line.invoice_id', kind: 'id' },
    invoiceCurrency: { column: 'line.invoice_currency', kind: 'text' },
    currency: { column: 'line.currency', kind: 'text' },
  },
};

const fieldOf: Partial<Record<Dimension, string>> = {
  supplier: 'counterpartyId',
  category: 'categoryId',
  department: 'department',
  item: 'catalogItemId',
  currency: 'invoiceCurrency',
};

interface Figure {
  by: Dimension;
  key: string;
  currency: string;
  filters: SpendFilters;
  period: Days;
}

/** The address of the list that shows the lines of a figure, all of them and no other. */
export function recordsOf({ by, key, currency, filters, period }: Figure): string {
  const { from, to } = by === 'month' ? monthWithin(key, period) : period;
  const field = fieldOf[by];
  const own = field === undefined ? {} : key === '' ? { [`${field}[isNull]`]: 'true' } : { [`${field}[eq]`]: key };
  const asked = Object.fromEntries(Object.entries(filters).map(([name, value]) => [`${name}[eq]`, value]));
  const query = { 'date[gte]': from, 'date[lte]': to, currency, ...asked, ...own };
  return listAddress('reports/spend/records', query);
}

/** The days of a month within the period. */
const monthWithin = (month: string, { from, to }: Days): Days => {
  const [first, last] = [`${month}-01`, lastOf(monthOf(`${month}-01`))];
  return { from: first > from ? first : from, to: last < to ? last : to };
};

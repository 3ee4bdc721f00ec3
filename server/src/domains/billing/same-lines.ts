import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { invoiceLine } from './invoice-line.ts';

/** Decimals are compared by value: `10` and `10.00` are one quantity. */
export const sameLines = (before: readonly InvoiceLine[], after: readonly InvoiceLine[]): boolean =>
  sameIn(lineFields, before, after);

/** Whether the lines ask for the same, whichever orders they name. */
export const sameCharges = (before: readonly InvoiceLine[], after: readonly InvoiceLine[]): boolean =>
  sameIn(
    lineFields.filter((field) => field !== 'orderLineId' && field !== 'orderId'),
    before,
    after,
  );

const lineFields = Object.keys(invoiceLine.fields) as Array<keyof InvoiceLine>;

function sameIn(
  fields: ReadonlyArray<keyof InvoiceLine>,
  before: readonly InvoiceLine[],
  after: readonly InvoiceLine[],
) {
  const plain = (lines: readonly InvoiceLine[]) =>
    JSON.stringify(lines.map((line) => fields.map((field) => plainValue(field, line[field]))));
  return plain(before) === plain(after);
}

const decimals: ReadonlyArray<keyof InvoiceLine> = [
  'quantity',
  'factorToBase',
  'lineQuantity',
  'price',
  'discountPercent',
];

const plainValue = (field: keyof InvoiceLine, value: unknown) =>
  decimals.includes(field) && typeof value === 'string' ? new Exact(value).toFixed() : value;

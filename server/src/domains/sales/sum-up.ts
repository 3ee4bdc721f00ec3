import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { sumOf } from '../../kernel/values/fraction.ts';

type Summed = Pick<SalesInvoiceRow, 'netAmount' | 'vatAmount' | 'grossAmount'>;

type Totals = Pick<SalesInvoice, 'rowCount' | 'netAmount' | 'vatAmount' | 'grossAmount' | 'totalAmount'>;

/** The totals of an invoice: sums of its rounded rows, never counted otherwise. */
export function sumUp(rows: readonly Summed[], scale: number): Totals {
  const sum = (amount: keyof Summed) => sumOf(rows.map((row) => row[amount])).toFixed(scale);
  const grossAmount = sum('grossAmount');
  return {
    rowCount: rows.length,
    ...{ netAmount: sum('netAmount'), vatAmount: sum('vatAmount'), grossAmount, totalAmount: grossAmount },
  };
}

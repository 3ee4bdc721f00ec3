import type { VatRate } from '../../../../../nouns/kit/vat.ts';
import { readPastedLines } from '../../../shared/lines/pasted-lines.ts';
import { emptyRow, isEmpty, type RowValues } from './row-values.ts';

/** Rows with those that were copied from a table after the one they were pasted into, or in its place while it is empty. */
export function withPasted(rows: readonly RowValues[], at: number, text: string, vatRate: VatRate) {
  const pasted = readPastedLines(text).map(({ name, sku, quantity, uom, plannedPrice }) => ({
    ...emptyRow(vatRate),
    ...{ name: name || (sku ?? ''), sku, quantity, unitPrice: plannedPrice },
    ...(uom !== null && { uom }),
  }));
  const until = rows.slice(0, at + 1).filter((row, place) => place < at || !isEmpty(row));
  return { rows: [...until, ...pasted, ...rows.slice(at + 1)], count: pasted.length };
}

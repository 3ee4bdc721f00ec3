import type { SavedImport, SavedRow, WrittenRows } from '../../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { enterQuote } from '../enter-quote.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { contentOfRows } from './content-of-rows.ts';
import type { PriceRow } from './price-input.ts';

/** Makes one quote of all rows, which holds at once; where it cannot be made, nothing is. */
export async function savePriceRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { parentId, parameters: { supplierId } }: SavedImport,
): Promise<WrittenRows> {
  const told = rows.map(({ n, input, before }) => ({ n, input, line: before }) as PriceRow);
  const { quote } = await enterQuote(ctx, {
    requisitionId: parentId ?? '',
    supplier: { supplierId },
    source: 'import',
    given: contentOfRows(told),
  });
  return { rows: new Set(rows.map(({ n }) => n)), made: { entityType: supplierQuote.type, entityId: quote.id } };
}

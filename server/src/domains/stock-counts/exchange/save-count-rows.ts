import type { SavedImport, SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type Counted, writeCounted } from '../lines/write-counted.ts';
import { openCount } from '../open-count.ts';
import { stockCounts } from '../stock-count.ts';

/** All rows of a file at once, as if somebody had entered them: counted at the moment the file is applied. */
export async function saveCountRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { parentId }: SavedImport,
): Promise<WrittenRows> {
  const before = await openCount(ctx, parentId as string);
  await writeCounted(
    ctx,
    before,
    rows.map(({ input }) => countedOf(input)),
  );
  const tell = { counted: rows.length };
  await stockCounts.change(ctx, before, {}, { fact: 'counted', touched: true, tell });
  return { rows: new Set(rows.map(({ n }) => n)) };
}

const countedOf = ({ catalogItemId, countedQuantity, note }: SavedRow['input']) =>
  ({ catalogItemId, countedQuantity, ...(note !== undefined && { note }) }) as Counted;

import type { Merge } from './book-parts.ts';
import type { Cell, SheetRow } from './spreadsheet.ts';

/** Every cell under a merge shows what its first one holds. Merges are known from the top down, before their first row comes. */
export async function* fillMerged(rows: AsyncIterable<SheetRow>, merges: readonly Merge[]): AsyncGenerator<SheetRow> {
  let open: Array<Merge & { value: Cell }> = [];
  let next = 0;
  for await (const row of rows) {
    const at = row.n - 1;
    open = open.filter(({ bottom }) => bottom >= at);
    for (; merges[next] && (merges[next] as Merge).top <= at; next += 1) {
      const merge = merges[next] as Merge;
      if (merge.top === at && merge.right < 1_000) open.push({ ...merge, value: row.cells[merge.left] ?? null });
    }
    for (const { left, right, value } of open)
      for (let column = left; column <= right; column += 1) row.cells[column] = value;
    yield row;
  }
}

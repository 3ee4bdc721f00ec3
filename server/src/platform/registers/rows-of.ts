import type { WrittenCell } from '../spreadsheets/spreadsheet.ts';

/** The rows of pages, one after another. */
export async function* rowsOf(pages: AsyncIterable<WrittenCell[][]>): AsyncGenerator<WrittenCell[]> {
  for await (const rows of pages) yield* rows;
}

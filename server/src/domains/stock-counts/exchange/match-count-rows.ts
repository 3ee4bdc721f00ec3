import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import type { Match, RowParameters, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countLines } from '../lines/stock-count-line.ts';

/** Lines of the count that rows are about: by the service code, or by their item; one statement. */
export async function matchCountRows(
  { db }: ReadContext,
  rows: readonly WantedRow[],
  { parentId }: RowParameters,
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const codes = rows.flatMap(({ entityId }) => entityId ?? []);
  const items = rows.flatMap(({ input }) => (input.catalogItemId as string | undefined) ?? []);
  const lines = await countLines.read(
    db,
    countLines.select(
      db,
      sql`line.count_id = ${parentId ?? null} and (line.id = any(${codes}::uuid[]) or line.catalog_item_id = any(${items}::uuid[]))`,
    ),
  );
  return new Map(
    rows.map(({ n, entityId, input }) => [
      n,
      lines
        .filter((line) => (entityId ? line.id === entityId : line.catalogItemId === input.catalogItemId))
        .map((line) => matchOf(line, entityId ? 'code' : 'item')),
    ]),
  );
}

const matchOf = (line: StockCountLine, reason: string): Match => ({
  ...{ entityId: line.id, version: line.version, archived: false, reason, displayName: line.name, record: line },
});

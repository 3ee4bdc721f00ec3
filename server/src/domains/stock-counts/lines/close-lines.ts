import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Lines of a count that was posted keep the figures it was posted by, and let others count their items. */
export const closeLines = (db: Db, countId: string, lines: readonly StockCountLine[]) =>
  db.execute(sql`
    update stock_count_lines line set is_open = false, moved_quantity = told."movedQuantity", difference = told.difference,
      movement_id = told."movementId", version = line.version + 1, updated_at = portal_now()
    from json_to_recordset(${JSON.stringify(lines)}::json)
      told (id uuid, "movedQuantity" numeric, difference numeric, "movementId" uuid)
    where line.tenant_id = ${db.tenant} and line.count_id = ${countId} and line.id = told.id`);

/** A count that was cancelled posts nothing. */
export const releaseLines = (db: Db, countId: string) =>
  db.execute(sql`
    update stock_count_lines line set is_open = false, version = line.version + 1, updated_at = portal_now()
    where line.tenant_id = ${db.tenant} and line.count_id = ${countId}`);

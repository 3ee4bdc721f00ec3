import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { Priced } from './price-return.ts';

/** The lines of a return that was just made, in one statement. */
export const writeLines = (
  ctx: WriteContext,
  lines: ReadonlyArray<Priced & { movementId: string | null }>,
): Promise<number> =>
  ctx.db.execute(sql`
    insert into supplier_return_lines (tenant_id, return_id, id, receipt_line_id, line_id, catalog_item_id, position, name, sku, uom, quantity,
      price, vat_rate, gross_amount, movement_id)
    select ${ctx.db.tenant}::uuid, ${ctx.newId}::uuid, given.id, given.receipt_line_id, given.line_id, given.catalog_item_id, given.position,
      given.name, given.sku, given.uom, given.quantity, given.price, given.vat_rate, given.gross_amount, given.movement_id
    from jsonb_populate_recordset(null::supplier_return_lines, ${JSON.stringify(lines.map(rowOf))}::jsonb) given
    returning id`);

const rowOf = (
  { came, wanted, quantity, price, vatRate, grossAmount, movementId }: Priced & { movementId: string | null },
  at: number,
) => ({
  ...{ id: uuidv7(), receipt_line_id: came.id, line_id: wanted.id, catalog_item_id: wanted.catalogItemId },
  ...{ position: at + 1, name: wanted.name, sku: wanted.sku, uom: wanted.uom, quantity },
  ...{ price, vat_rate: vatRate, gross_amount: grossAmount, movement_id: movementId },
});

import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesById } from '../lines-of.ts';
import { settleRequisition } from '../settle-requisition.ts';

/** So much more of a line is reserved, and so much more was issued from stock; less than nothing where it is less. */
export interface FromStock {
  procurementItemId: string;
  reserved: string;
  issued: string;
}

/** Counts a held requisition with what stock does for its lines. What was issued from stock need not be bought any more. */
export async function noteStock(ctx: WriteContext, held: Requisition, told: readonly FromStock[]): Promise<void> {
  const lineIds = [...new Set(told.map(({ procurementItemId }) => procurementItemId))];
  const lines = await linesById(ctx.db, lineIds);
  await ctx.db.execute(sql`
    update requisition_lines line set reserved_quantity = line.reserved_quantity + told.reserved,
      from_stock_quantity = line.from_stock_quantity + told.issued,
      closed_short_quantity = least(greatest(line.closed_short_quantity + told.issued, 0), greatest(line.quantity - line.received_quantity, 0)),
      version = line.version + 1, updated_at = portal_now()
    from (select one."procurementItemId" as id, sum(one.reserved) as reserved, sum(one.issued) as issued
      from json_to_recordset(${JSON.stringify(told)}::json) one ("procurementItemId" uuid, reserved numeric, issued numeric) group by 1) told
    where line.tenant_id = ${ctx.db.tenant} and line.id = told.id`);
  await settleRequisition(ctx, held, undefined, { touched: true, linesBefore: { lines } });
}

import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { FactData } from '../../../kernel/entity.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesById } from '../lines-of.ts';
import { requisition } from '../requisition.ts';
import { settleRequisition } from '../settle-requisition.ts';
import { recountReceived } from './recount-received.ts';

/** So much of a line of a receipt went back to its supplier; less than nothing where it did not after all. */
export interface Returned {
  receiptLineId: string;
  procurementItemId: string;
  quantity: string;
}

interface Told {
  fact: 'goods_returned' | 'goods_return_cancelled';
  /** The goods are waited for again; otherwise they are closed short. */
  expectsReplacement: boolean;
  data: FactData;
}

/** Counts a held requisition without what went back, or with it again: what it has received, what it waits for, and what it takes of its budget. */
export async function noteReturned(
  ctx: WriteContext,
  held: Requisition,
  returned: readonly Returned[],
  { fact, expectsReplacement, data }: Told,
): Promise<void> {
  const rows = JSON.stringify(returned);
  await ctx.db.execute(sql`
    update stock_receipt_lines came set returned_quantity = came.returned_quantity + told.quantity
    from json_to_recordset(${rows}::json) told ("receiptLineId" uuid, quantity numeric)
    where came.tenant_id = ${ctx.db.tenant} and came.id = told."receiptLineId"`);
  const lineIds = [...new Set(returned.map(({ procurementItemId }) => procurementItemId))];
  const linesBefore = await linesById(ctx.db, lineIds);
  await recountReceived(ctx.db, lineIds);
  if (!expectsReplacement)
    await ctx.db.execute(sql`
      update requisition_lines line set closed_short_quantity =
        least(greatest(line.closed_short_quantity + told.quantity, 0), greatest(line.quantity - line.received_quantity, 0))
      from (select one."procurementItemId" as id, sum(one.quantity) as quantity
        from json_to_recordset(${rows}::json) one ("procurementItemId" uuid, quantity numeric) group by 1) told
      where line.tenant_id = ${ctx.db.tenant} and line.id = told.id`);
  const after = await settleRequisition(ctx, held, undefined, { touched: true, linesBefore: { lines: linesBefore } });
  ctx.record(requisition.fact(fact, after, data));
}

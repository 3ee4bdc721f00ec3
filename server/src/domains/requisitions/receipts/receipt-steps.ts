import { receiptLine, stockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { eachOf, type Input, inputsOf } from '../../../platform/explain/figure.ts';

type Counted = 'receivedQuantity' | 'returnedQuantity' | 'rejectedQuantity';

interface Came extends Record<Counted, string> {
  receiptId: string;
  number: string;
  procurementId: string;
}

/** What the receipts that stand say of lines `came`, receipt by receipt: `recountReceived` counts the same. */
export async function receiptSteps(
  db: Db,
  among: Sql,
  names: readonly Counted[],
  unit: string,
): Promise<readonly Input[]> {
  const came = await db.many<Came>(sql`
    select receipt.id as "receiptId", receipt.number, receipt.requisition_id as "procurementId", trim_scale(came.quantity) as "receivedQuantity",
      trim_scale(came.returned_quantity) as "returnedQuantity", trim_scale(came.rejected_quantity) as "rejectedQuantity"
    from stock_receipt_lines came
    join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = came.receipt_id and receipt.status = 'posted'
    where came.tenant_id = ${db.tenant} and ${among} order by receipt.received_at, came.id`);
  return eachOf('receipts', came, (one, under) =>
    inputsOf(receiptLine, one, names, {
      from: {
        ...{ type: stockReceipt.type, id: one.receiptId },
        url: `/api/v1/purchase-requisitions/${one.procurementId}/stock-receipts`,
      },
      ...{ under, of: one.number, unit },
    }),
  ) as Input[];
}

/** What was kept of them, less what went back later. */
export const keptFormula = 'sum(receipts[].receivedQuantity) - sum(receipts[].returnedQuantity)';

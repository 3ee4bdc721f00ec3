import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { withdrawPrices } from '../../catalog/prices/operations/withdraw-prices.ts';
import { takeBack } from '../../catalog/stock/opposite-of.ts';
import { linesById } from '../lines-of.ts';
import { refuseClosed } from '../refuse-change.ts';
import { requisition } from '../requisition.ts';
import { settleRequisition } from '../settle-requisition.ts';
import { recountReceived } from './recount-received.ts';
import { stockReceipt, stockReceipts, toldReceipt } from './stock-receipt.ts';

/** Takes a receipt of a held requisition back: opposite movements, its prices withdrawn, and everything counted without it. */
export async function reverseReceipt(
  ctx: WriteContext,
  held: Requisition,
  before: StockReceipt,
  reason: string,
): Promise<StockReceipt> {
  refuseClosed(held, false);
  const { id, lines } = before;
  if (lines.some(({ returnedQuantity }) => new Exact(returnedQuantity).gt(0))) throw hasReturned();
  await takeBack(
    ctx,
    lines.flatMap(({ movementId }) => movementId ?? []),
    reason,
  );
  await ctx.db.execute(sql`
    update stock_receipts set status = 'reversed', reverse_reason = ${reason}, reversed_at = portal_now(), reversed_by = ${ctx.actor.userId},
      version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  const lineIds = [...new Set(lines.map(({ procurementItemId }) => procurementItemId))];
  const linesBefore = await linesById(ctx.db, lineIds);
  await recountReceived(ctx.db, lineIds);
  await ctx.call(withdrawPrices, { sourceEntityType: stockReceipt.type, sourceEntityId: id });

  const after = await settleRequisition(ctx, held, undefined, { touched: true, linesBefore: { lines: linesBefore } });
  const receipt = await stockReceipts.byId(ctx.db, id);
  ctx.record(requisition.fact('stock_receipt_reversed', after, { ...toldReceipt(receipt), reason }));
  return receipt;
}

const hasReturned = () =>
  conflict(
    'receipt_returned',
    words(
      'Goods of this receipt went back to their supplier: cancel the return first.',
      'Товар этой приёмки возвращали поставщику: сначала отмените возврат.',
    ),
  );

import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { noteSpending } from '../requisitions/draws/note-spending.ts';
import type { Needed } from './hold-requisitions.ts';
import { recountInvoiced } from './recount-invoiced.ts';
import { recountOrders } from './recount-orders.ts';
import { settleRequest } from './requests/settle-request.ts';

interface Followed {
  needed: Needed;
  /** Lines before and after the change: what either names is counted anew. */
  lines: readonly InvoiceLine[];
  requestIds: ReadonlyArray<string | null>;
}

/** What follows from the lines of an invoice: the invoiced quantities of requisitions and orders, what their budgets count, and how far requests are answered. */
export async function followLines(ctx: WriteContext, { needed, lines, requestIds }: Followed): Promise<void> {
  const touched = new Set(lines.flatMap(({ procurementItemId }) => needed.lines.get(procurementItemId ?? '') ?? []));
  await recountInvoiced(ctx, needed.held, [...touched]);
  await recountOrders(
    ctx,
    lines.map(({ orderLineId }) => orderLineId),
  );
  await noteSpending(ctx, needed.held);
  for (const requestId of new Set(requestIds)) if (requestId !== null) await settleRequest(ctx, requestId);
}

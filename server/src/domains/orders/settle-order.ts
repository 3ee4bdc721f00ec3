import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import { awaitedOrders, type OrderMove, type OrderStatus, orderFlow } from '../../../../nouns/purchase-order-flow.ts';
import type { PurchaseOrderLine } from '../../../../nouns/purchase-order-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { purchaseOrders } from './purchase-order.ts';

/** Brings a held order in line with what has come of it: its next delivery, and the status that follows. */
export function settleOrder(
  ctx: WriteContext,
  held: PurchaseOrder,
  lines: readonly PurchaseOrderLine[],
): Promise<PurchaseOrder> {
  const values = { expectedDate: expectedOf(lines) };
  const move = moveTo(statusAfter(held, lines), held.status);
  return move ? purchaseOrders.move(ctx, held, move, values) : purchaseOrders.change(ctx, held, values);
}

/** The earliest day of what is still to come: as promised, or else as wanted. */
export function expectedOf(lines: readonly PurchaseOrderLine[]): string | null {
  const days = lines.filter(isAwaited).flatMap(({ promisedDate, wantedDate }) => promisedDate ?? wantedDate ?? []);
  return days.toSorted()[0] ?? null;
}

/** Whether a line should have come by that day; of the whole order the database says it: `lateText`. */
export function isLate({ status }: PurchaseOrder, line: PurchaseOrderLine, today: string): boolean {
  const day = line.promisedDate ?? line.wantedDate;
  return awaitedOrders.includes(status) && isAwaited(line) && day !== null && day < today;
}

/** What was confirmed is what is waited for; all that was ordered, while nothing was. */
const isAwaited = ({ quantity, confirmedQuantity, receivedQuantity }: PurchaseOrderLine) =>
  new Exact(receivedQuantity).lt(confirmedQuantity ?? quantity);

export const isReceived = ({ receivedQuantity }: Pick<PurchaseOrderLine, 'receivedQuantity'>) =>
  new Exact(receivedQuantity).gt(0);

/** What was received decides, and while nothing was, the answer of the supplier. */
function statusAfter({ answerOutcome }: PurchaseOrder, lines: readonly PurchaseOrderLine[]): OrderStatus {
  if (!lines.some(isReceived)) return answerOutcome ?? 'sent';
  return lines.some(isAwaited) ? 'partially_received' : 'received';
}

const automatic = Object.entries(orderFlow.moves).filter(([, { isAutomatic }]) => isAutomatic);

/** The move that follows by itself; none where the order stays, is being written or has ended. */
const moveTo = (to: OrderStatus, from: OrderStatus) =>
  automatic.find(([, move]) => move.to === to && move.from.includes(from))?.[0] as OrderMove | undefined;

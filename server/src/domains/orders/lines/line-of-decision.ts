import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { sumOf } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { AcceptedAllocation } from '../../requisitions/allocations/allocations-of.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import type { HeldLine } from './purchase-order-line.ts';

/** What of a decision is still to come: all that an order for it may ask. */
export const openOf = ({ quantity, receivedQuantity }: AcceptedAllocation): string =>
  Exact.max(0, new Exact(quantity).minus(receivedQuantity)).toFixed();

/** A new line for all of a decision that has not come, at its price. */
export function lineOfDecision(
  orderId: string,
  position: number,
  decided: AcceptedAllocation,
  wanted: RequisitionLine,
  dueDate: string | null,
): HeldLine {
  const quantity = openOf(decided);
  return {
    ...{ id: uuidv7(), orderId, position, receivedBefore: decided.receivedQuantity, receivedQuantity: '0' },
    ...{ procurementItemId: wanted.id, allocationId: decided.id, catalogItemId: wanted.catalogItemId },
    ...{ sku: wanted.sku, name: wanted.name, quantity, uom: wanted.uom, decidedQuantity: quantity },
    ...priced(decided, quantity),
    wantedDate: decided.deliveryDate ?? wanted.requiredAt ?? dueDate,
    ...unanswered,
    ...{ invoicedQuantity: '0', invoicedAmount: '0', paidAmount: '0', leftQuantity: quantity },
  };
}

/** The price of a decision, and what this quantity costs by it. */
export function priced({ price, currency, vatMode, vatRate: rate }: AcceptedAllocation, quantity: string) {
  const vatRate = rate ?? 'none';
  return { price, vatRate, ...lineAmounts({ quantity, price, vatMode, vatRate, scale: scaleOf(currency) }) };
}

/** What goes with a new revision: nothing was said of it yet. */
export const unanswered = { confirmedQuantity: null, promisedDate: null, supplierRemark: null };

/** Sums of the rounded lines. */
export function totalsOf(lines: readonly HeldLine[], { currency }: Pick<PurchaseOrder, 'currency'>) {
  const sum = (name: 'netAmount' | 'vatAmount' | 'grossAmount') =>
    sumOf(lines.map((line) => line[name])).toFixed(scaleOf(currency));
  return {
    lineCount: lines.length,
    ...{ netAmount: sum('netAmount'), vatAmount: sum('vatAmount'), grossAmount: sum('grossAmount') },
  };
}

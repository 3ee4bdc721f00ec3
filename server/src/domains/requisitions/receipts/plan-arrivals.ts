import { Decimal } from 'decimal.js';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';
import type { AcceptedAllocation } from '../allocations/allocations-of.ts';
import { refuseRows } from '../refuse-rows.ts';
import type { GivenItem } from './given-receipt.ts';
import { type Arrival, shareArrival } from './share-arrival.ts';

type Quantity = InstanceType<typeof Exact>;

/** What is known of the lines before the receipt. */
interface Expected {
  lines: ReadonlyMap<string, RequisitionLine>;
  /** Accepted for these lines, the earliest decision first. */
  allocations: readonly AcceptedAllocation[];
  /** Kept so far, by `deliveryKey`. */
  received: ReadonlyMap<string, string>;
  /** Percents that may come over what was ordered. */
  toleranceOf(line: RequisitionLine): string;
}

export const deliveryKey = (lineId: string, supplierId: string | null) => `${lineId} ${supplierId ?? ''}`;

/**
 * Shares what came among the decisions of its suppliers, the earliest first. More than the tolerance over what a supplier was to
 * deliver, or over what the line wants in all, is refused; where nothing was decided the quantity of the line is the measure.
 */
export function planArrivals(items: readonly GivenItem[], expected: Expected): Arrival[] {
  const decidedOf = Map.groupBy(expected.allocations, ({ lineId }) => lineId);
  // What earlier items of the same receipt brought, of a line and of each of its suppliers.
  const brought = new Map<string, Quantity>();
  const errors: FieldError[] = [];
  const arrivals = items.map((given, index) => {
    const line = expected.lines.get(given.procurementItemId) as RequisitionLine;
    const decided = decidedOf.get(line.id) ?? [];
    const supplierId = given.supplierId ?? soleSupplier(decided, index);
    const rejected = given.rejectedQuantity ?? '0';
    const kept = new Exact(given.quantity).minus(rejected);
    const most = mostOf(line, supplierId, decided, expected, brought);
    if (kept.gt(most))
      errors.push(
        delivers(supplierId, decided)
          ? overReceipt(index, line, most.toFixed(), kept.toFixed(), expected.toleranceOf(line))
          : notOrdered(index, line),
      );
    for (const key of [line.id, deliveryKey(line.id, supplierId)]) brought.set(key, kept.plus(brought.get(key) ?? 0));
    return { line, given, supplierId, decided, kept, rejected };
  });
  if (errors.length > 0)
    throw refuseRows(
      'over_receipt',
      words('More was delivered than ordered.', 'Привезли больше, чем заказано.'),
      errors,
    );
  const taken = new Map<string, Quantity>();
  return arrivals.flatMap((one) => shareArrival(one, taken));
}

/** Who delivers need not be said where only one may. */
function soleSupplier(decided: readonly AcceptedAllocation[], index: number): string | null {
  const suppliers = [...new Set(decided.map(({ supplierId }) => supplierId))];
  if (suppliers.length > 1)
    throw invalid([
      fieldError(
        `/items/${index}/supplierId`,
        'required',
        words('is required when several suppliers deliver', 'обязателен, если поставщиков несколько'),
      ),
    ]);
  return suppliers[0] ?? null;
}

function mostOf(
  line: RequisitionLine,
  supplierId: string | null,
  decided: readonly AcceptedAllocation[],
  { received, toleranceOf }: Expected,
  brought: ReadonlyMap<string, Quantity>,
): Quantity {
  const key = deliveryKey(line.id, supplierId);
  const whole = units.get(line.uom)?.whole ?? false;
  const allowed = (base: Quantity) =>
    base
      .times(new Exact(toleranceOf(line)).plus(100))
      .div(100)
      .toDecimalPlaces(whole ? 0 : 6, Decimal.ROUND_DOWN);
  const total = (of: readonly AcceptedAllocation[]) =>
    of.reduce((sum, { quantity }) => sum.plus(quantity), new Exact(0));
  const ofLine = allowed(Exact.max(line.quantity, total(decided)))
    .minus(line.closedShortQuantity)
    .minus(line.receivedQuantity)
    .minus(brought.get(line.id) ?? 0);
  const ofSupplier =
    decided.length === 0
      ? ofLine
      : allowed(total(decided.filter((one) => one.supplierId === supplierId)))
          .minus(received.get(key) ?? 0)
          .minus(brought.get(key) ?? 0);
  return Exact.max(0, Exact.min(ofLine, ofSupplier));
}

/** Whether a supplier was accepted for a line; where nobody was, any supplier may deliver it. */
const delivers = (supplierId: string | null, decided: readonly AcceptedAllocation[]) =>
  decided.length === 0 || decided.some((one) => one.supplierId === supplierId);

const overReceipt = (
  index: number,
  { id, name, quantity, receivedQuantity }: RequisitionLine,
  left: string,
  asked: string,
  tolerancePct: string,
) =>
  tooMuch(
    `/items/${index}/quantity`,
    'over_receipt',
    {
      of: name,
      left,
      asked,
      why: words(
        `${quantity} asked for, ${receivedQuantity} received, tolerance over the order ${tolerancePct} %`,
        `по заявке ${quantity}, получено ${receivedQuantity}, допуск сверх заказа ${tolerancePct} %`,
      ),
    },
    { procurementItemId: id, maxQuantity: left, tolerancePct },
  );

const notOrdered = (index: number, { id, name }: RequisitionLine): FieldError => ({
  ...fieldError(
    `/items/${index}/quantity`,
    'over_receipt',
    words(`“${name}” was not ordered from this supplier`, `«${name}» этому поставщику не заказывали`),
    { procurementItemId: id, maxQuantity: '0' },
  ),
  fix: words(
    'Name the supplier who was accepted for the line, or decide on this one first.',
    'Укажите поставщика, выбранного для строки, или сначала примите решение по этому.',
  ),
});

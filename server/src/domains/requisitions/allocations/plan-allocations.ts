import { Exact } from '../../../kernel/values/decimal.ts';
import type { AcceptedAllocation } from './allocations-of.ts';
import type { GivenAllocation, LineDecision } from './decision.ts';

/** An allocation to be written, with the one whose place it takes. */
export interface PlannedAllocation {
  lineId: string;
  given: GivenAllocation;
  before: AcceptedAllocation | null;
}

export interface AllocationPlan {
  /** New ones. What they replace is among `released`. */
  made: PlannedAllocation[];
  /** Asked for, invoiced or received already: papers name them, so they go on under the same identifier. */
  changed: Array<PlannedAllocation & { before: AcceptedAllocation }>;
  released: AcceptedAllocation[];
}

/** What has to be written so that lines have what was decided, and nothing for what stays as it is. */
export function planAllocations(
  decisions: readonly LineDecision[],
  accepted: readonly AcceptedAllocation[],
): AllocationPlan {
  const plan: AllocationPlan = { made: [], changed: [], released: [] };
  const held = Map.groupBy(accepted, ({ lineId }) => lineId);
  for (const { lineId, allocations } of decisions) {
    const left = [...(held.get(lineId) ?? [])];
    for (const { given, before } of paired(allocations, left)) {
      if (before && isSame(given, before)) continue;
      if (before && isTouched(before)) plan.changed.push({ lineId, given, before });
      else plan.made.push({ lineId, given, before });
      if (before && !isTouched(before)) plan.released.push(before);
    }
    plan.released.push(...left);
  }
  return plan;
}

/** Takes from `left` what each of the given goes on with: the same offer, or else another of the same supplier. */
function paired(given: readonly GivenAllocation[], left: AcceptedAllocation[]) {
  const take = (fits: (held: AcceptedAllocation) => boolean) => {
    const place = left.findIndex(fits);
    return place < 0 ? null : (left.splice(place, 1)[0] as AcceptedAllocation);
  };
  const same = given.map((one) => ({ given: one, before: take((held) => isSameOffer(one, held)) }));
  const ofSupplier = ({ supplierId }: GivenAllocation) =>
    take((held) => held.supplierId === supplierId && isTouched(held)) ?? take((held) => held.supplierId === supplierId);
  return same.map((pair) => (pair.before ? pair : { ...pair, before: ofSupplier(pair.given) }));
}

const isTouched = ({ requestedQuantity, invoicedQuantity, receivedQuantity }: AcceptedAllocation) =>
  [requestedQuantity, invoicedQuantity, receivedQuantity].some((quantity) => new Exact(quantity).gt(0));

const isSameOffer = (given: GivenAllocation, held: AcceptedAllocation) =>
  held.supplierId === given.supplierId &&
  held.quoteLineId === (given.quoteLineId ?? null) &&
  (held.quoteLineId !== null || isSamePrice(given, held));

const isSamePrice = (given: GivenAllocation, held: AcceptedAllocation) =>
  held.currency === given.currency && new Exact(held.price).eq(given.price);

const isSame = (given: GivenAllocation, held: AcceptedAllocation) =>
  isSameOffer(given, held) &&
  isSamePrice(given, held) &&
  new Exact(held.quantity).eq(given.quantity) &&
  (['quoteId', 'quoteVersion', 'vatMode', 'vatRate', 'deliveryDate', 'comment'] as const).every(
    (field) => held[field] === (given[field] ?? null),
  );

/** Whether anything new begins with its supplier: more than there was. */
export const grows = ({ given, before }: PlannedAllocation) =>
  before === null || before.supplierId !== given.supplierId || new Exact(given.quantity).gt(before.quantity);

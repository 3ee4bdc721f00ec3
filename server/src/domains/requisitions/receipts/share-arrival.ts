import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { AcceptedAllocation } from '../allocations/allocations-of.ts';
import type { GivenItem } from './given-receipt.ts';

type Quantity = InstanceType<typeof Exact>;

/** What came by one decision, or by none. */
export interface Arrival {
  line: RequisitionLine;
  given: GivenItem;
  supplierId: string | null;
  allocation: AcceptedAllocation | null;
  kept: string;
  rejected: string;
}

interface Unshared extends Omit<Arrival, 'allocation' | 'kept'> {
  decided: readonly AcceptedAllocation[];
  kept: Quantity;
}

/** One row for each decision it fulfils; what is beyond them stands with the last, what was sent back with the first. */
export function shareArrival({ decided, kept, rejected, ...one }: Unshared, taken: Map<string, Quantity>): Arrival[] {
  const held = decided.filter(({ supplierId }) => supplierId === one.supplierId);
  const parts: Array<{ allocation: AcceptedAllocation | null; kept: Quantity }> = [];
  let left = kept;
  for (const allocation of held) {
    const open = new Exact(allocation.quantity).minus(allocation.receivedQuantity).minus(taken.get(allocation.id) ?? 0);
    const part = Exact.max(0, Exact.min(left, open));
    if (part.gt(0)) parts.push({ allocation, kept: part });
    left = left.minus(part);
  }
  const last = parts.at(-1);
  if (last) last.kept = last.kept.plus(left);
  else parts.push({ allocation: held.at(-1) ?? null, kept: left });
  for (const { allocation, kept: part } of parts)
    if (allocation) taken.set(allocation.id, part.plus(taken.get(allocation.id) ?? 0));
  return parts.map((part, index) => ({
    ...one,
    allocation: part.allocation,
    kept: part.kept.toFixed(),
    rejected: index === 0 ? rejected : '0',
  }));
}

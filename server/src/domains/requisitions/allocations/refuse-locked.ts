import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { AcceptedAllocation } from './allocations-of.ts';
import { totalOf } from './check-decisions.ts';
import type { LineDecision } from './decision.ts';
import type { AllocationPlan } from './plan-allocations.ts';

/** What a supplier has invoiced or delivered of a line stays accepted from it. */
export function refuseLocked(
  decisions: readonly LineDecision[],
  accepted: readonly AcceptedAllocation[],
  { released }: AllocationPlan,
  lines: ReadonlyMap<string, RequisitionLine>,
): void {
  const bySupplier = Map.groupBy(accepted, ({ lineId, supplierId }) => `${lineId} ${supplierId}`);
  const given = new Map(decisions.map(({ lineId, allocations }) => [lineId, allocations]));
  for (const held of bySupplier.values()) {
    const [{ lineId, supplierId }] = held as [AcceptedAllocation];
    const wanted = totalOf((given.get(lineId) ?? []).filter((one) => one.supplierId === supplierId));
    const processed = processedOf(held);
    const isLeft = released.some((one) => held.includes(one) && processedOf([one]).gt(0));
    if (isLeft || (wanted.lt(processed) && wanted.lt(totalOf(held))))
      throw locked(lines.get(lineId) as RequisitionLine, supplierId, processed.toFixed());
  }
}

const processedOf = (held: readonly AcceptedAllocation[]) => {
  const sum = (of: (one: AcceptedAllocation) => string) =>
    held.reduce((total, one) => total.plus(of(one)), new Exact(0));
  return Exact.max(
    sum(({ invoicedQuantity }) => invoicedQuantity),
    sum(({ receivedQuantity }) => receivedQuantity),
  );
};

const locked = ({ id, name }: RequisitionLine, supplierId: string, minimum: string) =>
  conflict(
    'allocation_locked',
    words(
      `The supplier has already invoiced or delivered ${minimum} of “${name}”.`,
      `По строке «${name}» поставщик уже выставил или поставил ${minimum}.`,
    ),
    { procurementItemId: id, supplierId, minimum },
  );

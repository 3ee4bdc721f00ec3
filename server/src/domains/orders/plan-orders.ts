import type { Requisition } from '../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { AcceptedAllocation } from '../requisitions/allocations/allocations-of.ts';
import { lineOfDecision, openOf } from './lines/line-of-decision.ts';
import type { HeldLine } from './lines/purchase-order-line.ts';

export interface PlannedOrder {
  id: string;
  supplierId: string;
  currency: string;
  vatMode: AcceptedAllocation['vatMode'];
  lines: readonly HeldLine[];
}

interface Decided {
  requisition: Requisition;
  lines: readonly RequisitionLine[];
  /** Of one supplier, or of all. */
  allocations: readonly AcceptedAllocation[];
  /** Decisions that an order holds. */
  held: ReadonlySet<string>;
}

/** One order for each supplier, currency and way of VAT, of what no order holds and has not come; its lines in the order of the requisition. */
export function planOrders({ requisition, lines, allocations, held }: Decided): PlannedOrder[] {
  if (allocations.length === 0) throw nobody();
  const places = new Map(lines.map((line, place) => [line.id, { line, place }]));
  const placeOf = ({ lineId }: AcceptedAllocation) => places.get(lineId)?.place ?? 0;
  const free = allocations
    .filter((one) => !held.has(one.id) && new Exact(openOf(one)).gt(0))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  if (free.length === 0) throw nothing();
  const groups = Map.groupBy(free, ({ supplierId, currency, vatMode }) => [supplierId, currency, vatMode].join(' '));
  return [...groups.values()].map((of) => {
    const [{ supplierId, currency, vatMode }] = of as [AcceptedAllocation];
    const id = uuidv7();
    return {
      ...{ id, supplierId, currency, vatMode },
      lines: of.map((one, at) =>
        lineOfDecision(id, at + 1, one, places.get(one.lineId)?.line as RequisitionLine, requisition.dueDate),
      ),
    };
  });
}

const nobody = () =>
  brokenRule(
    'no_accepted_supply',
    words('No supplier has been chosen: there is nothing to order.', 'Поставщик не выбран: заказывать нечего.'),
  );

const nothing = () =>
  brokenRule(
    'nothing_to_order',
    words(
      'Everything that was accepted is ordered or has come already.',
      'Всё, что принято у поставщиков, уже заказано или получено.',
    ),
  );

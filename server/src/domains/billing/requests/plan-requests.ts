import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import type { AcceptedAllocation } from '../../requisitions/allocations/allocations-of.ts';

interface AskedItem {
  procurementItemId: string;
  supplierId?: string | null;
  quantity?: string;
}

export interface PlannedLine {
  allocation: AcceptedAllocation;
  quantity: string;
}

/** Quantities of allocations that were asked for already, or invoiced unasked, by the identifiers of allocations. */
export type Taken = ReadonlyMap<string, string>;

/**
 * What to ask of whom, by supplier: of every named line what its suppliers were accepted for and not asked yet, or the
 * quantity that is named, from the earliest decision on. Nobody is asked for more than was accepted.
 */
export function planRequests(
  items: readonly AskedItem[],
  lines: readonly RequisitionLine[],
  allocations: readonly AcceptedAllocation[],
  taken: Taken,
): ReadonlyMap<string, PlannedLine[]> {
  refuseUnknown(items, lines);
  const planned = new Map<string, PlannedLine[]>();
  for (const [place, item] of items.entries()) {
    const own = allocations.filter(
      (one) => one.lineId === item.procurementItemId && (!item.supplierId || one.supplierId === item.supplierId),
    );
    if (own.length === 0) throw nobody(item);
    const free = own.map((allocation) => ({ allocation, free: freeOf(allocation, taken) }));
    for (const line of spread(item, place, free))
      planned.set(line.allocation.supplierId, [...(planned.get(line.allocation.supplierId) ?? []), line]);
  }
  if (planned.size === 0)
    throw brokenRule(
      'nothing_to_request',
      words(
        'Everything accepted has already been requested or invoiced.',
        'Всё принятое уже запрошено или выставлено в счетах.',
      ),
    );
  return planned;
}

interface Free {
  allocation: AcceptedAllocation;
  free: string;
}

function spread({ procurementItemId, quantity }: AskedItem, place: number, all: readonly Free[]): PlannedLine[] {
  const most = all.reduce((sum, { free }) => sum.plus(free), new Exact(0));
  let rest = quantity === undefined ? most : new Exact(quantity);
  if (rest.gt(most)) throw overRequested(procurementItemId, place, most.toFixed(), rest.toFixed());
  return all.flatMap(({ allocation, free }) => {
    const part = Exact.min(rest, free);
    rest = rest.minus(part);
    return part.gt(0) ? [{ allocation, quantity: part.toFixed() }] : [];
  });
}

const freeOf = ({ id, quantity }: AcceptedAllocation, taken: Taken) =>
  Exact.max(0, new Exact(quantity).minus(taken.get(id) ?? 0)).toFixed();

function refuseUnknown(items: readonly AskedItem[], lines: readonly RequisitionLine[]) {
  const known = new Map(lines.map((line) => [line.id, line]));
  const named = items.map(({ procurementItemId, supplierId }) => `${procurementItemId} ${supplierId ?? ''}`);
  const errors = items.flatMap(({ procurementItemId, quantity }, place): FieldError[] => {
    const line = known.get(procurementItemId);
    const at = `/items/${place}`;
    if (line?.status !== 'active') return [fieldError(`${at}/procurementItemId`, 'not_found_reference', unknown)];
    if (named.indexOf(named[place] as string) !== place) return [fieldError(at, 'duplicate', twice)];
    return quantity === undefined ? [] : quantityFaults(quantity, `${at}/quantity`);
  });
  if (errors.length > 0) throw invalid(errors);
}

const unknown = words(
  'does not match any active line of this requisition',
  'в этой заявке нет такой действующей строки',
);
const twice = words('is listed twice', 'указана дважды');

const nobody = ({ procurementItemId }: AskedItem) =>
  brokenRule(
    'no_accepted_supply',
    words('No supplier has been chosen for this line.', 'Для строки не выбран поставщик.'),
    {
      procurementItemId,
    },
  );

const overRequested = (procurementItemId: string, place: number, max: string, asked: string) =>
  brokenRule(
    'over_requested',
    words(`At most ${max} can still be requested.`, `Запросить можно не больше ${max}.`),
    { procurementItemId, max },
    [tooMuch(`/items/${place}/quantity`, 'over_requested', { left: max, asked })],
  );

import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { refuseRows } from '../refuse-rows.ts';
import type { GivenAllocation, LineDecision } from './decision.ts';

/** Refuses decisions that cannot stand whatever was decided before. Places of errors are those of the body, `/decisions/0/…`. */
export function checkDecisions(
  decisions: readonly LineDecision[],
  lines: ReadonlyMap<string, RequisitionLine>,
  overAllocationPct: string,
): void {
  const errors = decisions.flatMap((decision, index) => faultsOf(decision, index, lines, decisions));
  if (errors.length > 0) throw invalid(errors);
  for (const { lineId } of decisions) refuseCancelled(lines.get(lineId) as RequisitionLine);
  const over = decisions.flatMap(({ lineId, allocations }, index) => {
    const line = lines.get(lineId) as RequisitionLine;
    const most = new Exact(line.quantity).times(new Exact(overAllocationPct).plus(100)).div(100);
    const total = totalOf(allocations);
    return total.lte(most) ? [] : [overAllocated(index, line, most.toFixed(), total.toFixed())];
  });
  if (over.length > 0)
    throw refuseRows(
      'over_allocated',
      words('More is accepted than the requisition needs.', 'Принято больше, чем нужно по заявке.'),
      over,
    );
}

export const totalOf = (allocations: ReadonlyArray<{ quantity: string }>) =>
  allocations.reduce((sum, { quantity }) => sum.plus(quantity), new Exact(0));

function faultsOf(
  { lineId, allocations }: LineDecision,
  index: number,
  lines: ReadonlyMap<string, RequisitionLine>,
  decisions: readonly LineDecision[],
): FieldError[] {
  const at = `/decisions/${index}`;
  const line = lines.get(lineId);
  if (!line) return [fieldError(`${at}/procurementItemId`, 'not_found_reference', noLine)];
  const isSecond = decisions.findIndex((one) => one.lineId === lineId) < index;
  return [
    ...(isSecond ? [fieldError(`${at}/procurementItemId`, 'duplicate', namedTwice)] : []),
    ...allocations.flatMap((given, place) => {
      const here = `${at}/allocations/${place}`;
      const isTwin = allocations.findIndex((one) => offerOf(one) === offerOf(given)) < place;
      return [
        ...(isTwin ? [fieldError(here, 'duplicate_allocation', offeredTwice)] : []),
        ...quantityFaults(given.quantity, `${here}/quantity`, line.uom),
      ];
    }),
  ];
}

/** A quoted line is one offer; without a quote the supplier's price is. */
const offerOf = ({ quoteLineId, supplierId, price, currency }: GivenAllocation) =>
  quoteLineId ?? `${supplierId} ${new Exact(price).toFixed()} ${currency}`;

function refuseCancelled({ id, name, status }: RequisitionLine) {
  if (status === 'active') return;
  throw brokenRule('line_cancelled', words(`“${name}” is cancelled.`, `Строка «${name}» отменена.`), {
    procurementItemId: id,
  });
}

const overAllocated = (index: number, { id, name }: RequisitionLine, max: string, asked: string) =>
  tooMuch(
    `/decisions/${index}/allocations`,
    'over_allocated',
    { of: name, left: max, asked },
    { procurementItemId: id, max },
  );

const noLine = words('does not match any line of this requisition', 'такой строки в заявке нет');
const namedTwice = words('repeats a line given above', 'эта строка уже названа выше');
const offeredTwice = words('repeats an offer given above', 'это предложение уже названо выше');

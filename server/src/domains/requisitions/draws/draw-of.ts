import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionStatus } from '../../../../../nouns/requisition-flow.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import type { Draw } from '../../budgets/plan-draw.ts';
import { scaleOf } from '../sums-of.ts';

/** In these a requisition takes nothing of its budget: it was not sent yet, or is given up. */
const idle: readonly RequisitionStatus[] = ['draft', 'rejected', 'cancelled'];

type Told = Pick<
  Requisition,
  'id' | 'number' | 'budgetCode' | 'departmentName' | 'dueDate' | 'currency' | 'status' | 'heldFrom'
>;

/** A requisition as its budget sees it, with its lines as they now stand. */
export function drawOf(
  { id, number, budgetCode, departmentName, dueDate, currency, status, heldFrom }: Told,
  lines: readonly RequisitionLine[],
  asked: Pick<Draw, 'isAsked' | 'isApproved'> = { isAsked: false, isApproved: false },
): Draw {
  const committed = idle.includes(heldFrom ?? status) ? '0' : commitmentOf(lines, currency);
  return { procurementId: id, number, budgetCode, departmentName, dueDate, currency, committed, ...asked };
}

/**
 * What active lines commit to: what was decided of each at its price, and the rest of its quantity as planned. What was closed short is
 * neither: `Σ actualAmount × min(1, expected ÷ accepted) + plannedAmount × max(0, expected − accepted) ÷ quantity`, where `expected` is the
 * quantity less what was closed short.
 */
export function commitmentOf(lines: readonly RequisitionLine[], currency: string): string {
  const active = lines.filter(({ status }) => status === 'active');
  const sum = active.reduce((total, line) => total.plus(commitmentOfLine(line)), new Exact(0));
  return roundHalfUp(sum.toFixed(), scaleOf(currency));
}

function commitmentOfLine(line: RequisitionLine) {
  const { quantity, closedShortQuantity, plannedAmount, actualAmount, supplyCoverage } = line;
  const { acceptedQuantity: accepted } = supplyCoverage;
  const expected = new Exact(quantity).minus(closedShortQuantity);
  const isCut = new Exact(closedShortQuantity).gt(0) && expected.lt(accepted);
  const decided = isCut ? new Exact(actualAmount ?? '0').times(expected).div(accepted) : new Exact(actualAmount ?? '0');
  const rest = Exact.max(0, expected.minus(accepted)).times(plannedAmount).div(quantity);
  return decided.plus(rest);
}

import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { type AcceptedAllocation, allocationsOf } from '../../requisitions/allocations/allocations-of.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import type { HeldOrder } from '../hold-order.ts';
import type { LineInput } from './line.input.ts';
import { lineOfDecision, priced } from './line-of-decision.ts';
import { type HeldLine, heldDecisions } from './purchase-order-line.ts';

interface Known {
  decisions: ReadonlyMap<string, AcceptedAllocation>;
  needs: ReadonlyMap<string, RequisitionLine>;
  /** Decisions that another order holds. */
  elsewhere: ReadonlySet<string>;
}

/** The lines of a held order as they will stand, at the prices decided now. */
export async function settleLines(
  { db }: WriteContext,
  held: HeldOrder,
  given: readonly LineInput[],
): Promise<HeldLine[]> {
  const { requisition, order, lines: before } = held;
  const allocations = await allocationsOf(db, requisition.id);
  const own = new Set(before.map(({ allocationId }) => allocationId));
  const ofOrder = allocations.filter(
    ({ supplierId, currency, vatMode }) =>
      supplierId === order.supplierId && currency === order.currency && vatMode === order.vatMode,
  );
  const ordered = await heldDecisions(
    db,
    ofOrder.map(({ id }) => id),
  );
  const known: Known = {
    decisions: new Map(ofOrder.map((one) => [one.id, one])),
    needs: new Map((await linesOf(db, requisition.id)).map((line) => [line.id, line])),
    elsewhere: ordered.difference(own),
  };
  const settled = given.map((input, at) => settleLine(held, input, at, known));
  const errors = settled.flatMap((line, at) => faultsOf(line, given, at, known));
  if (errors.length > 0) throw invalid(errors);
  return settled.filter((line) => line !== null);
}

/** Null for a decision that the order may not fulfil. */
function settleLine(
  { requisition, order, lines }: HeldOrder,
  { allocationId, quantity, wantedDate }: LineInput,
  at: number,
  { decisions, needs, elsewhere }: Known,
): HeldLine | null {
  const was = lines.find((line) => line.allocationId === allocationId);
  const decided = decisions.get(allocationId);
  const needed = decided && needs.get(decided.lineId);
  if (!decided || !needed || elsewhere.has(allocationId)) return null;
  const line = was ?? lineOfDecision(order.id, at + 1, decided, needed, requisition.dueDate);
  const wanted = quantity ?? line.quantity;
  return {
    ...line,
    position: at + 1,
    quantity: wanted,
    ...priced(decided, wanted),
    wantedDate: wantedDate === undefined ? line.wantedDate : wantedDate,
  };
}

function faultsOf(line: HeldLine | null, given: readonly LineInput[], at: number, { elsewhere }: Known): FieldError[] {
  const { allocationId } = given[at] as LineInput;
  const named = `/lines/${at}/allocationId`;
  if (given.findIndex((one) => one.allocationId === allocationId) < at) return [fieldError(named, 'duplicate', twice)];
  if (elsewhere.has(allocationId)) return [fieldError(named, 'ordered_elsewhere', taken)];
  if (!line) return [fieldError(named, 'not_found_reference', unknown)];
  const { quantity, uom, decidedQuantity: max } = line;
  const field = `/lines/${at}/quantity`;
  const over = new Exact(quantity).gt(max)
    ? [tooMuch(field, 'over_ordered', { left: max, asked: quantity, why: decided }, { max })]
    : [];
  return [...quantityFaults(quantity, field, uom), ...over];
}

const twice = words('is listed twice', 'указано дважды');
const taken = words('is in another order', 'уже в другом заказе');
const unknown = words(
  'does not match any decision for this supplier in this currency and way of VAT',
  'такого решения по этому поставщику, валюте и учёту НДС в заявке нет',
);
const decided = words('as was decided', 'столько принято по решению');

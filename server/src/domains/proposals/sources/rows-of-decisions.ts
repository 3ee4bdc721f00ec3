import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { fxTo } from '../../company/fx-to.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { type AcceptedAllocation, allocationsOf } from '../../requisitions/allocations/allocations-of.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import { mostRows, type RowInput } from '../proposal.input.ts';
import { inTerms } from './in-terms.ts';
import { rateOf, type Target } from './rate-of.ts';

/** A row for each quantity that was accepted from a supplier, at what it costs there, grouped by suppliers. */
export async function rowsOfDecisions(
  ctx: WriteContext,
  { id, number }: Requisition,
  target: Target,
): Promise<RowInput[]> {
  const [accepted, lines] = [await allocationsOf(ctx.db, id), await linesOf(ctx.db, id)];
  if (accepted.length === 0) throw nothingDecided(number);
  if (accepted.length > mostRows)
    throw invalidField('/procurementId', 'maximum', words('makes too many rows', 'получается слишком много строк'), {
      limit: mostRows,
    });
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const suppliers = await supplierRefs(ctx.db, [...new Set(accepted.map(({ supplierId }) => supplierId))]);
  const to = await fxTo(
    ctx,
    target.currency,
    accepted.map(({ currency }) => currency),
  );
  return inOrder(accepted, wanted).map(([one, line]) => {
    const vatRate = target.vatMode === 'none' ? 'none' : (line.vatRate ?? one.vatRate ?? target.usualRate);
    const supplierName = suppliers.get(one.supplierId)?.name ?? null;
    return {
      ...{ procurementItemId: line.id, catalogItemId: line.catalogItemId, name: line.name, uom: line.uom, vatRate },
      ...{ supplierName, groupKey: one.supplierId, groupLabel: supplierName, quantity: one.quantity },
      unitCost: inTerms(one, rateOf(to, one.currency), { vatMode: target.vatMode, vatRate }),
    };
  });
}

/** Supplier by supplier, each in the order of the lines. */
const inOrder = (accepted: readonly AcceptedAllocation[], wanted: ReadonlyMap<string, RequisitionLine>) => {
  const suppliers = [...new Set(accepted.map(({ supplierId }) => supplierId))];
  const placed = accepted.flatMap((one): Array<[AcceptedAllocation, RequisitionLine]> => {
    const line = wanted.get(one.lineId);
    return line ? [[one, line]] : [];
  });
  return placed.toSorted(
    ([one, line], [other, another]) =>
      suppliers.indexOf(one.supplierId) - suppliers.indexOf(other.supplierId) || line.position - another.position,
  );
};

const nothingDecided = (number: string) =>
  brokenRule(
    'nothing_decided',
    words(
      `Nothing has been accepted from suppliers for ${number}: give the rows yourself.`,
      `По заявке ${number} у поставщиков ещё ничего не принято: укажите строки сами.`,
    ),
  );

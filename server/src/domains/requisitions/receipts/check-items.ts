import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import {
  brokenRule,
  type FieldError,
  fieldError,
  invalid,
  unknownReference,
  words,
} from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';
import type { GivenItem, GivenReceipt } from './given-receipt.ts';

/** Refuses what cannot have been received: in the future, at a closed warehouse, from an unknown supplier, for lines of another requisition. */
export async function checkItems(
  ctx: WriteContext,
  { warehouseId, receivedAt, items }: GivenReceipt,
  lines: ReadonlyMap<string, RequisitionLine>,
): Promise<void> {
  const errors = items.flatMap((item, index) => faultsOf(item, lines.get(item.procurementItemId), `/items/${index}`));
  if (errors.length > 0) throw invalid(errors);
  for (const { procurementItemId } of items) refuseDone(lines.get(procurementItemId) as RequisitionLine);
  if (Date.parse(receivedAt) > portalNow().getTime())
    throw brokenRule(
      'received_in_future',
      words('The receipt date cannot be in the future.', 'Нельзя принять товар будущим временем.'),
    );
  refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'warehouseId');
  await checkSuppliers(ctx, items);
}

function faultsOf(item: GivenItem, line: RequisitionLine | undefined, at: string): FieldError[] {
  const { quantity, rejectedQuantity = '0', rejectReason } = item;
  if (!line) return [fieldError(`${at}/procurementItemId`, 'not_found_reference', noLine)];
  const isRejected = !new Exact(rejectedQuantity).isZero();
  return [
    ...quantityFaults(quantity, `${at}/quantity`, line.uom),
    ...(isRejected ? quantityFaults(rejectedQuantity, `${at}/rejectedQuantity`, line.uom) : []),
    ...(new Exact(rejectedQuantity).gt(quantity)
      ? [fieldError(`${at}/rejectedQuantity`, 'maximum', tooMuch, { limit: quantity })]
      : []),
    ...(isRejected && !rejectReason ? [fieldError(`${at}/rejectReason`, 'required', why)] : []),
  ];
}

function refuseDone({ id, name, status, quantity, receivedQuantity, closedShortQuantity }: RequisitionLine) {
  const about = { procurementItemId: id };
  if (status === 'cancelled')
    throw brokenRule('line_cancelled', words(`“${name}” is cancelled.`, `Строка «${name}» отменена.`), about);
  if (new Exact(closedShortQuantity).gt(0) && new Exact(receivedQuantity).plus(closedShortQuantity).gte(quantity))
    throw brokenRule(
      'line_closed_short',
      words(
        `The rest of “${name}” is no longer expected; reopen the requisition first.`,
        `Остаток по строке «${name}» больше не ждут; сначала откройте заявку заново.`,
      ),
      about,
    );
}

async function checkSuppliers({ db }: WriteContext, items: readonly GivenItem[]) {
  const ids = [...new Set(items.flatMap(({ supplierId }) => supplierId ?? []))];
  const refs = await supplierRefs(db, ids);
  if (ids.some((id) => !refs.has(id))) throw unknownReference('supplierId', counterparty.noun);
}

const noLine = words('does not match any line of this requisition', 'такой строки в заявке нет');
const tooMuch = words('is more than was delivered', 'больше, чем привезли');
const why = words('is required for goods sent back', 'обязательна для того, что вернули');

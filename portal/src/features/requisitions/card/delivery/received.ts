import type { RecordOption } from '../../../../kit/form/record-option.ts';
import type { RequisitionLine } from '../../queries.ts';
import type { BatchDraft } from './batch-draft-query.ts';
import { linesOfSupplier, type Receipt, stillDueOf } from './delivery.ts';

/** What a line that is no catalog item becomes; the rules of the company decide unless it is said. */
export interface Stocked {
  stockAs: 'item' | 'create' | 'outside_stock' | null;
  item: RecordOption | null;
}

/** What came of a line, as the form holds it. */
export interface Received extends Stocked {
  quantity: string | null;
  /** Of it sent back at the door, and why. */
  rejected: string | null;
  reason: string;
  supplierId: string | null;
}

/** What each line of one supplier, or of all, still waits for. */
export const dueOf = (
  lines: readonly RequisitionLine[],
  supplierId: string | null,
  receipts: readonly Receipt[],
): ReadonlyMap<string, Received> =>
  new Map(
    linesOfSupplier(lines, supplierId).map((line) => [
      line.id,
      {
        quantity: stillDueOf(line, supplierId, receipts),
        ...{ rejected: null, reason: '', supplierId: null, stockAs: null, item: null },
      },
    ]),
  );

/** What a delivery batch brought of each line; of several suppliers of one line the first, the others come with the next receipt. */
export const broughtByBatch = ({ items }: Pick<BatchDraft, 'items'>): ReadonlyMap<string, Received> =>
  new Map(
    [...items]
      .reverse()
      .map(({ procurementItemId, quantity, supplierId }) => [
        procurementItemId,
        { ...{ quantity, supplierId }, ...{ rejected: null, reason: '', stockAs: null, item: null } },
      ]),
  );

/** Lines that something came of: those left empty or at nothing are not sent. */
export const cameOf = <Line extends { id: string }>(
  lines: readonly Line[],
  received: ReadonlyMap<string, Received>,
): Line[] => lines.filter(({ id }) => (received.get(id)?.quantity ?? '0') !== '0');

/** A line of a receipt as the server takes it. */
export const receivedItem = (procurementItemId: string, given: Received | undefined, supplierId: string | null) => ({
  procurementItemId,
  quantity: given?.quantity ?? '',
  ...(given?.rejected && { rejectedQuantity: given.rejected, rejectReason: given.reason.trim() || null }),
  ...((supplierId ?? given?.supplierId) && { supplierId: supplierId ?? given?.supplierId ?? undefined }),
  ...(given?.stockAs === 'item' && given.item && { catalogItemId: given.item.id }),
  ...(given?.stockAs && given.stockAs !== 'item' && { withoutItem: given.stockAs }),
});

import { compareDecimals } from '../../../../kit/decimal-sum.ts';
import { restOf } from '../../../../kit/rest-of.ts';
import type { RequisitionLine } from '../../queries.ts';

/** A reservation as its form holds it. */
export interface ReserveValues {
  warehouseId: string | null;
  quantity: string | null;
  /** The last day of it, `YYYY-MM-DD`; nothing where it has no end. */
  until: string;
  comment: string;
}

type Needed = Pick<RequisitionLine, 'quantity' | 'receivedQuantity' | 'closedShortQuantity' | 'reservedQuantity'>;

/** What a line still waits for and has not reserved. */
export function leftToReserve({ quantity, ...done }: Needed): string {
  const { receivedQuantity, closedShortQuantity, reservedQuantity } = done;
  const left = [receivedQuantity, closedShortQuantity, reservedQuantity].reduce(
    (sum, part) => restOf(sum, part),
    quantity,
  );
  return compareDecimals(left, '0') > 0 ? left : '0';
}

/** The day ends by the clock of whoever fills the form in. */
export const reserveBodyOf = (
  { id: procurementItemId }: Pick<RequisitionLine, 'id'>,
  { warehouseId, quantity, until, comment }: ReserveValues,
) => ({
  ...{ procurementItemId, warehouseId: warehouseId ?? '', quantity: quantity ?? '0', comment: comment.trim() || null },
  expiresAt: until === '' ? null : new Date(`${until}T23:59:59`).toISOString(),
});

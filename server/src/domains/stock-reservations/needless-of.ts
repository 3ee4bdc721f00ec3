import type { Requisition } from '../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { ReleaseReason, StockReservation } from '../../../../nouns/stock-reservation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { leftOf } from './left-of.ts';
import { neededOf } from './needed-of.ts';

interface Needless {
  before: StockReservation;
  reason: ReleaseReason;
}

/** Reservations that a requisition needs no longer: all where it has ended, otherwise the newest beyond what their line still waits for. */
export function needlessOf(
  { status, archivedAt }: Pick<Requisition, 'status' | 'archivedAt'>,
  lines: readonly RequisitionLine[],
  reservations: readonly StockReservation[],
): Needless[] {
  if (status === 'completed' || status === 'cancelled' || archivedAt !== null)
    return reservations.map((before) => ({ before, reason: 'requisition_ended' }));
  const byLine = Map.groupBy(reservations, ({ procurementItemId }) => procurementItemId);
  return lines.flatMap((line) => beyondNeed(line, byLine.get(line.id) ?? []));
}

/** Identifiers grow with time, so the earliest come first. */
function beyondNeed(line: RequisitionLine, reservations: readonly StockReservation[]): Needless[] {
  let needed = line.status === 'active' ? neededOf(line) : new Exact(0);
  return reservations.flatMap((before): Needless[] => {
    const left = leftOf(before);
    if (before.uom === line.uom && needed.gte(left)) {
      needed = needed.minus(left);
      return [];
    }
    return [{ before, reason: 'line_changed' }];
  });
}

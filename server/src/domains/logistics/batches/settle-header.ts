import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { FieldError } from '../../../kernel/problems/errors.ts';
import type { BatchDraft } from './batch-draft.ts';
import { headerFaults } from './header-faults.ts';
import type { Known } from './known-of.ts';

/** Everything of a batch but its items, as it will stand: what is not given follows from the route, its stop, the object and the requisition. */
export function settleHeader({ before, input, at }: BatchDraft, known: Known) {
  const { items: _, ...given } = input;
  const value = <Name extends keyof DeliveryBatch & keyof typeof given>(name: Name) =>
    (given[name] === undefined ? (before?.[name] ?? null) : given[name]) as DeliveryBatch[Name] | null;
  const procurementId = before ? before.procurementId : (given.procurementId ?? requisitionOfItems(input, known));
  const routeId = value('routeId');
  const route = known.routes.get(routeId ?? '');
  const isNewRoute = routeId !== (before?.routeId ?? null);
  const stopId = given.stopId === undefined ? (isNewRoute ? null : (before?.stopId ?? null)) : given.stopId;
  const stop = route?.stops.find(({ id }) => id === stopId);
  const isNewStop = stopId !== null && stopId !== (before?.stopId ?? null);
  const isOpen = stop?.objectId && known.objects.get(stop.objectId)?.archivedAt === null;
  const objectId = given.objectId === undefined && isNewStop && isOpen ? stop.objectId : value('objectId');
  const isMoved = objectId !== (before?.objectId ?? null);
  const isFresh = given.warehouseId === undefined && (before === null || (before.warehouseId === null && isMoved));
  const warehouseId = isFresh ? warehouseFor(known, objectId, procurementId) : value('warehouseId');
  const plannedDate = before || given.plannedDate !== undefined ? value('plannedDate') : (route?.plannedDate ?? null);
  const values = {
    procurementId,
    supplierId: value('supplierId'),
    routeId,
    stopId,
    objectId,
    warehouseId,
    plannedDate,
  };
  const errors: FieldError[] = headerFaults(values, { before, given, known, at });
  return { values: { ...given, ...values }, errors };
}

/** The only requisition that the lines are of; which of several is for the caller to say. */
function requisitionOfItems({ items = [] }: BatchDraft['input'], { lines }: Known): string | null {
  const [first] = items.flatMap(({ procurementItemId }) => lines.get(procurementItemId ?? '')?.procurementId ?? []);
  return first ?? null;
}

/** Where the goods enter stock unless it is said: at the object they go to, or where the requisition wants them. One that was closed is not taken. */
function warehouseFor(
  { objects, requisitions, warehouses }: Known,
  objectId: string | null,
  procurementId: string | null,
) {
  const wanted = [objects.get(objectId ?? '')?.warehouseId, requisitions.get(procurementId ?? '')?.deliveryWarehouseId];
  return wanted.find((id) => id && warehouses.get(id)?.archived === false) ?? null;
}

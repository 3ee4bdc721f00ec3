import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { archivedFault } from '../../../kernel/problems/archived-reference.ts';
import { type FieldError, fieldError, unknownRecord, type Words, words } from '../../../kernel/problems/errors.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { warehouse } from '../../warehouses/warehouse.ts';
import { logisticsObject } from '../objects/logistics-object.ts';
import { deliveryRoute } from '../routes/delivery-route.ts';
import type { Known } from './known-of.ts';

type Named = Pick<DeliveryBatch, 'procurementId' | 'supplierId' | 'routeId' | 'stopId' | 'objectId' | 'warehouseId'>;

interface Seen {
  before: DeliveryBatch | null;
  given: Partial<Record<keyof Named, string | null | undefined>>;
  known: Known;
  at: string;
}

/** What is wrong with what a batch names. What it has named before stays whatever has become of it. */
export function headerFaults(values: Named, { before, given, known, at }: Seen): FieldError[] {
  const isNew = (name: keyof Named) => values[name] !== null && values[name] !== (before?.[name] ?? null);
  const check = (name: keyof Named, noun: Words, found: { isArchived: boolean } | undefined): FieldError[] => {
    if (!isNew(name)) return [];
    if (!found) return [unknownRecord(`${at}/${name}`)];
    return found.isArchived ? [archivedFault(`${at}/${name}`, noun)] : [];
  };
  const [supplier, route] = [known.suppliers.get(values.supplierId ?? ''), known.routes.get(values.routeId ?? '')];
  const [object, place] = [known.objects.get(values.objectId ?? ''), known.warehouses.get(values.warehouseId ?? '')];
  const fixed = before && given.procurementId !== undefined && given.procurementId !== before.procurementId;
  const isUnknown = values.procurementId !== null && !known.requisitions.has(values.procurementId);
  return [
    ...(fixed ? [fieldError(`${at}/procurementId`, 'read_only', forGood)] : []),
    ...(isUnknown ? [unknownRecord(`${at}/procurementId`)] : []),
    ...check('supplierId', counterparty.noun, supplier && { isArchived: supplier.status === 'archived' }),
    ...check('routeId', deliveryRoute.noun, route && { isArchived: route.archivedAt !== null }),
    ...check('objectId', logisticsObject.noun, object && { isArchived: object.archivedAt !== null }),
    ...check('warehouseId', warehouse.noun, place && { isArchived: place.archived }),
    ...stopFaults(values, route, `${at}/stopId`),
  ];
}

function stopFaults({ routeId, stopId }: Named, route: { stops: Array<{ id: string }> } | undefined, at: string) {
  if (stopId === null) return [];
  if (routeId === null) return [fieldError(at, 'stop_without_route', routeless)];
  return route && !route.stops.some(({ id }) => id === stopId)
    ? [fieldError(at, 'not_found_reference', elsewhere)]
    : [];
}

const forGood = words('is set when the batch is created', 'указывают при создании партии');
const routeless = words('is a stop of a route: name the route too', 'точка относится к маршруту: укажите и маршрут');
const elsewhere = words('does not match any stop of this route', 'такой точки в этом маршруте нет');

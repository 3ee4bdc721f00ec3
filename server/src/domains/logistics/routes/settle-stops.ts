import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { RouteStop } from '../../../../../nouns/route-stop.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archivedFault } from '../../../kernel/problems/archived-reference.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { halfFaults, placeFaults } from '../../warehouses/check-place.ts';
import { logisticsObject } from '../objects/logistics-object.ts';
import { holdObjects } from '../objects/object-refs.ts';
import type { StopInput } from './delivery-route.input.ts';
import { orderFaults } from './order-faults.ts';
import type { StopRow } from './route-stop.ts';

type Objects = ReadonlyMap<string, LogisticsObject>;

/** Stops as they will stand, in the order they are passed. What is wrong with any of them is told of all at once. */
export async function settleStops(
  ctx: WriteContext,
  given: readonly StopInput[],
  before: readonly RouteStop[],
): Promise<StopRow[]> {
  const objects = await holdObjects(
    ctx.db,
    given.flatMap(({ objectId }) => objectId ?? []),
  );
  const stops = given.map((one, at) => standing(one, at, given.length, objects));
  const errors = [
    ...orderFaults(given),
    ...stops.flatMap((stop, at) => [
      ...identityFaults(given, at, before),
      ...objectFaults(stop, at, objects, before),
      ...placeFaults(stop, `/stops/${at}`),
      ...halfFaults(stop, `/stops/${at}`),
    ]),
  ];
  if (errors.length > 0) throw invalid(errors);
  return stops.toSorted((one, other) => one.sequence - other.sequence);
}

function standing(input: StopInput, at: number, count: number, objects: Objects): StopRow {
  const object = objects.get(input.objectId ?? '');
  const sequence = input.sequence ?? at + 1;
  const isPlaced = isGiven(input.latitude) || isGiven(input.longitude);
  const { latitude = null, longitude = null } = isPlaced ? input : (object ?? {});
  return {
    ...{ id: input.id ?? uuidv7(), sequence, kind: input.kind ?? kindOf(sequence, count), latitude, longitude },
    label: input.label ?? object?.name ?? null,
    objectId: input.objectId ?? null,
    address: input.address ?? object?.address ?? null,
    plannedAt: input.plannedAt ?? null,
  };
}

const isGiven = (value: string | null | undefined) => value !== undefined && value !== null;

const kindOf = (sequence: number, count: number): RouteStop['kind'] => {
  if (sequence === count) return 'destination';
  return sequence === 1 ? 'origin' : 'delivery';
};

function identityFaults(given: readonly StopInput[], at: number, before: readonly RouteStop[]): FieldError[] {
  const { id } = given[at] as StopInput;
  if (id === undefined) return [];
  const pointer = `/stops/${at}/id`;
  if (given.findIndex((one) => one.id === id) < at)
    return [fieldError(pointer, 'duplicate', words('is named twice', 'указан дважды'))];
  if (before.some((stop) => stop.id === id)) return [];
  return [fieldError(pointer, 'not_found_reference', unknownStop)];
}

/** An object that the route has named before may have been archived since. */
function objectFaults({ objectId }: StopRow, at: number, objects: Objects, before: readonly RouteStop[]): FieldError[] {
  if (objectId === null) return [];
  const pointer = `/stops/${at}/objectId`;
  const object = objects.get(objectId);
  if (!object) return [fieldError(pointer, 'not_found_reference', unknownObject)];
  const isNew = !before.some((stop) => stop.objectId === objectId);
  return isNew && object.archivedAt ? [archivedFault(pointer, logisticsObject.noun)] : [];
}

const unknownStop = words('does not match any stop of this route', 'такой точки в этом маршруте нет');
const unknownObject = words('does not match any logistics object', 'такого объекта логистики нет');

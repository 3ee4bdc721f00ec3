import Type, { type TSchema } from 'typebox';
import { deliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import { deliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { Fields } from '../../../../../nouns/kit/noun.ts';
import { logisticsObject } from '../../../../../nouns/logistics-object.ts';
import { regionalSettings } from '../../../../../nouns/regional-settings.ts';
import { routeStop } from '../../../../../nouns/route-stop.ts';
import { vehicle } from '../../../../../nouns/vehicle.ts';
import { vehicleLocation } from '../../../../../nouns/vehicle-location.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { date, flag, integer, nullable, object, text } from '../../../kernel/fields.ts';

/** The named fields of a noun as its own answers have them. */
function fieldsOf<F extends Fields, const Name extends keyof F & string>(noun: { fields: F }, names: readonly Name[]) {
  const all = answeredOf(noun.fields) as Record<string, TSchema>;
  return Object.fromEntries(names.map((name) => [name, all[name] as TSchema]));
}

const place = ['address', 'latitude', 'longitude'] as const;

const batch = object(
  {
    ...fieldsOf(deliveryBatch, ['id', 'number', 'status', 'stopId', 'stopSequence', 'objectId']),
    ...fieldsOf(deliveryBatch, [
      'procurementId',
      'procurementNumber',
      'plannedDate',
      'itemCount',
      'weightKg',
      'volumeM3',
    ]),
    goods: Type.Array(object(fieldsOf(deliveryBatchItem, ['name', 'quantity', 'uom'])), {
      title: 'What it carries, the first three items',
    }),
  },
  { title: 'Delivery batch' },
);

const route = object(
  {
    ...fieldsOf(deliveryRoute, ['id', 'number', 'name', 'plannedDate', 'distanceKm', 'isActive']),
    ...fieldsOf(deliveryRoute, ['carrierId', 'carrierName', 'driverName', 'vehicleId', 'vehicleNumber']),
    stops: Type.Array(
      object(fieldsOf(routeStop, ['id', 'sequence', 'kind', 'label', 'objectId', ...place, 'plannedAt'])),
      { title: 'Stops' },
    ),
    batches: Type.Array(batch, { title: 'Batches on the route' }),
  },
  { title: 'Delivery route' },
);

const point = object(
  {
    ...fieldsOf(vehicleLocation, ['recordedAt', 'status', ...place, 'speed', 'heading']),
    ageSeconds: integer('Seconds since it was recorded', { minimum: 0 }),
  },
  { title: 'Where it was last' },
);

const region = object({
  region: text(200, 'Region'),
  objects: integer('Objects', { minimum: 0 }),
});

const day = object({
  date: date('Date'),
  routes: integer('Routes', { minimum: 0 }),
  batches: integer('Batches', { minimum: 0 }),
});

const tiles = object(fieldsOf(regionalSettings, ['mapTilesUrl', 'mapTilesAttribution']));

/** What the map is drawn from. */
export const mapAnswer = object({
  objects: Type.Array(
    object(
      fieldsOf(logisticsObject, ['id', 'code', 'name', 'kind', 'region', ...place, 'warehouseId', 'counterpartyId']),
    ),
    {
      title: 'Logistics objects that have coordinates',
    },
  ),
  routes: Type.Array(route, { title: 'Routes' }),
  batches: Type.Array(batch, { title: 'Batches that go to an object and stand on no route' }),
  vehicles: Type.Array(
    object({ ...fieldsOf(vehicle, ['id', 'plateNumber', 'model', 'kind']), location: nullable(point) }),
    { title: 'Vehicles' },
  ),
  regions: Type.Array(region, { title: 'Regions of the objects in use' }),
  objectsWithoutCoordinates: integer('Objects in use that have no coordinates', { minimum: 0 }),
  days: Type.Array(day, { title: 'What is planned on the days around' }),
  truncated: flag('There is more than the limit'),
  tiles: nullable(tiles),
});

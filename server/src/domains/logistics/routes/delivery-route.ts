import { deliveryRoute as declared } from '../../../../../nouns/delivery-route.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { raw, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { endColumn, stopsColumn } from './route-stop.ts';

export const deliveryRoute = entityOf(declared);

/** Batches on the route that take of what its vehicle carries. */
const ofBatches = (what: string) => (tenant: TenantValue) =>
  sql`
  (select ${raw(what)} from delivery_batches load where load.tenant_id = ${tenant} and load.route_id = route.id
   and load.archived_at is null and load.status not in ('cancelled', 'returned'))`;

export const deliveryRoutes = store(deliveryRoute, {
  carrierName: (tenant) => sql`
    coalesce((select party.short_name from counterparties party
      where party.tenant_id = ${tenant} and party.id = route.carrier_id), route.carrier_name)`,
  driverName: (tenant) => sql`
    coalesce((select person.full_name from drivers person
      where person.tenant_id = ${tenant} and person.id = route.driver_id), route.driver_name)`,
  vehicleNumber: (tenant) => sql`
    coalesce((select car.plate_number from vehicles car
      where car.tenant_id = ${tenant} and car.id = route.vehicle_id), route.vehicle_number)`,
  originAddress: (tenant) => endColumn(tenant, 'first', 'address'),
  originLatitude: (tenant) => endColumn(tenant, 'first', 'latitude'),
  originLongitude: (tenant) => endColumn(tenant, 'first', 'longitude'),
  destinationAddress: (tenant) => endColumn(tenant, 'last', 'address'),
  destinationLatitude: (tenant) => endColumn(tenant, 'last', 'latitude'),
  destinationLongitude: (tenant) => endColumn(tenant, 'last', 'longitude'),
  stops: stopsColumn,
  batchCount: ofBatches('count(*)::int'),
  weightKg: ofBatches('trim_scale(coalesce(sum(load.weight_kg), 0))'),
  volumeM3: ofBatches('trim_scale(coalesce(sum(load.volume_m3), 0))'),
});

export const routeListing = listingOf(declared, { name: 'delivery-routes', defaultSort: '-plannedDate' });

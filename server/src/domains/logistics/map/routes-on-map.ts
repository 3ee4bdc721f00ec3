import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { isoText } from '../../../platform/records/iso-text.ts';
import type { MapFilters } from './map-filters.ts';
import { routesShown } from './shown-on-map.ts';

interface RouteOnMap {
  id: string;
  plannedDate: string | null;
  stops: ReadonlyArray<Record<string, unknown>>;
}

/** Routes with their stops in order, the latest days first; one more than the limit tells that there are others. */
export const routesOnMap = (db: Db, filters: MapFilters) =>
  db.many<RouteOnMap>(sql`
    select route.id, route.number, route.name, route.planned_date::text as "plannedDate", route.distance_km::text as "distanceKm",
      route.is_active as "isActive", route.carrier_id as "carrierId", coalesce(party.short_name, route.carrier_name) as "carrierName",
      coalesce(person.full_name, route.driver_name) as "driverName", route.vehicle_id as "vehicleId",
      coalesce(car.plate_number, route.vehicle_number) as "vehicleNumber", coalesce(passed.stops, '[]') as stops
    from (select route.* ${routesShown(db.tenant, filters)}
      order by route.planned_date desc nulls last, route.id limit ${filters.limit + 1}) route
    left join counterparties party on party.tenant_id = ${db.tenant} and party.id = route.carrier_id
    left join drivers person on person.tenant_id = ${db.tenant} and person.id = route.driver_id
    left join vehicles car on car.tenant_id = ${db.tenant} and car.id = route.vehicle_id
    left join lateral (
      select json_agg(json_build_object('id', stop.id, 'sequence', stop.sequence, 'kind', stop.kind, 'label', stop.label,
        'objectId', stop.object_id, 'address', stop.address, 'latitude', stop.latitude::text, 'longitude', stop.longitude::text,
        'plannedAt', ${raw(isoText('stop.planned_at'))}) order by stop.sequence) as stops
      from route_stops stop where stop.tenant_id = ${db.tenant} and stop.route_id = route.id) passed on true
    order by route.planned_date desc nulls last, route.id`);

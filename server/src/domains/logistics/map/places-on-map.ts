import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { isoText } from '../../../platform/records/iso-text.ts';
import type { MapFilters } from './map-filters.ts';
import { objectsShown, vehiclesShown } from './shown-on-map.ts';

/** Objects with coordinates; one more than the limit tells that there are others. */
export const objectsOnMap = (db: Db, filters: MapFilters) =>
  db.many<{ id: string }>(sql`
    select object.id, object.code, object.name, object.kind, object.region, object.address,
      object.latitude::text as latitude, object.longitude::text as longitude, object.warehouse_id as "warehouseId", object.counterparty_id as "counterpartyId"
    ${objectsShown(db.tenant, filters)}
    order by object.id limit ${filters.limit + 1}`);

interface VehicleOnMap {
  id: string;
  location: Point | null;
}

interface Point {
  recordedAt: string;
}

/** Vehicles with their last point and its age; a clock ahead of ours makes no point younger than now. */
export const vehiclesOnMap = async (db: Db, filters: MapFilters) => {
  const vehicles = await db.many<VehicleOnMap>(sql`
    select vehicle.id, vehicle.plate_number as "plateNumber", vehicle.model, vehicle.kind,
      (case when vehicle.latest_point_id is not null then json_build_object(
        'recordedAt', ${raw(isoText('vehicle.latest_recorded_at'))}, 'status', vehicle.latest_movement, 'address', vehicle.latest_address,
        'latitude', vehicle.latest_latitude::text, 'longitude', vehicle.latest_longitude::text,
        'speed', vehicle.latest_speed::text, 'heading', vehicle.latest_heading::text) end) as location
    ${vehiclesShown(db.tenant, filters)}
    order by vehicle.id limit ${filters.limit + 1}`);
  return vehicles.map(({ location, ...vehicle }) => ({ ...vehicle, location: location && aged(location) }));
};

const aged = (point: Point) => ({
  ...point,
  ageSeconds: Math.max(0, Math.floor((portalNow().getTime() - Date.parse(point.recordedAt)) / 1_000)),
});

/** How many objects in use each region has, and how many of them have no coordinates. */
export const regionsOnMap = (db: Db) =>
  db.many<{ region: string | null; objects: number; unplaced: number }>(sql`
    select object.region, count(*)::int as objects, (count(*) filter (where object.latitude is null))::int as unplaced
    from logistics_objects object where object.tenant_id = ${db.tenant} and object.archived_at is null and object.is_active
    group by object.region order by object.region`);

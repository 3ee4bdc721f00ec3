import { empty, join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { inBox } from './box-of.ts';
import type { MapFilters } from './map-filters.ts';

const all = (conditions: ReadonlyArray<Sql | false | undefined>) => {
  const given = conditions.filter((one): one is Sql => Boolean(one));
  return given.length === 0 ? empty : sql` and ${join(given, ' and ')}`;
};

const plannedWithin = (column: string, { from, to }: Pick<MapFilters, 'from' | 'to'>) => [
  from !== undefined && sql`${raw(column)} >= ${from}`,
  to !== undefined && sql`${raw(column)} <= ${to}`,
];

/** Routes that the map shows, as `from … where …`; without days those in use. */
export const routesShown = (tenant: string, filters: MapFilters): Sql => {
  const { from, to, region, statuses, box } = filters;
  return sql`
    from delivery_routes route where route.tenant_id = ${tenant} and route.archived_at is null${all([
      from === undefined && to === undefined && sql`route.is_active`,
      ...plannedWithin('route.planned_date', filters),
      statuses.length > 0 &&
        sql`exists (select 1 from delivery_batches batch where batch.tenant_id = ${tenant} and batch.route_id = route.id
          and batch.archived_at is null and batch.status = any(${statuses}))`,
      region !== undefined &&
        sql`exists (select 1 from route_stops stop
          join logistics_objects place on place.tenant_id = ${tenant} and place.id = stop.object_id
          where stop.tenant_id = ${tenant} and stop.route_id = route.id and place.region = ${region})`,
      box &&
        sql`exists (select 1 from route_stops stop where stop.tenant_id = ${tenant} and stop.route_id = route.id
          and ${inBox(box, sql`stop.latitude`, sql`stop.longitude`)})`,
    ])}`;
};

/** Batches with an object and no route, as `from … where …`; without days those that are not over. */
export const looseBatchesShown = (tenant: string, filters: MapFilters): Sql => {
  const { from, to, region, box } = filters;
  return sql`
    from delivery_batches batch
    join logistics_objects place on place.tenant_id = ${tenant} and place.id = batch.object_id
    where batch.tenant_id = ${tenant} and batch.route_id is null and batch.archived_at is null${all([
      from === undefined && to === undefined && sql`batch.status not in ('delivered', 'returned', 'cancelled')`,
      ...plannedWithin('batch.planned_date', filters),
      ofStatuses(filters),
      region !== undefined && sql`place.region = ${region}`,
      box && inBox(box, sql`place.latitude`, sql`place.longitude`),
    ])}`;
};

/** Cancelled batches are shown where they are asked for. */
export const ofStatuses = ({ statuses }: MapFilters): Sql =>
  statuses.length > 0 ? sql`batch.status = any(${statuses})` : sql`batch.status <> 'cancelled'`;

/** Objects in use. */
export const objectsShown = (tenant: string, { region, box }: Pick<MapFilters, 'region' | 'box'>): Sql => sql`
  from logistics_objects object
  where object.tenant_id = ${tenant} and object.archived_at is null and object.is_active and object.latitude is not null${all(
    [
      region !== undefined && sql`object.region = ${region}`,
      box && inBox(box, sql`object.latitude`, sql`object.longitude`),
    ],
  )}`;

/** Vehicles in use; where days, a region or statuses are asked for, those that drive the routes shown. */
export const vehiclesShown = (tenant: string, filters: MapFilters): Sql => {
  const { from, to, region, statuses, box } = filters;
  const isNarrowed = from !== undefined || to !== undefined || region !== undefined || statuses.length > 0;
  const driven = { ...filters, box: undefined };
  return sql`
    from vehicles vehicle where vehicle.tenant_id = ${tenant} and vehicle.archived_at is null and vehicle.is_active${all(
      [
        isNarrowed && sql`vehicle.id in (select route.vehicle_id ${routesShown(tenant, driven)})`,
        box && inBox(box, sql`vehicle.latest_latitude`, sql`vehicle.latest_longitude`),
      ],
    )}`;
};

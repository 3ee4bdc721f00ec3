import { columnOf } from '../../../../../nouns/kit/field.ts';
import { routeStop as declared, type RouteStop } from '../../../../../nouns/route-stop.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { isoText } from '../../../platform/records/iso-text.ts';
import { rowOf } from '../../../platform/records/row-of.ts';

export const routeStop = entityOf(declared);

/** A stop as it is written: the name of its object is read with it, and only a driver says when it was reached. */
export type StopRow = Omit<RouteStop, 'object' | 'arrivedAt'>;

const fields = Object.entries(declared.fields).filter(([name]) => name !== 'object' && name !== 'arrivedAt');
const columns = fields.map(([name, field]) => columnOf(name, field));

const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));
const replaced = raw(
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

const asJson = (tenant: TenantValue) => sql`
  json_build_object('id', stop.id, 'sequence', stop.sequence, 'kind', stop.kind, 'label', stop.label, 'objectId', stop.object_id,
    'object', (select json_build_object('name', place.name) from logistics_objects place
      where place.tenant_id = ${tenant} and place.id = stop.object_id),
    'address', stop.address, 'latitude', trim_scale(stop.latitude)::text, 'longitude', trim_scale(stop.longitude)::text,
    'plannedAt', ${raw(isoText('stop.planned_at'))}, 'arrivedAt', ${raw(isoText('stop.arrived_at'))})`;

/** The stops of a row of routes, in their order. */
export const stopsColumn = (tenant: TenantValue) => sql`
  (select json_agg(${asJson(tenant)} order by stop.sequence) from route_stops stop
   where stop.tenant_id = ${tenant} and stop.route_id = route.id)`;

/** A field of the first or the last stop. */
export const endColumn = (
  tenant: TenantValue,
  which: 'first' | 'last',
  column: 'address' | 'latitude' | 'longitude',
) => sql`
  (select ${raw(`stop.${column}`)} from route_stops stop where stop.tenant_id = ${tenant} and stop.route_id = route.id
   order by stop.sequence ${raw(which === 'first' ? 'asc' : 'desc')} limit 1)`;

export const stopsOfRoute = (db: Db, routeId: string): Promise<RouteStop[]> =>
  db
    .many<{ stop: RouteStop }>(sql`
      select ${asJson(db.tenant)} as stop from route_stops stop
      where stop.tenant_id = ${db.tenant} and stop.route_id = ${routeId} order by stop.sequence`)
    .then((rows) => rows.map(({ stop }) => stop));

/**
 * The stops as they will stand: those that are there stay with their identifiers, what is not named goes. Whoever had arrived at one has
 * not arrived where it lies now.
 */
export async function writeStops({ db }: WriteContext, routeId: string, stops: readonly StopRow[]): Promise<void> {
  await db.execute(sql`
    delete from route_stops
    where tenant_id = ${db.tenant} and route_id = ${routeId} and id <> all(${stops.map(({ id }) => id)}::uuid[])`);
  const values = JSON.stringify(stops.map((stop) => rowOf(declared.fields, stop)));
  await db.execute(sql`
    insert into route_stops (tenant_id, route_id, ${written})
    select ${db.tenant}::uuid, ${routeId}::uuid, ${given} from jsonb_populate_recordset(null::route_stops, ${values}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}, arrived_at = case
      when (route_stops.object_id, route_stops.address) is not distinct from (excluded.object_id, excluded.address)
      then route_stops.arrived_at end`);
}

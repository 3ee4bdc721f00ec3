import { archived, notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { vehicle } from '../fleet/vehicle.ts';
import { lockPoints, moveLatest } from './latest-point.ts';
import type { Point } from './settle-point.ts';

/** What became of one point: there already if the vehicle has one of the same time and source. */
export interface Kept {
  id: string;
  isNew: boolean;
}

/**
 * Keeps points of a vehicle that is not archived, whatever their order. What is there already stays as it is, and so does the first of two
 * that one batch gives twice.
 */
export async function keepPoints(db: Db, vehicleId: string, points: readonly Point[]): Promise<readonly Kept[]> {
  const found = await lockPoints(db, vehicleId);
  if (!found) throw notFound(vehicle.noun);
  if (found.isArchived) throw archived(vehicle.noun);
  const given = new Map(points.map((point) => [keyOf(point), point]));
  for (const point of points.toReversed()) given.set(keyOf(point), point);
  const apart = [...given.values()].map((point) => ({ id: uuidv7(), ...point }));
  const rows = await insert(db, vehicleId, apart);
  const kept = new Map(apart.map((point, at) => [keyOf(point), rows[at] as Kept]));
  return points.map((point, at) => {
    const one = kept.get(keyOf(point)) as Kept;
    return { id: one.id, isNew: one.isNew && given.get(keyOf(point)) === points[at] };
  });
}

const keyOf = ({ recordedAt, source }: Point) => `${recordedAt} ${source}`;

type Placed = Point & { id: string };

function insert(db: Db, vehicleId: string, points: readonly Placed[]): Promise<Kept[]> {
  const lines = JSON.stringify(points.map((point, n) => ({ ...point, n })));
  const given = sql`json_to_recordset(${lines}::json) given (n int, id uuid, "recordedAt" instant, latitude numeric, longitude numeric,
    speed numeric, heading numeric, status text, source text, address text)`;
  return db.many<Kept>(sql`
    with made as (
      insert into vehicle_locations
        (tenant_id, id, vehicle_id, recorded_at, latitude, longitude, speed, heading, status, source, address)
      select ${db.tenant}::uuid, id, ${vehicleId}::uuid, "recordedAt", latitude, longitude, speed, heading, status, source, address
      from ${given} order by n
      on conflict (tenant_id, vehicle_id, recorded_at, source) do nothing
      returning *
    ), moved as (${moveLatest(db, vehicleId, sql`made`)})
    select coalesce(made.id, held.id) as id, made.id is not null as "isNew"
    from ${given}
    left join made on made.tenant_id = ${db.tenant} and made.id = given.id
    left join vehicle_locations held on held.tenant_id = ${db.tenant} and held.vehicle_id = ${vehicleId}
      and held.recorded_at = given."recordedAt" and held.source = given.source
    order by given.n`);
}

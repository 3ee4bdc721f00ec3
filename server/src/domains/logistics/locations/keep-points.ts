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
 * that one batch gives twice. Statements of one part each, in one flight: on shards a part writes nothing from another one.
 */
export async function keepPoints(db: Db, vehicleId: string, points: readonly Point[]): Promise<readonly Kept[]> {
  const found = await lockPoints(db, vehicleId);
  if (!found) throw notFound(vehicle.noun);
  if (found.isArchived) throw archived(vehicle.noun);
  const given = new Map(points.map((point) => [keyOf(point), point]));
  for (const point of points.toReversed()) given.set(keyOf(point), point);
  const apart = [...given.values()].map((point) => ({ id: uuidv7(), ...point }));
  const ids = apart.map(({ id }) => id);
  const [, , held] = await Promise.all([
    insert(db, vehicleId, apart),
    moveLatest(db, vehicleId, ids),
    heldOf(db, vehicleId, apart),
  ]);
  const kept = new Map(
    apart.map((point, at) => [keyOf(point), { id: held[at]?.id as string, isNew: held[at]?.id === point.id }]),
  );
  return points.map((point, at) => {
    const one = kept.get(keyOf(point)) as Kept;
    return { id: one.id, isNew: one.isNew && given.get(keyOf(point)) === points[at] };
  });
}

const keyOf = ({ recordedAt, source }: Point) => `${recordedAt} ${source}`;

type Placed = Point & { id: string };

const insert = (db: Db, vehicleId: string, points: readonly Placed[]) =>
  db.execute(sql`
    insert into vehicle_locations
      (tenant_id, id, vehicle_id, recorded_at, latitude, longitude, speed, heading, status, source, address)
    select ${db.tenant}::uuid, id, ${vehicleId}::uuid, "recordedAt", latitude, longitude, speed, heading, status, source, address
    from json_to_recordset(${JSON.stringify(points)}::json) given (id uuid, "recordedAt" instant, latitude numeric, longitude numeric,
      speed numeric, heading numeric, status text, source text, address text)
    on conflict (tenant_id, vehicle_id, recorded_at, source) do nothing`);

/** The point that is there for each of those given, in their order. */
const heldOf = (db: Db, vehicleId: string, points: readonly Placed[]) =>
  db.many<{ id: string }>(sql`
    select held.id
    from json_to_recordset(${JSON.stringify(points.map(({ recordedAt, source }, n) => ({ n, recordedAt, source })))}::json)
      given (n int, "recordedAt" instant, source text)
    join vehicle_locations held on held.tenant_id = ${db.tenant} and held.vehicle_id = ${vehicleId}
      and held.recorded_at = given."recordedAt" and held.source = given.source
    order by given.n`);

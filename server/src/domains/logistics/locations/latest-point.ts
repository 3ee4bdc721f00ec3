import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Of two points the one recorded later is the latest; of two recorded at once, the one received later. */
const newestFirst = sql`recorded_at desc, created_at desc, id desc`;

const columns = sql`(latest_point_id, latest_recorded_at, latest_created_at, latest_latitude, latest_longitude,
      latest_speed, latest_heading, latest_movement, latest_address, latest_source)`;

const values = sql`id, recorded_at, created_at, latitude, longitude, speed, heading, status, address, source`;

/**
 * Puts the newest of these points onto their vehicle unless a later one is there. The vehicle is locked by whoever keeps points, so
 * of two batches that arrive at once the second compares with what the first has left.
 */
export const moveLatest = (db: Db, vehicleId: string, ids: readonly string[]) =>
  db.execute(sql`
    update vehicles set ${columns} = row(newest.*)
    from (
      select ${values} from vehicle_locations where tenant_id = ${db.tenant} and id = any(${ids})
      order by ${newestFirst} limit 1) newest
    where vehicles.tenant_id = ${db.tenant} and vehicles.id = ${vehicleId}
      and (vehicles.latest_point_id is null
        or (newest.recorded_at, newest.created_at) >= (vehicles.latest_recorded_at, vehicles.latest_created_at))`);

/** Finds the latest point anew, after one was changed or taken away under the lock of the vehicle. */
export const findLatest = (db: Db, vehicleId: string) =>
  db.execute(sql`
    update vehicles set ${columns} = (
      select ${values} from vehicle_locations
      where tenant_id = ${db.tenant} and vehicle_id = ${vehicleId} order by ${newestFirst} limit 1)
    where tenant_id = ${db.tenant} and id = ${vehicleId}`);

/** Whoever writes points of a vehicle queues here, before its first statement about them. */
export const lockPoints = (db: Db, vehicleId: string) =>
  db.first<{ isArchived: boolean }>(sql`
    select archived_at is not null as "isArchived" from vehicles
    where tenant_id = ${db.tenant} and id = ${vehicleId} for no key update`);

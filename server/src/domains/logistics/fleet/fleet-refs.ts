import type { Driver } from '../../../../../nouns/driver.ts';
import type { Vehicle } from '../../../../../nouns/vehicle.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { driver, drivers } from './driver.ts';
import { vehicle, vehicles } from './vehicle.ts';

/** A driver who is named anew: neither unknown nor archived, and so until the transaction ends. `field` is named in the refusal. */
export async function holdDriver(db: Db, driverId: string, field = 'driverId'): Promise<Driver> {
  const lock = sql`select 1 from drivers where tenant_id = ${db.tenant} and id = ${driverId} for share`;
  const [, [found]] = await Promise.all([db.execute(lock), drivers.byIds(db, [driverId])]);
  if (!found) throw unknownReference(field, driver.noun);
  if (found.archivedAt) throw archivedReference(field, driver, found.id, found.fullName);
  return found;
}

/** The same for a vehicle; points may go on arriving meanwhile. */
export async function holdVehicle(db: Db, vehicleId: string, field = 'vehicleId'): Promise<Vehicle> {
  const lock = sql`select 1 from vehicles where tenant_id = ${db.tenant} and id = ${vehicleId} for key share`;
  const [, [found]] = await Promise.all([db.execute(lock), vehicles.byIds(db, [vehicleId])]);
  if (!found) throw unknownReference(field, vehicle.noun);
  if (found.archivedAt) throw archivedReference(field, vehicle, found.id, found.plateNumber);
  return found;
}

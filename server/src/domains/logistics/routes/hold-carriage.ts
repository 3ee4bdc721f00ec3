import type { Driver } from '../../../../../nouns/driver.ts';
import type { Vehicle } from '../../../../../nouns/vehicle.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { driver, drivers } from '../fleet/driver.ts';
import { vehicle, vehicles } from '../fleet/vehicle.ts';

/** The name of a carrier that is named anew; until the transaction ends it is not archived. */
export async function holdCarrier(db: Db, id: string): Promise<string> {
  const ref = (await holdCounterparties(db, [id])).get(id);
  refuseUnusable(ref, 'carrierId');
  return ref.name;
}

/** The same of a driver. */
export async function holdDriver(db: Db, id: string): Promise<Driver['fullName']> {
  const lock = sql`select 1 from drivers where tenant_id = ${db.tenant} and id = ${id} for key share`;
  const [, [found]] = await Promise.all([db.execute(lock), drivers.byIds(db, [id])]);
  if (!found) throw unknownReference('driverId', driver.noun);
  if (found.archivedAt) throw archivedReference('driverId', driver, id, found.fullName);
  return found.fullName;
}

/** The same of a vehicle, by its plate. */
export async function holdVehicle(db: Db, id: string): Promise<Vehicle['plateNumber']> {
  const lock = sql`select 1 from vehicles where tenant_id = ${db.tenant} and id = ${id} for key share`;
  const [, [found]] = await Promise.all([db.execute(lock), vehicles.byIds(db, [id])]);
  if (!found) throw unknownReference('vehicleId', vehicle.noun);
  if (found.archivedAt) throw archivedReference('vehicleId', vehicle, id, found.plateNumber);
  return found.plateNumber;
}

import { alreadyExists } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { driver } from './driver.ts';
import { plateKey } from './normalise-plate.ts';
import { vehicle } from './vehicle.ts';

interface Named {
  plateNumber?: string | undefined;
  trackerId?: string | null | undefined;
}

/** A plate, and a tracker, belong to one active vehicle. */
export async function refuseTakenVehicle(
  db: Db,
  { plateNumber, trackerId = null }: Named,
  except: string | null = null,
) {
  const key = plateNumber === undefined ? null : plateKey(plateNumber);
  if (key === null && trackerId === null) return;
  const holder = await db.first<{ id: string; field: 'plateNumber' | 'trackerId' }>(sql`
    select id, case when plate_key = ${key} then 'plateNumber' else 'trackerId' end as field from vehicles
    where tenant_id = ${db.tenant} and archived_at is null and id is distinct from ${except}
      and (plate_key = ${key} or tracker_id = ${trackerId})
    order by field limit 1`);
  if (holder) throw alreadyExists(holder.field, { entityType: vehicle.type, entityId: holder.id });
}

/** A driving licence belongs to one active driver. */
export async function refuseTakenLicense(db: Db, license: string | null | undefined, except: string | null = null) {
  if (!license) return;
  const holder = await db.first<{ id: string }>(sql`
    select id from drivers
    where tenant_id = ${db.tenant} and archived_at is null and id is distinct from ${except} and license_number = ${license}`);
  if (holder) throw alreadyExists('licenseNumber', { entityType: driver.type, entityId: holder.id });
}

import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { alreadyExists, invalid, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { logisticsTracking } from '../../logistics-rights.ts';
import { findLatest, lockPoints } from '../latest-point.ts';
import { pointFaults } from '../settle-point.ts';
import { vehicleLocation, vehicleLocations } from '../vehicle-location.ts';

export const updateVehiclePoint = command({
  name: 'logistics.update-vehicle-point',
  summary: words('Change a point of a vehicle', 'Изменить точку транспорта'),
  description: 'Fields left out stay, null clears. Where the vehicle was last is found anew.',
  ...logisticsTracking,
  refuses: ['already_exists', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...vehicleLocation.change, version: Type.Optional(version()) }),
  output: vehicleLocation.view,

  async run(ctx, { id, version: _, ...input }) {
    const { vehicleId } = await vehicleLocations.byId(ctx.db, id);
    await lockPoints(ctx.db, vehicleId);
    const before = await vehicleLocations.open(ctx, id);
    const after = { ...before, ...input };
    const faults = pointFaults(after);
    if (faults.length > 0) throw invalid(faults);
    const holder = await holderOf(ctx.db, after);
    if (holder) throw alreadyExists('recordedAt', { entityType: vehicleLocation.type, entityId: holder.id });
    const changed = await vehicleLocations.change(ctx, before, input);
    await findLatest(ctx.db, vehicleId);
    return changed;
  },
});

interface Standing {
  id: string;
  vehicleId: string;
  recordedAt: string;
  source: string;
}

const holderOf = (db: Db, { id, vehicleId, recordedAt, source }: Standing) =>
  db.first<{ id: string }>(sql`
    select id from vehicle_locations
    where tenant_id = ${db.tenant} and vehicle_id = ${vehicleId} and recorded_at = ${recordedAt} and source = ${source} and id <> ${id}`);

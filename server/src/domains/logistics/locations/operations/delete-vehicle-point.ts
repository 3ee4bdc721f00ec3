import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { gone } from '../../gone.ts';
import { logisticsTracking } from '../../logistics-rights.ts';
import { findLatest, lockPoints } from '../latest-point.ts';
import { vehicleLocation, vehicleLocations } from '../vehicle-location.ts';

export const deleteVehiclePoint = command({
  name: 'logistics.delete-vehicle-point',
  summary: words('Delete a point of a vehicle', 'Удалить точку транспорта'),
  description: 'Where the vehicle was last is found anew.',
  ...logisticsTracking,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  async run(ctx, { id }) {
    const { vehicleId } = await vehicleLocations.byId(ctx.db, id);
    await lockPoints(ctx.db, vehicleId);
    const before = await vehicleLocations.open(ctx, id);
    await ctx.db.execute(sql`delete from vehicle_locations where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    await findLatest(ctx.db, vehicleId);
    ctx.record(vehicleLocation.fact('deleted', before, { reason: 'removed' }));
    return { id, result: 'deleted' as const };
  },
});

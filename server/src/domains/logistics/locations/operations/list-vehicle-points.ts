import { vehicleLocation as declared, type VehicleLocation } from '../../../../../../nouns/vehicle-location.ts';
import { instant } from '../../../../kernel/fields.ts';
import { badFilter } from '../../../../kernel/lists/bad-filter.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { listingOf } from '../../../../platform/records/listing-of.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { vehicleLocation, vehicleLocations } from '../vehicle-location.ts';

const listing = listingOf(declared, { name: 'vehicle_locations', defaultSort: '-recordedAt' });

export const listVehiclePoints = listQuery({
  name: 'logistics.list-vehicle-points',
  summary: words('History of vehicle points', 'История точек транспорта'),
  description: 'The latest first. A page at any depth costs as much as the first.',
  ...logisticsReading,
  listing,
  row: vehicleLocation.view,
  more: { from: instant('Recorded at this time or later'), to: instant('Recorded at this time or earlier') },
  asksAtOnce: true,

  async run(ctx, input) {
    const { from, to, vehicleId } = input as { from?: string; to?: string; vehicleId?: string };
    if (from && to && from > to) throw badFilter('from', 'is later than `to`', 'позже, чем to');
    const within = [
      ...(from ? [sql`point.recorded_at >= ${from}`] : []),
      ...(to ? [sql`point.recorded_at <= ${to}`] : []),
      ...(vehicleId && !vehicleId.includes(',') ? [ofOneVehicle(vehicleId)] : []),
    ];
    return listRows(ctx, listing, vehicleLocations.columns(), input, (row: VehicleLocation) => row, within);
  },
});

/**
 * The filter once more, in a form the planner knows no figures of. Of a vehicle that has most points of all it expects to meet them at
 * once in the order of time, and would read through everything that others sent since.
 */
const ofOneVehicle = (vehicleId: string) => sql`point.vehicle_id::text = ${vehicleId.toLowerCase()}`;

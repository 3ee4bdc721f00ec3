import { vehicle as declared } from '../../../../../nouns/vehicle.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { isoText } from '../../../platform/records/iso-text.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { logisticsReading } from '../logistics-rights.ts';

export const vehicle = entityOf(declared);

const latestLocation = sql`
  (case when vehicle.latest_point_id is not null then json_build_object(
    'id', vehicle.latest_point_id, 'recordedAt', ${raw(isoText('vehicle.latest_recorded_at'))},
    'latitude', vehicle.latest_latitude::text, 'longitude', vehicle.latest_longitude::text,
    'speed', vehicle.latest_speed::text, 'heading', vehicle.latest_heading::text,
    'status', vehicle.latest_movement, 'address', vehicle.latest_address, 'source', vehicle.latest_source) end)`;

export const vehicles = store(vehicle, { latestLocation: () => latestLocation });

export const getVehicle = getRecord(vehicles, {
  name: 'logistics.get-vehicle',
  summary: words('Get a vehicle', 'Получить транспорт'),
  ...logisticsReading,
});

const listing = listingOf(declared, { name: 'vehicles', defaultSort: 'plateNumber' });

export const listVehicles = listRecords(
  vehicles,
  // Nobody sees in which alphabet a plate is typed.
  { ...listing, search: [...(listing.search ?? []), 'vehicle.plate_latin'] },
  {
    name: 'logistics.list-vehicles',
    summary: words('List vehicles', 'Список транспорта'),
    ...logisticsReading,
  },
);

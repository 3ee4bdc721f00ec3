import { vehicleLocation as declared } from '../../../../../nouns/vehicle-location.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { getRecord } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { logisticsReading } from '../logistics-rights.ts';

export const vehicleLocation = entityOf(declared);

export const vehicleLocations = store(vehicleLocation);

export const getVehiclePoint = getRecord(vehicleLocations, {
  name: 'logistics.get-vehicle-point',
  summary: words('Get a point of a vehicle', 'Получить точку транспорта'),
  ...logisticsReading,
});

import { vehicleLocation as declared } from '../../../../../nouns/vehicle-location.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { store } from '../../../platform/records/store.ts';

export const vehicleLocation = entityOf(declared);

export const vehicleLocations = store(vehicleLocation);

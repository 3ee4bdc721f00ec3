import type { Driver } from '../../../../../nouns/driver.ts';
import type { Vehicle } from '../../../../../nouns/vehicle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { holdDriver, holdVehicle } from '../../logistics/fleet/fleet-refs.ts';
import type { GenerationInput } from './generation.input.ts';

/** Who drives and what, as the caller names them; they are held until the transaction ends. */
export async function knownTransport({ db }: WriteContext, { driverId, vehicleId }: GenerationInput) {
  const driver = driverId ? await holdDriver(db, driverId) : null;
  const vehicle = vehicleId ? await holdVehicle(db, vehicleId) : null;
  return { driver, vehicle };
}

export interface KnownTransport {
  driver: Driver | null;
  vehicle: Vehicle | null;
}

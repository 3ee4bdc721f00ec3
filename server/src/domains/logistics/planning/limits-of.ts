import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { type FieldError, fieldError, invalid, unknownReference, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { vehicle, vehicles } from '../fleet/vehicle.ts';
import type { Limits } from './pack-loads.ts';
import type { PlanInput } from './plan.input.ts';

type Given = Pick<PlanInput, 'vehicleId' | 'maxWeightKg' | 'maxVolumeM3'>;

/** How much a batch may weigh and take: as given, or what the vehicle carries. */
export async function limitsOf(db: Db, { vehicleId, maxWeightKg, maxVolumeM3 }: Given): Promise<Limits> {
  const given = { maxWeightKg, maxVolumeM3 };
  const errors: FieldError[] = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (vehicleId !== undefined) return [fieldError(`/${name}`, 'excludes', either)];
    return new Exact(value).isZero() ? [fieldError(`/${name}`, 'minimum', nothing, { limit: 0 })] : [];
  });
  if (errors.length > 0) throw invalid(errors);
  if (vehicleId === undefined) return { weight: exact(maxWeightKg), volume: exact(maxVolumeM3) };
  const [found] = await vehicles.byIds(db, [vehicleId]);
  if (!found) throw unknownReference('vehicleId', vehicle.noun);
  if (found.archivedAt) throw archivedReference('vehicleId', vehicle, found.id, found.plateNumber);
  return { weight: exact(found.capacityKg), volume: exact(found.capacityM3) };
}

const exact = (value: string | null | undefined) => (value ? new Exact(value) : null);

const either = words('is that of the vehicle: give one or the other', 'берётся из автомобиля: укажите что-то одно');
const nothing = words('must be greater than zero', 'должно быть больше нуля');

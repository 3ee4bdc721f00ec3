import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { holdCarrier } from '../hold-carrier.ts';
import { normalisePlate, plateKey } from '../normalise-plate.ts';
import { refuseTakenVehicle } from '../refuse-taken.ts';
import { vehicle, vehicles } from '../vehicle.ts';

export const updateVehicle = command({
  name: 'logistics.update-vehicle',
  summary: words('Change a vehicle', 'Изменить транспорт'),
  description: 'Fields left out stay, null clears.',
  ...logisticsUpdating,
  refuses: ['already_exists', 'unknown_reference', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...vehicle.change, version: Type.Optional(version()) }),
  output: vehicle.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await vehicles.open(ctx, id);
    if (before.archivedAt) throw archived(vehicle.noun);
    const plateNumber = normalisePlate(input.plateNumber ?? before.plateNumber);
    await holdCarrier(ctx, before, input);
    await refuseTakenVehicle(ctx.db, input, id);
    return vehicles.change(ctx, before, { ...input, plateNumber }, { columns: { plate_key: plateKey(plateNumber) } });
  },
});

import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { holdCarrier } from '../hold-carrier.ts';
import { normalisePlate, plateKey } from '../normalise-plate.ts';
import { refuseTakenVehicle } from '../refuse-taken.ts';
import { vehicle, vehicles } from '../vehicle.ts';

export const createVehicle = command({
  name: 'logistics.create-vehicle',
  summary: words('Add a vehicle', 'Добавить транспорт'),
  description:
    'Only the plate is required. A Russian plate is kept in Cyrillic capitals without spaces, whichever alphabet it was typed in; any other as typed.',
  ...logisticsCreating,
  refuses: ['already_exists', 'unknown_reference', 'conflict'],
  input: object(vehicle.creation),
  output: vehicle.view,

  async run(ctx, input) {
    const plateNumber = normalisePlate(input.plateNumber);
    await holdCarrier(ctx, null, input);
    const made = await vehicles.create(ctx, { ...input, plateNumber }, { plate_key: plateKey(plateNumber) });
    if (made) return made;
    await refuseTakenVehicle(ctx.db, input);
    throw refuse('conflict');
  },
});

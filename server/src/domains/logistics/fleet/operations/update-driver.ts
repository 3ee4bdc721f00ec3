import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { driver, drivers } from '../driver.ts';
import { holdCarrier } from '../hold-carrier.ts';
import { sealPassport } from '../passport.ts';
import { refuseTakenLicense } from '../refuse-taken.ts';

export const updateDriver = command({
  name: 'logistics.update-driver',
  summary: words('Change a driver', 'Изменить водителя'),
  description:
    'Fields left out stay, null clears. A passport is given whole and shown by its last digits; giving one needs the right to issue documents.',
  ...logisticsUpdating,
  refuses: ['already_exists', 'unknown_reference', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...driver.change, version: Type.Optional(version()) }),
  output: driver.view,

  async run(ctx, { id, version: _, passport, ...input }) {
    const before = await drivers.open(ctx, id);
    if (before.archivedAt) throw archived(driver.noun);
    // What an answer showed is no passport: sent back, it changes nothing.
    const { shown, hidden } = await sealPassport(ctx, id, passport === before.passport ? undefined : passport);
    await holdCarrier(ctx, before, input);
    await refuseTakenLicense(ctx.db, input.licenseNumber, id);
    const after = await drivers.change(ctx, before, { ...input, ...shown }, { columns: hidden });
    return drivers.show(ctx.actor, after);
  },
});

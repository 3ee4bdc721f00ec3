import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { driver, drivers } from '../driver.ts';
import { holdCarrier } from '../hold-carrier.ts';
import { sealPassport } from '../passport.ts';
import { refuseTakenLicense } from '../refuse-taken.ts';

export const createDriver = command({
  name: 'logistics.create-driver',
  summary: words('Add a driver', 'Добавить водителя'),
  description:
    'Only the name is required. A passport is given whole, kept sealed and shown by its last digits; giving one needs the right to issue documents.',
  ...logisticsCreating,
  refuses: ['already_exists', 'unknown_reference', 'conflict'],
  input: object(driver.creation),
  output: driver.view,

  async run(ctx, { passport, ...input }) {
    const { shown, hidden } = await sealPassport(ctx, ctx.newId, passport);
    await holdCarrier(ctx, null, input);
    const made = await drivers.create(ctx, { ...input, ...shown }, hidden);
    if (made) return drivers.show(ctx.actor, made);
    await refuseTakenLicense(ctx.db, input.licenseNumber);
    throw refuse('conflict');
  },
});

import { id, nullable, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { driver, drivers } from '../driver.ts';
import { openPassports } from '../passport.ts';

export const readPassport = command({
  name: 'logistics.read-passport',
  summary: words('Read the passport of a driver', 'Прочитать паспорт водителя'),
  description: 'Whole, for those who issue documents. Each reading is recorded.',
  permission: 'logistics.documents',
  scope: null,
  revealsSecret: true,
  input: object({ id: id() }),
  output: object({ passport: nullable(text(200, 'Passport')) }, { title: 'Passport of a driver' }),

  async run(ctx, { id }) {
    const [found, opened] = await Promise.all([drivers.byId(ctx.db, id), openPassports(ctx, [id])]);
    const passport = opened.get(id) ?? null;
    if (passport === null) ctx.nothingChanged();
    else ctx.record(driver.fact('passport_read', found));
    return { passport };
  },
});

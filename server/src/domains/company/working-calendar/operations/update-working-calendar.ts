import Type from 'typebox';
import { workingCalendar as declared } from '../../../../../../nouns/working-calendar.ts';
import { object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { onlyGiven } from '../../../../kernel/sql/given-columns.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { parametersOf } from '../../../../platform/records/row-of.ts';
import { changeWhereDifferent } from '../../change-where-different.ts';
import { checkCalendar } from '../check-calendar.ts';
import { lockWorkingCalendar, readWorkingCalendar, workingCalendar } from '../working-calendar.ts';

export const updateWorkingCalendar = command({
  name: 'company.update-working-calendar',
  summary: words('Change the working calendar', 'Изменить рабочий календарь'),
  description:
    'Fields left out stay; `ownDays` is the whole list. Approvals that wait already are reminded and escalated at the moment that was counted for them.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ ...workingCalendar.change, version: Type.Optional(version()) }),
  output: workingCalendar.view,

  async run(ctx, { version: _, countsWorkingTime, ...given }) {
    const { db } = ctx;
    const before = await lockWorkingCalendar(db);
    ctx.expectVersion(before.version);
    checkCalendar({ ...before, ...given });
    const ownDays = given.ownDays?.toSorted((one, other) => one.date.localeCompare(other.date));
    const row = parametersOf(declared.fields, { ...given, ownDays });
    const changed = [
      await changeWhereDifferent(db, sql`tenants`, onlyGiven({ counts_working_time: countsWorkingTime })),
      await changeWhereDifferent(db, sql`working_calendars`, row),
    ];
    if (!changed.includes(true)) {
      ctx.nothingChanged();
      return before;
    }
    await db.execute(sql`
      update working_calendars set version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId} where tenant_id = ${db.tenant}`);
    const after = await readWorkingCalendar(db);
    ctx.record(workingCalendar.changed('updated', before, after));
    return after;
  },
});

import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { readWorkingCalendar, workingCalendar } from '../working-calendar.ts';

export const getWorkingCalendar = query({
  name: 'company.get-working-calendar',
  summary: words('Get the working calendar', 'Получить рабочий календарь'),
  permission: 'company_settings.read',
  scope: 'settings.read',
  input: object({}),
  output: workingCalendar.view,
  asksAtOnce: true,
  run: (ctx) => readWorkingCalendar(ctx.db),
});

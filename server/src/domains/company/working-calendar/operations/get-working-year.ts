import Type from 'typebox';
import { choice, date, flag, integer, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { readWorkingCalendar } from '../working-calendar.ts';
import { yearOf } from '../year-of.ts';

const changedDay = object(
  {
    date: date('Day'),
    isWorking: flag('A working day'),
    reason: choice(
      ['holiday', 'moved', 'own'] as const,
      'A public holiday, a day off that was moved, or a day of the company’s own',
    ),
    name: Type.Optional(Type.String({ title: 'What day it is, of one of its own', examples: ['День компании'] })),
  },
  { title: 'Day that differs from a plain week' },
);

export const getWorkingYear = query({
  name: 'company.get-working-year',
  summary: words('Get the working days of a year', 'Получить рабочие дни года'),
  description:
    'The production calendar of Russia with the days of the company’s own. A five-day week holds where no day is listed. Where `isOrderKnown` is false the order ' +
    'of the Government that moves days off of that year is not in the product: only what the Labour Code itself moves is listed.',
  permission: 'company_settings.read',
  scope: 'settings.read',
  input: object({ year: Type.Integer({ title: 'Year', minimum: 2000, maximum: 2100, examples: [2026] }) }),
  output: object(
    {
      year: integer('Year'),
      isOrderKnown: flag('Whether the order that moves its days off is known'),
      workingDays: integer('Working days in the year'),
      days: Type.Array(changedDay, { title: 'Days that differ from a five-day week' }),
    },
    { title: 'Working days of a year' },
  ),
  run: async (ctx, { year }) => yearOf(year, await readWorkingCalendar(ctx.db)),
});

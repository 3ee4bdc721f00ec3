import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';

export type WorkingCalendar = components['schemas']['WorkingCalendar'];
export type WorkingYear = operations['company.get-working-year']['responses'][200]['content']['application/json'];

export const workingCalendarQuery = queryOptions({
  queryKey: ['settings', 'working-calendar'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/working-calendar', { signal })),
});

export const workingYearQuery = (year: number) =>
  queryOptions({
    queryKey: ['settings', 'working-calendar', year],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/settings/working-calendar/days', { params: { query: { year } }, signal })),
  });

/** What the form of the calendar shows: nothing there is an empty text. */
export const calendarValues = ({ countsWorkingTime, dayStartsAt, dayEndsAt, ownDays }: WorkingCalendar) => ({
  ...{ countsWorkingTime, dayStartsAt, dayEndsAt },
  ownDays: ownDays.map(({ date, isWorking, name }) => ({
    date,
    kind: isWorking ? 'working' : 'off',
    name: name ?? '',
  })),
});

export type CalendarValues = ReturnType<typeof calendarValues>;

export const newDay = { date: '', kind: 'off', name: '' };

export const saveCalendar = ({ ownDays, ...values }: CalendarValues, version: number) =>
  ask(
    api.PATCH('/api/v1/settings/working-calendar', {
      body: {
        ...values,
        ownDays: ownDays.map(({ date, kind, name }) => ({
          ...{ date, isWorking: kind === 'working' },
          ...(name.trim() && { name: name.trim() }),
        })),
        version,
      },
    }),
  );

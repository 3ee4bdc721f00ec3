import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { date, object } from '../../../kernel/fields.ts';
import type { JobName, WriteContext } from '../../../kernel/operation.ts';
import { eveningOf } from './evening.ts';

export const evening = object({ day: date('Day of the statement') });

/** The statement of one day; enqueued here, made where the connector of the bank is known. */
export const bankEvening = { name: 'simulation.bank-evening', payload: evening } satisfies JobName;

/** Each evening is waited for once. The next is asked for when one is over, so statements come in the order of their days. */
export const awaitEvening = (ctx: WriteContext, calendar: WorkingCalendar, day: string) =>
  ctx.enqueue(bankEvening, { day }, { key: day, dueAt: eveningOf(calendar, day).toISOString() });

import type { ReportLetter } from '../../../../../../nouns/report-letter.ts';
import { integer, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { datesDue, type LocalMoment } from '../../../recurring/schedule/dates.ts';
import { everyTime } from '../settle-letter.ts';
import { writeLetterJob } from './write-letter.job.ts';

export const mostPlanned = 100;

type Due = Pick<ReportLetter, 'id' | 'nextDate' | 'schedule'> & LocalMoment;

/**
 * Hands over the letters whose hour has come, each once: they are held, and move to their next day with the day to be written. Of several
 * days that passed while no worker ran, one letter is written.
 */
export const planLetters = command({
  name: 'reports.plan-letters',
  summary: words('Plan letters with reports', 'Запланировать письма с отчётами'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ planned: integer('Letters whose day has come') }),

  async run(ctx) {
    ctx.nothingChanged();
    const due = await holdDue(ctx);
    for (const one of due) await plan(ctx, one);
    return { planned: due.length };
  },
});

async function holdDue(ctx: WriteContext): Promise<Due[]> {
  const { timezone } = await regionalOf(ctx);
  return ctx.db.many<Due>(sql`
    select letter.id, letter.next_date as "nextDate", letter.schedule,
      (portal_now() at time zone ${timezone}::text)::date as day, extract(hour from portal_now() at time zone ${timezone}::text)::int as hour
    from report_letters letter
    where letter.tenant_id = ${ctx.db.tenant} and not letter.is_paused
      and letter.next_date + make_interval(hours => (letter.schedule->>'hour')::int) <= portal_now() at time zone ${timezone}::text
    order by letter.id limit ${mostPlanned} for no key update of letter`);
}

async function plan(ctx: WriteContext, { id, nextDate, schedule, day, hour }: Due) {
  const { due, next } = datesDue(everyTime(schedule), nextDate, { day, hour });
  const date = due.at(-1);
  if (date === undefined) return;
  await ctx.db.execute(sql`
    update report_letters set next_date = ${next}, due_date = ${date} where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  await ctx.enqueue(writeLetterJob, { letterId: id, date });
}

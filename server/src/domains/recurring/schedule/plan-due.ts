import type { RequisitionTemplate } from '../../../../../nouns/requisition-template.ts';
import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { datesDue, type LocalMoment } from './dates.ts';
import { makePlannedJob } from './make-planned.job.ts';

export const mostPlanned = 100;

type Due = Required<Pick<RequisitionTemplate, 'id' | 'nextDate' | 'schedule' | 'responsibleId' | 'createdBy'>> &
  LocalMoment;

/**
 * Hands over the days whose hour has come, each once: their templates are held, and move to their next day with the row of this one. Of
 * several days that passed while no worker ran, one requisition is made, for the last of them.
 */
export const planDue = command({
  name: 'recurring.plan-due',
  summary: words('Plan what schedules ask for', 'Запланировать заявки по расписанию'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ planned: integer('Templates whose day has come') }),

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
    select tpl.id, tpl.next_date as "nextDate", tpl.schedule, tpl.responsible_id as "responsibleId", tpl.created_by as "createdBy",
      (portal_now() at time zone ${timezone}::text)::date as day, extract(hour from portal_now() at time zone ${timezone}::text)::int as hour
    from requisition_templates tpl
    where tpl.tenant_id = ${ctx.db.tenant} and tpl.is_active and not tpl.is_paused
      and tpl.next_date + make_interval(hours => (tpl.schedule->>'hour')::int) <= portal_now() at time zone ${timezone}::text
    order by tpl.id limit ${mostPlanned} for no key update of tpl`);
}

async function plan(ctx: WriteContext, { id, nextDate, schedule, responsibleId, createdBy, day, hour }: Due) {
  if (!schedule || !nextDate) return;
  const { due, next } = datesDue(schedule, nextDate, { day, hour });
  const date = due.at(-1);
  if (date === undefined) return;
  const [run] = await ctx.db.many<{ id: string }>(sql`
    insert into requisition_template_runs (tenant_id, template_id, planned_date, is_late, missed)
    values (${ctx.db.tenant}, ${id}, ${date}, ${date < day}, ${due.length - 1})
    on conflict (tenant_id, template_id, planned_date) do nothing returning id`);
  await ctx.db.execute(sql`
    update requisition_templates set next_date = ${next} where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  if (run) await ctx.enqueue(makePlannedJob, { runId: run.id, userId: responsibleId ?? createdBy });
}

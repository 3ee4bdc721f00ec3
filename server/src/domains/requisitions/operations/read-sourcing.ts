import Type from 'typebox';
import { currency, decimal, integer, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';

const sum = (title: string) => decimal(title, { examples: ['1250000.5'] });

interface Row {
  month: string;
  planned: string;
  chosen: string;
  lines: number;
  days: string | null;
}

/** What was planned and what was chosen, month by month, and how long a choice took. */
export const readSourcing = query({
  name: 'requisitions.read-sourcing',
  summary: words('Savings and pace of twelve months', 'Экономия и скорость закупок за двенадцать месяцев'),
  description:
    'For lines with a planned price whose suppliers were chosen, by the month of their last decision: the plan for the chosen quantity, what it costs ' +
    'as chosen, and the median of days from the making of a requisition to the first decision in it. Requisitions in the currency of the portal count.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({}),
  output: object({
    currency: currency(),
    months: Type.Array(
      object({
        month: Type.String({ title: 'Month' }),
        planned: sum('Planned'),
        chosen: sum('Chosen'),
        lines: integer('Lines'),
        days: nullable(decimal('Median days to a decision', { examples: ['3.5'] })),
      }),
    ),
  }),

  async run(ctx) {
    const { db } = ctx;
    const { currency: own, timezone } = await regionalOf(ctx);
    const months = await db.many<Row>(sql`
      with today as (select (portal_now() at time zone ${timezone})::date as day),
      decided as (
        select requisition_id, line_id, min(decided_at) as first_at, max(decided_at at time zone ${timezone}) as last_day
        from requisition_allocations where tenant_id = ${db.tenant} and released_at is null
        group by requisition_id, line_id
      ),
      lines as (
        select date_trunc('month', decided.last_day) as month, line.actual_amount as chosen,
          line.planned_amount * least(line.accepted_quantity / line.quantity, 1) as planned
        from decided
        join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = decided.line_id
        join requisitions req on req.tenant_id = ${db.tenant} and req.id = decided.requisition_id
        where req.currency = ${own} and line.planned_price > 0 and line.actual_amount is not null
      ),
      paces as (
        select date_trunc('month', min(decided.first_at) at time zone ${timezone}) as month,
          extract(epoch from min(decided.first_at) - req.created_at) / 86400 as days
        from decided join requisitions req on req.tenant_id = ${db.tenant} and req.id = decided.requisition_id
        group by req.id, req.created_at
      )
      select to_char(start, 'YYYY-MM') as month,
        (select round(coalesce(sum(planned), 0), 2)::text from lines where lines.month = start) as planned,
        (select round(coalesce(sum(chosen), 0), 2)::text from lines where lines.month = start) as chosen,
        (select count(*)::int from lines where lines.month = start) as lines,
        (select round(percentile_cont(0.5) within group (order by days)::numeric, 1)::text from paces where paces.month = start) as days
      from today, generate_series(date_trunc('month', today.day::timestamp) - interval '11 months', date_trunc('month', today.day::timestamp), interval '1 month') start
      order by start`);
    return { currency: own, months };
  },
});

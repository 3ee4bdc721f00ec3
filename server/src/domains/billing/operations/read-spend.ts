import Type from 'typebox';
import { currency, decimal, id, integer, object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { owedText } from '../owed-text.ts';

const sum = (title: string) => decimal(title, { examples: ['1250000.5'] });

interface Row {
  months: Array<{ month: string; total: string; count: number }>;
  suppliers: Array<{ counterpartyId: string; total: string; count: number }>;
  overdue: { total: string; count: number };
  dueSoon: { total: string; count: number };
}

/** What invoices of the last twelve months amount to, and what is to be paid, in the currency of the portal. */
export const readSpend = query({
  name: 'billing.read-spend',
  summary: words('Spend of twelve months', 'Расходы за двенадцать месяцев'),
  description:
    'Sums of invoices that were neither rejected nor cancelled, by the month of their date, and the five suppliers with most; what is overdue ' +
    'and what is due within seven days. In the currency of the portal: an invoice in another counts at its own rate, one without a rate does not count.',
  permission: 'invoices.read',
  scope: 'finance.read',
  input: object({}),
  output: object({
    currency: currency(),
    months: Type.Array(
      object({ month: Type.String({ title: 'Month' }), total: sum('Sum'), count: integer('Invoices') }),
    ),
    suppliers: Type.Array(
      object({
        counterpartyId: id('Counterparty'),
        name: text(200, 'Name'),
        total: sum('Sum'),
        count: integer('Invoices'),
      }),
    ),
    overdue: object({ total: sum('Owed'), count: integer('Invoices') }),
    dueSoon: object({ total: sum('Owed'), count: integer('Invoices') }),
  }),

  async run(ctx) {
    const { db } = ctx;
    const { currency: own, timezone } = await regionalOf(ctx);
    const row = await db.one<Row>(sql`
      with today as (select (portal_now() at time zone ${timezone})::date as day),
      counted as (
        select inv.counterparty_id, inv.due_date, inv.status, coalesce(inv.external_date, inv.created_at::date) as day,
          inv.gross * case when inv.currency = ${own} then 1 else inv.fx_rate end as total,
          ${raw(owedText)} * case when inv.currency = ${own} then 1 else inv.fx_rate end as owed
        from invoices inv
        where inv.tenant_id = ${db.tenant} and inv.status not in ('rejected', 'cancelled')
          and (inv.currency = ${own} or inv.fx_rate is not null)
      ),
      recent as (
        select counted.* from counted, today
        where counted.day >= date_trunc('month', today.day::timestamp) - interval '11 months' and counted.day <= today.day
      ),
      months as (
        select to_char(start, 'YYYY-MM') as month, round(coalesce(sum(recent.total), 0), 2)::text as total, count(recent.total)::int as count
        from today, generate_series(date_trunc('month', today.day::timestamp) - interval '11 months', date_trunc('month', today.day::timestamp), interval '1 month') start
        left join recent on date_trunc('month', recent.day::timestamp) = start
        group by start order by start
      ),
      suppliers as (
        select recent.counterparty_id as "counterpartyId", round(sum(recent.total), 2)::text as total, count(*)::int as count
        from recent group by recent.counterparty_id order by sum(recent.total) desc, recent.counterparty_id limit 5
      )
      select (select coalesce(json_agg(months), '[]') from months) as months,
        (select coalesce(json_agg(suppliers), '[]') from suppliers) as suppliers,
        (select json_build_object('total', round(coalesce(sum(owed), 0), 2)::text, 'count', count(*))
          from counted, today where owed > 0 and due_date < today.day) as overdue,
        (select json_build_object('total', round(coalesce(sum(owed), 0), 2)::text, 'count', count(*))
          from counted, today where owed > 0 and due_date between today.day and today.day + 7) as "dueSoon"`);
    const names = await counterpartyRefs(
      db,
      row.suppliers.map(({ counterpartyId }) => counterpartyId),
    );
    const suppliers = row.suppliers.map((one) => ({ ...one, name: names.get(one.counterpartyId)?.name ?? '' }));
    return { currency: own, ...row, suppliers };
  },
});

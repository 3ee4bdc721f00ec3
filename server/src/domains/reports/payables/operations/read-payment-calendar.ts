import Type from 'typebox';
import { choice, currency, date, decimal, flag, instant, integer, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { daysAfter } from '../../../../kernel/values/days-after.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { owedText } from '../../../billing/owed-text.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import type { Days } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { owed, owedBeside, owedRecords } from '../owed.ts';

const usualDays = 41;
const mostDays = 184;

interface Row {
  from: string;
  to: string;
  currency: string;
  amount: string;
  invoices: number;
  overdue: boolean;
}

export const calendarInput = object({
  from: Type.Optional(date('First day; today unless given')),
  to: Type.Optional(date('Last day; six weeks unless given')),
  by: Type.Optional(choice(['day', 'week'], 'Days or weeks; `week` unless given')),
});

const formula = words(
  'What is still owed of incoming invoices that were neither rejected nor cancelled, by their day of payment. What was to be paid earlier stands first; invoices without a day are left out.',
  'Неоплаченный остаток входящих счетов, кроме отклонённых и аннулированных, по дню оплаты. Первым идёт просроченное к началу периода; счета без срока не показаны.',
);

export const readPaymentCalendar = query({
  name: 'reports.read-payment-calendar',
  summary: words('Calendar of payments', 'Платёжный календарь'),
  description:
    'What is to be paid day by day or week by week, from today for six weeks unless told otherwise; half a year at most. Weeks begin on Monday and are cut by the period.',
  ...reportReading,
  input: calendarInput,
  output: object({
    period: object({ from: date('First day'), to: date('Last day') }),
    rows: Type.Array(
      object({
        from: date('First day'),
        to: date('Last day'),
        overdue: flag('Was to be paid before the period'),
        currency: currency(),
        amount: decimal('To be paid', { examples: ['148500.00'] }),
        invoices: integer('Invoices'),
        records: Type.String({ title: 'Address of the list of these invoices' }),
      }),
    ),
    before: object(
      {
        period: object({ from: date('First day'), to: date('Last day') }),
        totals: Type.Array(
          object({ currency: currency(), amount: decimal('Was to be paid'), invoices: integer('Invoices') }),
        ),
      },
      { title: 'What was to be paid in as many days right before, as it stood when they began' },
    ),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    asOf: instant('It is read as it stood then'),
  }),

  run: (ctx, input) => calendarReport(ctx, input),
});

export async function calendarReport(
  ctx: ReadContext,
  { from: first, to: last, by = 'week' }: Type.Static<typeof calendarInput>,
) {
  const { timezone } = await regionalOf(ctx);
  const from = first ?? dayIn(timezone);
  const to = last ?? daysAfter(from, usualDays);
  if (to < from) throw invalidField('/to', 'before_start', words('is before the first day', 'раньше первого дня'));
  if (to > daysAfter(from, mostDays))
    throw invalidField('/to', 'too_long', words('makes more than 184 days', 'получается больше 184 дней'), {
      limit: mostDays,
    });
  const rows = await ctx.db.many<Row>(sql`
      select min(due.first)::text as "from", max(due.last)::text as "to", due.currency, sum(due.owed)::text as amount, count(*)::int as invoices,
        due.overdue
      from (
        select inv.currency, ${raw(owedText)} as owed, inv.due_date < ${from} as overdue,
          case when inv.due_date < ${from} then inv.due_date
            when ${by}::text = 'day' then inv.due_date else greatest(date_trunc('week', inv.due_date::timestamp)::date, ${from}::date) end as first,
          case when inv.due_date < ${from} or ${by}::text = 'day' then inv.due_date
            else least(date_trunc('week', inv.due_date::timestamp)::date + 6, ${to}::date) end as last
        from ${owed(ctx.db)} and inv.due_date <= ${to}
      ) due
      group by due.overdue, due.currency, case when due.overdue then null else due.first end
      order by due.overdue desc, 1, due.currency`);
  return {
    period: { from, to },
    rows: rows.map((row) => ({
      ...row,
      records: owedRecords(row.currency, { 'dueDate[gte]': row.from, 'dueDate[lte]': row.to }),
    })),
    before: await dueBefore(ctx, { from, to }, timezone),
    countedBy: formula[ctx.language],
    asOf: portalNow().toISOString(),
  };
}

async function dueBefore({ db }: ReadContext, { from, to }: Days, timezone: string) {
  const last = daysAfter(from, -1);
  const period = { from: daysAfter(from, -daysFrom(from, to) - 1), to: last };
  const totals = await db.many<{ currency: string; amount: string; invoices: number }>(sql`
    select invoice.currency, sum(invoice.was)::text as amount, count(*)::int as invoices
    from ${owedBeside(db, daysAfter(period.from, -1), timezone)} invoice
    where invoice.was > 0 and invoice.due_date between ${period.from} and ${period.to}
    group by 1 order by 1`);
  return { period, totals };
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

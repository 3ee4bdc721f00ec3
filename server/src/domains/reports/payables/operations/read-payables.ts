import Type from 'typebox';
import { choice, currency, date, decimal, instant, integer, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { scaleOf } from '../../../requisitions/sums-of.ts';
import { dayLater } from '../../months.ts';
import { reportReading } from '../../report-reading.ts';
import { type Bucket, bucketOf, buckets, dueIn } from '../buckets.ts';
import { owedBeside, owedRecords } from '../owed.ts';

interface Row {
  currency: string;
  bucket: Bucket;
  amount: string;
  invoices: number;
  before: string;
}

const formula = words(
  'What is still owed of incoming invoices that were neither rejected nor cancelled, by how long their day of payment is over. Each in its own currency. What was owed on the earlier day is counted without payments made since and without invoices of later dates; invoices rejected or cancelled since are left out.',
  'Неоплаченный остаток входящих счетов, кроме отклонённых и аннулированных, по давности срока оплаты. Каждый счёт — в своей валюте. Остаток на более раннюю дату посчитан без последующих оплат и более поздних счетов; счета, отклонённые или аннулированные с тех пор, не учтены.',
);

const amount = (title: string) => decimal(title, { examples: ['148500.00'] });

export const payablesInput = object({
  from: Type.Optional(date('Only what is due on this day or later')),
  to: Type.Optional(date('Only what is due on this day or earlier')),
  beforeDay: Type.Optional(date('The day it is compared with; a month ago unless given')),
});

export const readPayables = query({
  name: 'reports.read-payables',
  summary: words('Ageing of what is to be paid', 'Задолженность перед поставщиками по срокам'),
  description:
    'What is owed today, by currency and by how long it is overdue: not due yet, 1 to 30 days, 31 to 60, 61 to 90, more, and without a day of payment; beside ' +
    'what was owed and how old it was on an earlier day. With `from` or `to`, of what is due within these days.',
  ...reportReading,
  input: payablesInput,
  output: object({
    today: date('Today, where the company works'),
    beforeDay: date('The day it is compared with'),
    rows: Type.Array(
      object({
        currency: currency(),
        bucket: choice(buckets, 'How long it is overdue'),
        amount: amount('Owed'),
        invoices: integer('Invoices'),
        before: amount('Lay in the same bucket on the earlier day'),
        records: Type.String({ title: 'Address of the list of these invoices' }),
      }),
      { title: 'By currency, the freshest first; what is empty is left out' },
    ),
    totals: Type.Array(
      object({ currency: currency(), amount: amount('Owed'), before: amount('Owed on the earlier day') }),
      { title: 'The whole in each currency' },
    ),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    asOf: instant('It is read as it stood then'),
  }),

  run: (ctx, input) => payablesReport(ctx, input),
});

export async function payablesReport(ctx: ReadContext, { from, to, beforeDay }: Type.Static<typeof payablesInput>) {
  const { timezone } = await regionalOf(ctx);
  const today = dayIn(timezone);
  const earlier = beforeDay ?? dayLater(today, -1);
  if (from !== undefined && to !== undefined && to < from)
    throw invalidField('/to', 'before_start', words('is before the first day', 'раньше первого дня'));
  if (earlier >= today)
    throw invalidField('/beforeDay', 'not_past', words('must be before today', 'должен быть раньше сегодняшнего дня'));
  const rows = await ctx.db.many<Row>(sql`
    select day.currency, aged.bucket, sum(aged.amount)::text as amount, sum(aged.invoices)::int as invoices, sum(aged.before)::text as before
    from (
      select invoice.currency, invoice.due_date, coalesce(sum(invoice.amount) filter (where invoice.amount > 0), 0.00) as amount,
        count(*) filter (where invoice.amount > 0) as invoices, coalesce(sum(invoice.was) filter (where invoice.was > 0), 0.00) as was
      from ${owedBeside(ctx.db, earlier, timezone)} invoice
      where true ${from ? sql`and invoice.due_date >= ${from}` : sql``} ${to ? sql`and invoice.due_date <= ${to}` : sql``}
      group by 1, 2
    ) day
    cross join lateral (values (${bucketOf(sql`day.due_date`, today)}, day.amount, day.invoices, 0.00),
      (${bucketOf(sql`day.due_date`, earlier)}, 0.00, 0, day.was)) aged(bucket, amount, invoices, before)
    group by 1, 2 having sum(aged.invoices) > 0 or sum(aged.before) > 0`);
  const order = ({ currency, bucket }: Row) => `${currency} ${buckets.indexOf(bucket)}`;
  return {
    ...{ today, beforeDay: earlier },
    rows: rows
      .filter(({ invoices }) => invoices > 0)
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((row) => ({
        ...row,
        records: owedRecords(row.currency, dueIn(row.bucket, today, { from, to })),
      })),
    totals: totalsOf(rows),
    countedBy: formula[ctx.language],
    asOf: portalNow().toISOString(),
  };
}

function totalsOf(rows: readonly Row[]) {
  const sumOf = (which: 'amount' | 'before', currency: string) =>
    rows
      .filter((row) => row.currency === currency)
      .reduce((sum, row) => sum.plus(row[which]), new Exact(0))
      .toFixed(scaleOf(currency));
  const currencies = new Set(rows.map(({ currency }) => currency));
  return [...currencies]
    .sort()
    .map((one) => ({ currency: one, amount: sumOf('amount', one), before: sumOf('before', one) }));
}

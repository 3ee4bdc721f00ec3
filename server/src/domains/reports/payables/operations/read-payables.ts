import Type from 'typebox';
import { choice, currency, date, decimal, integer, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { owedText } from '../../../billing/owed-text.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { reportReading } from '../../report-reading.ts';
import { type Bucket, buckets, dueIn } from '../buckets.ts';
import { owed, owedRecords } from '../owed.ts';

interface Row {
  currency: string;
  bucket: Bucket;
  amount: string;
  invoices: number;
}

const formula = words(
  'What is still owed of incoming invoices that were neither rejected nor cancelled, by how long their day of payment is over. Each in its own currency.',
  'Неоплаченный остаток входящих счетов, кроме отклонённых и аннулированных, по давности срока оплаты. Каждый счёт — в своей валюте.',
);

export const readPayables = query({
  name: 'reports.read-payables',
  summary: words('Ageing of what is to be paid', 'Задолженность перед поставщиками по срокам'),
  description:
    'What is owed today, by currency and by how long it is overdue: not due yet, 1 to 30 days, 31 to 60, 61 to 90, more, and without a day of payment.',
  ...reportReading,
  input: object({}),
  output: object({
    today: date('Today, where the company works'),
    rows: Type.Array(
      object({
        currency: currency(),
        bucket: choice(buckets, 'How long it is overdue'),
        amount: decimal('Owed', { examples: ['148500.00'] }),
        invoices: integer('Invoices'),
        records: Type.String({ title: 'Address of the list of these invoices' }),
      }),
      { title: 'By currency, the freshest first; what is empty is left out' },
    ),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
  }),

  run: (ctx) => payablesReport(ctx),
});

export async function payablesReport(ctx: ReadContext) {
  const today = dayIn((await regionalOf(ctx)).timezone);
  const rows = await ctx.db.many<Row>(sql`
      select inv.currency, case when inv.due_date is null then 'undated' when inv.due_date >= ${today} then 'not_due'
          when inv.due_date >= ${today}::date - 30 then 'overdue_1_30' when inv.due_date >= ${today}::date - 60 then 'overdue_31_60'
          when inv.due_date >= ${today}::date - 90 then 'overdue_61_90' else 'overdue_over_90' end as bucket,
        sum(${raw(owedText)})::text as amount, count(*)::int as invoices
      from ${owed(ctx.db)} group by 1, 2`);
  const order = ({ currency, bucket }: Row) => `${currency} ${buckets.indexOf(bucket)}`;
  return {
    today,
    rows: rows
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((row) => ({ ...row, records: owedRecords(row.currency, dueIn(row.bucket, today)) })),
    countedBy: formula[ctx.language],
  };
}

import Type from 'typebox';
import { currency, decimal, id, integer, object, text } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { countedOutput } from '../../counted-output.ts';
import { periodInput, periodOf, periodOutput } from '../../period.ts';
import { purchasesAsOf } from '../../purchases/purchases-as-of.ts';
import { reportReading } from '../../report-reading.ts';
import { savingsRows, savingsTotal } from '../savings-in.ts';

const basis = (title: string) =>
  object(
    {
      base: decimal('What it would have cost', { examples: ['150000.00'] }),
      chosen: decimal('What it costs as chosen', { examples: ['148500.00'] }),
      lines: integer('Lines that could be compared'),
    },
    { title },
  );

const compared = {
  plan: basis('Against the planned price'),
  last: basis('Against what the item was last decided at before'),
  median: basis('Against the median of at least two offers'),
};

export const savingsInput = object({
  ...periodInput,
  limit: Type.Optional(integer('Requisitions at most; 100 unless given', { minimum: 1, maximum: 500 })),
});

const formula = words(
  'Lines by the day their suppliers were chosen last, for the chosen quantity, with VAT: what they cost as chosen, and what they would have cost by the planned price, by the last decision for the same item before, and by the median of offers. A line counts where there is something to compare with. Requisitions in the currency of the portal.',
  'Строки по дню последнего выбора поставщика, на выбранное количество, с НДС: сколько они стоят по выбору и сколько стоили бы по плановой цене, по прошлому выбору той же позиции и по медиане предложений. Строка учитывается, если есть с чем сравнить. Заявки в валюте портала.',
);

export const readSavings = query({
  name: 'reports.read-savings',
  summary: words('Savings', 'Экономия'),
  description:
    'What choosing saved against plan, last price and median of offers, by requisition, the latest decision first, with the whole and that of the period before.',
  ...reportReading,
  input: savingsInput,
  output: object({
    ...periodOutput,
    currency: currency(),
    total: object(compared, { title: 'The whole, requisitions beyond the limit included' }),
    totalBefore: object(compared, { title: 'The whole of the period before' }),
    count: integer('Requisitions in the period'),
    rows: Type.Array(
      object({
        procurementId: id('Requisition'),
        number: text(32, 'Number', { examples: ['PR-2026-0001'] }),
        title: text(300, 'Title', { examples: ['Цемент для секции 3'] }),
        ...compared,
        records: Type.String({ title: 'Address of the decisions' }),
      }),
    ),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    ...countedOutput,
  }),
  run: (ctx, input) => savingsReport(ctx, input, input.limit ?? 100),
});

export async function savingsReport(ctx: ReadContext, input: Type.Static<typeof savingsInput>, most: number) {
  const span = await periodOf(ctx, input);
  const { currency: own, timezone } = await regionalOf(ctx);
  const asked = { days: span.period, timezone, currency: own };
  const [rows, { count, ...total }, { count: _count, ...totalBefore }, counted] = await Promise.all([
    savingsRows(ctx.db, asked, most),
    savingsTotal(ctx.db, asked),
    savingsTotal(ctx.db, { ...asked, days: span.before }),
    purchasesAsOf(ctx.db),
  ]);
  return {
    ...{ ...span, currency: own, total, totalBefore, count },
    rows: rows.map((row) => ({
      ...row,
      records: `/api/v1/purchase-requisitions/${row.procurementId}/quote-line-decisions`,
    })),
    countedBy: formula[ctx.language],
    ...counted,
  };
}

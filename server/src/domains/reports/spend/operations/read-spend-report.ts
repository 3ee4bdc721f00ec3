import Type from 'typebox';
import { choice, currency, decimal, id, integer, object, text } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { countedOutput } from '../../counted-output.ts';
import { periodInput, periodOf, periodOutput } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { dimensions } from '../dimensions.ts';
import { nameKeys } from '../name-keys.ts';
import { spendAsOf } from '../spend-as-of.ts';
import { recordsOf } from '../spend-records.ts';
import { spendRows, spendTotals } from '../spend-rows.ts';

const amount = (title: string) => decimal(title, { examples: ['1250000.50'] });

const sums = {
  amount: amount('Spent'),
  lines: integer('Lines of invoices'),
  before: amount('Spent in the period before'),
};

export const spendInput = object({
  by: Type.Optional(choice(dimensions, 'What it is looked at by; `supplier` unless given')),
  ...periodInput,
  currency: Type.Optional(currency('Currency it is counted in; that of the portal unless given')),
  counterpartyId: Type.Optional(id('Of this supplier alone')),
  categoryId: Type.Optional(id('Of this category alone')),
  department: Type.Optional(text(200, 'Of this department alone', { examples: ['ПТО'] })),
  catalogItemId: Type.Optional(id('Of this item alone')),
  limit: Type.Optional(integer('Rows at most; 100 unless given', { minimum: 1, maximum: 500 })),
});

const row = object({
  key: Type.String({ title: 'Identifier, name, month or currency; empty for what has none', examples: ['2026-11'] }),
  label: Type.String({ title: 'What it is called', examples: ['ООО «Цементный двор»'] }),
  ...sums,
  records: Type.String({
    title: 'Address of the list of its lines',
    examples: ['/api/v1/reports/spend/records?currency=RUB'],
  }),
});

/** The formula of spend, as it is told beside the figures. */
const formula = words(
  'Lines of incoming invoices with VAT, and invoices of totals alone, by the date of the invoice, or else the day it was entered; rejected and cancelled ones do not count. An invoice in another currency counts at its own rate; without a rate it stands in its own currency.',
  'Строки входящих счетов с НДС и счета без строк по дате счёта, а без неё — по дню внесения; отклонённые и аннулированные не учитываются. Счёт в другой валюте пересчитан по своему курсу, а без курса показан в своей валюте.',
);

export const readSpendReport = query({
  name: 'reports.read-spend-report',
  summary: words('Spend, by what it went to', 'Расходы по направлениям'),
  description:
    'Spend of whole months, or of exact days, by supplier, category, department, item, month or currency, compared with as many months before; the largest first. ' +
    'The sums are kept and follow invoices within seconds: `asOf` says up to when. Two currencies are never added: `alsoIn` has what stands in others.',
  ...reportReading,
  input: spendInput,
  output: object({
    ...periodOutput,
    currency: currency('Currency it is counted in'),
    total: object(sums, { title: 'The whole, rows beyond the limit included' }),
    rows: Type.Array(row),
    alsoIn: Type.Array(object({ currency: currency(), amount: amount('Spent') }), {
      title: 'What is counted in other currencies, for want of a rate',
    }),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    ...countedOutput,
  }),

  run: (ctx, input) => spendReport(ctx, input, input.limit ?? 100),
});

export async function spendReport(ctx: ReadContext, given: Type.Static<typeof spendInput>, most: number) {
  const { by = 'supplier', from, to, exactDays, currency: asked, limit: _, ...filters } = given;
  const { db, language } = ctx;
  const span = await periodOf(ctx, { from, to, exactDays });
  const own = asked ?? (await regionalOf(ctx)).currency;
  const part = { filters, ...span };
  const [rows, totals, counted] = await Promise.all([
    spendRows(db, { by, currency: own, ...part }, most),
    spendTotals(db, part),
    spendAsOf(db),
  ]);
  const nameOf = await nameKeys(
    db,
    by,
    rows.map(({ key }) => key),
    language,
  );
  const { currency: _own, ...total } = totals.find(({ currency }) => currency === own) ?? nothing;
  return {
    ...span,
    currency: own,
    total,
    rows: rows.map((one) => ({
      ...one,
      label: nameOf(one.key),
      records: recordsOf({ by, key: one.key, currency: own, filters, period: span.period }),
    })),
    alsoIn: totals.flatMap(({ currency, amount }) => (currency === own ? [] : [{ currency, amount }])),
    countedBy: formula[language],
    ...counted,
  };
}

const nothing = { currency: '', amount: '0', lines: 0, before: '0' };

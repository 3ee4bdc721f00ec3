import Type from 'typebox';
import { choice, id, integer, nullable, object, text } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { counterpartyRefs } from '../../../counterparties/counterparty-refs.ts';
import { countedOutput } from '../../counted-output.ts';
import { listAddress } from '../../list-address.ts';
import { periodInput, periodOf, periodOutput } from '../../period.ts';
import { purchasesAsOf } from '../../purchases/purchases-as-of.ts';
import { reportReading } from '../../report-reading.ts';
import { type SupplierFigure, supplierFigures } from '../figures.ts';
import { largestShares, sharesOfSuppliers } from '../shares-in.ts';

const formulas: Readonly<Record<SupplierFigure, Words>> = {
  answers: words(
    'Requests sent to the supplier that he quoted for.',
    'Запросы поставщику, на которые он дал предложение.',
  ),
  prices: words(
    'Lines he quoted in the period, beside others for the same, whose price with VAT for one unit was the lowest.',
    'Строки его предложений за период, где цена за единицу с НДС ниже, чем у других на то же самое.',
  ),
  on_time: words(
    'Lines received not later than the promised day.',
    'Принятые строки, пришедшие не позже обещанного дня.',
  ),
  in_full: words(
    'Decisions whose promised day is over and that were received whole.',
    'Выбранные строки с наступившим сроком, принятые полностью.',
  ),
  matching: words(
    'Invoices that agree with what was decided; that goods have not come yet is no difference.',
    'Счета, которые сходятся с выбором; то, что товар ещё не пришёл, — не расхождение.',
  ),
};

const share = object({
  figure: choice(supplierFigures, 'What is looked at'),
  good: integer('As it should be'),
  all: integer('Of how many'),
  before: nullable(
    object({ good: integer('As it should be'), all: integer('Of how many') }, { title: 'In the period before' }),
  ),
  records: Type.String({ title: 'Address of the list of these records' }),
});

export const supplierReportInput = object({ ...periodInput });

export const readSuppliers = query({
  name: 'reports.read-suppliers',
  summary: words('Scorecard of suppliers', 'Показатели поставщиков'),
  description:
    'For each supplier with something in the period: answers to requests, lowest prices among several, deliveries on time and in full, invoices without ' +
    'differences. Each is so many of so many, beside the period before. At most 500 suppliers, those with the most records.',
  ...reportReading,
  input: supplierReportInput,
  output: object({
    ...periodOutput,
    rows: Type.Array(object({ counterpartyId: id('Supplier'), name: text(255, 'Name'), shares: Type.Array(share) })),
    countedBy: Type.Array(
      object({
        figure: choice(supplierFigures, 'What is looked at'),
        formula: Type.String({ title: 'How it is counted' }),
      }),
    ),
    ...countedOutput,
  }),
  run: (ctx, input) => supplierReport(ctx, input),
});

const most = 500;

export async function supplierReport(ctx: ReadContext, input: Type.Static<typeof supplierReportInput>) {
  const span = await periodOf(ctx, input);
  const { db } = ctx;
  const today = dayIn((await regionalOf(ctx)).timezone);
  const bySupplier = Map.groupBy(
    await largestShares(db, span.period, today, most),
    ({ counterpartyId }) => counterpartyId,
  );
  const ids = [...bySupplier.keys()];
  const [was, names, counted] = await Promise.all([
    sharesOfSuppliers(db, span.before, today, ids),
    counterpartyRefs(db, ids),
    purchasesAsOf(db),
  ]);
  const earlier = new Map(was.map((one) => [`${one.counterpartyId} ${one.figure}`, one]));
  return {
    ...span,
    rows: [...bySupplier].map(([counterpartyId, found]) => ({
      counterpartyId,
      name: names.get(counterpartyId)?.name ?? '—',
      shares: supplierFigures.flatMap((figure) => {
        const share = found.find((one) => one.figure === figure);
        if (!share) return [];
        const { good = 0, all } = earlier.get(`${counterpartyId} ${figure}`) ?? {};
        return [
          {
            ...{ figure, good: share.good, all: share.all, before: all === undefined ? null : { good, all } },
            records: listAddress('reports/suppliers/records', {
              ...{ counterpartyId, figure },
              ...{ ...span.period, exactDays: 'true' },
            }),
          },
        ];
      }),
    })),
    countedBy: supplierFigures.map((figure) => ({ figure, formula: formulas[figure][ctx.language] })),
    ...counted,
  };
}

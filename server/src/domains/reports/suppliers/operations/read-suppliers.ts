import Type from 'typebox';
import { choice, id, integer, nullable, object, text } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { join, sql } from '../../../../kernel/sql/sql.ts';
import { counterpartyRefs } from '../../../counterparties/counterparty-refs.ts';
import { listAddress } from '../../list-address.ts';
import { type Days, periodInput, periodOf, periodOutput } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { askedFigures } from '../asked-figures.ts';
import { recordsOfFigure, type SupplierFigure, supplierFigures } from '../figures.ts';

interface Counted {
  counterpartyId: string;
  figure: SupplierFigure;
  good: number;
  all: number;
}

const formulas: Readonly<Record<SupplierFigure, Words>> = {
  answers: words(
    'Requests sent to the supplier that he quoted for.',
    'Запросы поставщику, на которые он дал предложение.',
  ),
  prices: words(
    'Lines he quoted, beside others, whose price with VAT for one unit was the lowest.',
    'Строки его предложений, где цена за единицу с НДС ниже, чем у других.',
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
  }),
  run: (ctx, input) => supplierReport(ctx, input),
});

const most = 500;

export async function supplierReport(ctx: ReadContext, input: Type.Static<typeof supplierReportInput>) {
  const span = await periodOf(ctx, input);
  const [now, was] = await Promise.all([countIn(ctx, span.period), countIn(ctx, span.before)]);
  const earlier = new Map(was.map((one) => [`${one.counterpartyId} ${one.figure}`, one]));
  const bySupplier = [...Map.groupBy(now, ({ counterpartyId }) => counterpartyId)]
    .toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a))
    .slice(0, most);
  const names = await counterpartyRefs(
    ctx.db,
    bySupplier.map(([counterpartyId]) => counterpartyId),
  );
  return {
    ...span,
    rows: bySupplier.map(([counterpartyId, counted]) => ({
      counterpartyId,
      name: names.get(counterpartyId)?.name ?? '—',
      shares: supplierFigures.flatMap((figure) => {
        const found = counted.find((one) => one.figure === figure);
        if (!found) return [];
        const { good = 0, all } = earlier.get(`${counterpartyId} ${figure}`) ?? {};
        return [
          {
            ...{ figure, good: found.good, all: found.all, before: all === undefined ? null : { good, all } },
            records: listAddress('reports/suppliers/records', {
              ...{ counterpartyId, figure },
              ...{ ...span.period, exactDays: 'true' },
            }),
          },
        ];
      }),
    })),
    countedBy: supplierFigures.map((figure) => ({ figure, formula: formulas[figure][ctx.language] })),
  };
}

const sizeOf = (counted: readonly Counted[]) => counted.reduce((sum, { all }) => sum + all, 0);

async function countIn(ctx: ReadContext, days: Days): Promise<Counted[]> {
  const asked = await askedFigures(ctx, days);
  const each = supplierFigures.map(
    (figure) => sql`
      select ${figure}::text as figure, seen.counterparty_id, count(*) filter (where seen.good)::int as good, count(*)::int as "all"
      from (${recordsOfFigure[figure](asked)}) seen group by seen.counterparty_id`,
  );
  return ctx.db.many<Counted>(sql`
    select counted.figure, counted.counterparty_id as "counterpartyId", counted.good, counted."all" from (${join(each, ' union all ')}) counted`);
}

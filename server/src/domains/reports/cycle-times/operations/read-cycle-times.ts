import Type from 'typebox';
import { choice, decimal, integer, nullable, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { countedOutput } from '../../counted-output.ts';
import { listAddress } from '../../list-address.ts';
import { periodInput, periodOf, periodOutput } from '../../period.ts';
import { purchasesAsOf } from '../../purchases/purchases-as-of.ts';
import { reportReading } from '../../report-reading.ts';
import { cycleTimesIn } from '../cycle-times-in.ts';
import { cycleSteps } from '../steps.ts';

const days = (title: string) => decimal(title, { examples: ['3.5'] });

const formula = words(
  'Requisitions made in the period. A step counts once it is done: approval from the making of the requisition; then the first request sent, the first offer, the first decision; from that the first order sent, the first invoice, the first receipt. In days, each to a tenth; half of the requisitions took no longer than the median, nine of ten no longer than the other figure.',
  'Заявки, созданные в периоде. Этап учитывается, когда он пройден: согласование — от создания заявки, далее первый запрос, первое предложение, первый выбор, а от выбора — первый заказ, первый счёт и первая приёмка. В днях с точностью до десятой: половина заявок прошла этап не дольше медианы, девять из десяти — не дольше второго числа.',
);

export const cycleTimesInput = object({ ...periodInput });

export const readCycleTimes = query({
  name: 'reports.read-cycle-times',
  summary: words('How long the steps of a purchase take', 'Длительность этапов закупки'),
  description:
    'The median and the ninth decile of days for each step, beside the median of the period before. A step that nobody has done is left out.',
  ...reportReading,
  input: cycleTimesInput,
  output: object({
    ...periodOutput,
    rows: Type.Array(
      object({
        step: choice(cycleSteps, 'Step'),
        requisitions: integer('Requisitions that have done it'),
        median: days('Median, days'),
        p90: days('Nine of ten took no longer, days'),
        before: nullable(days('Median of the period before, days')),
        records: Type.String({ title: 'Address of the list of these requisitions' }),
      }),
    ),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    ...countedOutput,
  }),
  run: (ctx, input) => cycleTimesReport(ctx, input),
});

export async function cycleTimesReport(ctx: ReadContext, input: Type.Static<typeof cycleTimesInput>) {
  const span = await periodOf(ctx, input);
  const [now, was, counted] = await Promise.all([
    cycleTimesIn(ctx.db, span.period),
    cycleTimesIn(ctx.db, span.before),
    purchasesAsOf(ctx.db),
  ]);
  const earlier = new Map(was.map(({ step, median }) => [step, median]));
  return {
    ...span,
    rows: now
      .toSorted((a, b) => cycleSteps.indexOf(a.step) - cycleSteps.indexOf(b.step))
      .map((row) => ({
        ...row,
        before: earlier.get(row.step) ?? null,
        records: listAddress('reports/cycle-times/records', { step: row.step, ...span.period, exactDays: 'true' }),
      })),
    countedBy: formula[ctx.language],
    ...counted,
  };
}

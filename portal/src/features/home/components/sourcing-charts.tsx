import { useQuery } from '@tanstack/react-query';
import { MonthBars } from '../../../kit/chart/month-bars.tsx';
import { showQuantity, showShare, showSum } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { showMonth } from '../../../kit/show-month.ts';
import { sourcingQuery } from '../figures.ts';
import { amountOf, kopecks } from '../month.ts';
import { ChartPanel } from './chart-panel.tsx';

/** What choosing saved against the plan, and how long it took. */
export function SourcingCharts() {
  const { data } = useQuery(sourcingQuery);
  if (!data) return null;
  const { months, currency } = data;
  const saved = ({ planned, chosen }: { planned: string; chosen: string }) => kopecks(planned) - kopecks(chosen);
  const plan = months.reduce((sum, { planned }) => sum + kopecks(planned), 0n);
  const all = months.reduce((sum, month) => sum + saved(month), 0n);
  const latest = months.findLast(({ days }) => days !== null);
  return (
    <>
      <ChartPanel
        title={say('Savings against plan', 'Экономия к плану')}
        figure={`${showSum(amountOf(all), currency)}${plan > 0n ? ` · ${showShare(Number((all * 10_000n) / plan) / 10_000, 1)}` : ''}`}
        about={say(
          'Planned price less the chosen one, for lines whose suppliers were chosen in the month. Below zero: dearer than planned.',
          'Плановая цена минус выбранная, по строкам, для которых в этом месяце выбраны поставщики. Ниже нуля: дороже плана.',
        )}
      >
        <MonthBars
          title={say('Saving by month', 'Экономия по месяцам')}
          bars={months.map((month) => ({
            label: showMonth(month.month),
            value: Number(saved(month)),
            shown: `${showSum(amountOf(saved(month)), currency)} · ${counted(month.lines, ['line', 'lines'], ['строка', 'строки', 'строк'])}`,
          }))}
        />
      </ChartPanel>
      <ChartPanel
        title={say('From requisition to choice', 'От заявки до выбора')}
        figure={latest ? showDays(latest.days) : '—'}
        about={say(
          'Median of days from the making of a requisition to the first choice of a supplier in it.',
          'Медиана дней от создания заявки до первого выбора поставщика в ней.',
        )}
      >
        <MonthBars
          title={say('Days by month', 'Дни по месяцам')}
          bars={months.map(({ month, days }) => ({
            label: showMonth(month),
            value: days === null ? null : Number(days),
            shown: showDays(days),
          }))}
        />
      </ChartPanel>
    </>
  );
}

const showDays = (days: string | null) =>
  days === null ? say('no choices', 'выборов не было') : `${showQuantity(days)} ${say('days', 'дн.')}`;

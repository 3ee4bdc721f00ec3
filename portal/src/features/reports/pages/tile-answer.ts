import { queryOptions } from '@tanstack/react-query';
import { reportNames } from '../../../../../nouns/asked-report.ts';
import { reportInput } from '../../../../../nouns/report-input.ts';
import type { ReportTile } from '../../../../../nouns/report-page.ts';
import { spanWords } from '../../../../../nouns/report-spans.ts';
import { basisWords, bucketWords, figureWords, stepWords } from '../../../../../nouns/report-words.ts';
import { showDay, showQuantity, showShare, showSum, today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMonth } from '../../../kit/show-month.ts';
import type { Answer } from '../../../shared/api/answer.ts';
import { api, ask } from '../../../shared/api/client.ts';

/** What a tile shows, whichever report it is of. */
export interface TileAnswer {
  figure: string;
  rows: ReadonlyArray<{ label: string; value: number; shown: string }>;
}

type Answers = {
  spend: Answer<'reports.read-spend-report'>;
  savings: Answer<'reports.read-savings'>;
  cycle_times: Answer<'reports.read-cycle-times'>;
  suppliers: Answer<'reports.read-suppliers'>;
  payables: Answer<'reports.read-payables'>;
  payment_calendar: Answer<'reports.read-payment-calendar'>;
  price_index: Answer<'reports.read-price-index'>;
};

const paths: Record<keyof Answers, string> = {
  spend: 'spend',
  savings: 'savings',
  cycle_times: 'cycle-times',
  suppliers: 'suppliers',
  payables: 'payables',
  payment_calendar: 'payment-calendar',
  price_index: 'price-index',
};

export const tileQuery = ({ form: _form, title: _title, ...asked }: ReportTile) => {
  const query = { ...reportInput(asked, today()), ...(asked.report === 'spend' && { limit: 12 }) };
  const path = `/api/v1/reports/${paths[asked.report]}` as '/api/v1/reports/spend';
  return queryOptions({
    queryKey: ['reports', 'tile', asked.report, query],
    queryFn: ({ signal }) => ask(api.GET(path, { params: { query: query as object }, signal })),
    select: (answer) => shown[asked.report](answer as never, asked),
    staleTime: 60_000,
  });
};

/** What a tile is called, unless it was given a name. */
export const tileTitle = ({ title, report, span, from, to }: ReportTile): string => {
  const days =
    from || to ? [from, to].map((day) => showDay(day)).join(' – ') : span && say(spanWords[span]).toLowerCase();
  return title ?? [say(reportNames[report]), days].filter(Boolean).join(', ');
};

const sum = (label: string, amount: string, currency: string) => ({
  ...{ label, value: Number(amount), shown: showSum(amount, currency) },
});

const shown: { [Name in keyof Answers]: (answer: Answers[Name], tile: Partial<ReportTile>) => TileAnswer } = {
  spend: ({ total, rows, currency }, { by }) => ({
    figure: showSum(total.amount, currency),
    rows: rows.map(({ key, label, amount }) => sum(by === 'month' ? showMonth(key) : label, amount, currency)),
  }),
  savings: ({ total, currency }) => {
    const rows = (['plan', 'last', 'median'] as const).map((name) =>
      sum(say(basisWords[name]), String(Number(total[name].base) - Number(total[name].chosen)), currency),
    );
    return { figure: rows[0]?.shown ?? '—', rows };
  },
  cycle_times: ({ rows }) => {
    const steps = rows.map(({ step, median }) => ({
      ...{ label: say(stepWords[step]), value: Number(median) },
      shown: `${showQuantity(median)} ${say('d', 'дн.')}`,
    }));
    return { figure: steps.at(-1)?.shown ?? '—', rows: steps };
  },
  suppliers: ({ rows }) => {
    const shares = rows.flatMap(({ name, shares: of }) => {
      const inTime = of.find(({ figure }) => figure === 'on_time');
      return inTime ? [{ name, ...inTime }] : [];
    });
    const [good, all] = (['good', 'all'] as const).map((part) => shares.reduce((total, one) => total + one[part], 0));
    return {
      figure: all ? `${showShare((good ?? 0) / all)} ${say(figureWords.on_time).toLowerCase()}` : '—',
      rows: shares.map((one) => ({ label: one.name, value: one.good / one.all, shown: showShare(one.good / one.all) })),
    };
  },
  payables: ({ totals, rows }) => ({
    figure: totals.map(({ amount, currency }) => showSum(amount, currency)).join(', ') || '—',
    rows: rows.map(({ bucket, amount, currency }) => sum(say(bucketWords[bucket]), amount, currency)),
  }),
  payment_calendar: ({ rows }) => ({
    figure: rows[0] ? showSum(rows[0].amount, rows[0].currency) : '—',
    rows: rows.map(({ from, to, amount, currency }) =>
      sum(from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`, amount, currency),
    ),
  }),
  price_index: ({ months }) => {
    const rows = months.map(({ month, index }) => ({
      ...{ label: showMonth(month), value: Number(index), shown: showQuantity(index) },
    }));
    return { figure: rows.at(-1)?.shown ?? '—', rows };
  },
};

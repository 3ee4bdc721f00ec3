import { words } from '../../nouns/kit/words.ts';
import type { Sample } from './sample.ts';

const url = 'https://portal.prokura.ru/reports';

const sums = [
  [words('Spent', 'Потрачено'), words('₽1,234,567.50', '1 234 567,50 ₽')],
  [words('In the period before', 'За период до этого'), words('₽987,000.00', '987 000,00 ₽')],
  [words('ООО «Цементный двор»', 'ООО «Цементный двор»'), words('₽610,400.00', '610 400,00 ₽')],
] as const;

/** Letters with reports, with and without a file. */
export const reportSamples: readonly Sample[] = [
  {
    name: 'report-sent',
    template: 'report-sent',
    variables: {
      ...{ name: 'Иван Кузнецов', title: 'Расходы за неделю', report: 'spend', hasFile: true, isOwn: true, url },
      days: words('16 November 2026 – 22 November 2026', '16 ноября 2026 г. – 22 ноября 2026 г.'),
      figures: sums.map(([label, value]) => ({ label, value })),
    },
  },
  {
    name: 'report-sent-empty',
    template: 'report-sent',
    variables: {
      ...{ name: 'Иван Кузнецов', title: 'Задолженность', report: 'payables', hasFile: false, isOwn: false, url },
      ...{ days: null, figures: [] },
    },
  },
];

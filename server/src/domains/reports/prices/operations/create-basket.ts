import type { ReportBasket } from '../../../../../../nouns/report-basket.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { basketWriting } from '../../report-reading.ts';
import { reportBasket, reportBaskets } from '../report-basket.ts';
import { settleBasket } from '../settle-basket.ts';

export const createBasket = command({
  name: 'reports.create-basket',
  summary: words('Add a basket of a price index', 'Добавить корзину индекса цен'),
  description:
    'Items of the catalog in fixed quantities; whoever may read reports sees it and may change it. `GET /reports/price-index/proposal` proposes what was bought most.',
  ...basketWriting,
  input: object(reportBasket.creation),
  output: reportBasket.view,
  run: async (ctx, input) => (await reportBaskets.create(ctx, await settleBasket(ctx, input))) as ReportBasket,
});

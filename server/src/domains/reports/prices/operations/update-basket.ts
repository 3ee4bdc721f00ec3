import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { basketWriting } from '../../report-reading.ts';
import { reportBasket, reportBaskets } from '../report-basket.ts';
import { settleBasket } from '../settle-basket.ts';

export const updateBasket = command({
  name: 'reports.update-basket',
  summary: words('Change a basket of a price index', 'Изменить корзину индекса цен'),
  description: 'Left-out fields of a basket stay; `items` are the whole list.',
  ...basketWriting,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...reportBasket.change, version: Type.Optional(version()) }),
  output: reportBasket.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await reportBaskets.open(ctx, id);
    return reportBaskets.change(ctx, before, await settleBasket(ctx, given));
  },
});

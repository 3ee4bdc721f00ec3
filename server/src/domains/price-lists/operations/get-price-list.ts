import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listById } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';

export const getPriceList = query({
  name: 'price-lists.get-price-list',
  summary: words('Get the header of a price list', 'Получить заголовок прайс-листа'),
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  input: object({ id: id() }),
  output: priceList.view,
  asksAtOnce: true,
  run: (ctx, { id }) => listById(ctx.db, id),
});

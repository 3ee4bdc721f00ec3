import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { compared, comparison } from '../comparison.ts';
import { priceList, priceLists } from '../price-list.ts';
import { priceListItem } from '../price-list-item.ts';
import { newestVersions, priceListVersion } from '../price-list-version.ts';
import { rowPage } from './list-rows.ts';

const page = 50;
const history = 10;

export const readPriceListCard = query({
  name: 'price-lists.read-card',
  summary: words('Get a price list', 'Получить прайс-лист'),
  description:
    'The header, the first 50 rows with the cursor to go on at `/items`, what the last version changed of them and what other ' +
    'active lists ask for the same, and the last 10 versions; all of them are at `/versions`.',
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  input: object({ id: id() }),
  output: object({
    ...priceList.fields,
    rows: listOutput(priceListItem.view),
    comparison,
    versions: Type.Array(priceListVersion, { title: 'The last 10 versions, the newest first' }),
  }),

  async run(ctx, { id }) {
    const [list, rows, versions] = await Promise.all([
      priceLists.byId(ctx.db, id),
      rowPage(ctx, id, { limit: page }),
      newestVersions(ctx.db, id, history),
    ]);
    return { ...list, rows, comparison: await compared(ctx.db, list, rows.items), versions };
  },
});

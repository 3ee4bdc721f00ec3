import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { commitRows } from '../commit-rows.ts';
import { completed } from '../completed.ts';
import { priceList, priceLists } from '../price-list.ts';
import { rowInput } from '../price-list-item.input.ts';
import { resolveRows } from '../resolve-rows.ts';
import { upsertOf } from '../upsert-of.ts';

export const mostRows = 5_000;

const { currentVersion, counters, version } = priceList.fields;

export const upsertRows = command({
  name: 'price-lists.upsert-rows',
  summary: words('Add or update rows of a price list', 'Добавить или обновить строки прайс-листа'),
  description:
    'Up to 5,000 rows, all or none. A row is known by its item, unit, `minQuantity` (1 unless given) and `validFrom`: a new one is ' +
    'added, a known one takes the given fields and keeps the others. All errors come at once, each with the place of its row. ' +
    "Rows of an active supplier list become prices of the catalog and the cheapest for one unit the item's planned cost, whoever set it; " +
    'each item whose planned cost differs has a new version and its own event.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['resource_archived', 'precondition_failed'],
  input: object({
    id: id(),
    items: Type.Array(rowInput, {
      minItems: 1,
      maxItems: mostRows,
      title: 'Rows',
      examples: [[{ sku: 'C-500', price: '412.50', deliveryDays: 3 }]],
    }),
  }),
  output: object({
    id: id(),
    added: integer('Rows added'),
    changed: integer('Rows changed'),
    unchanged: integer('Rows that were so already'),
    currentVersion,
    counters,
    version,
  }),

  async run(ctx, { id, items }) {
    const before = await priceLists.open(ctx, id);
    if (before.archivedAt) throw archived(priceList.noun);
    const rows = await completed(ctx.db, id, await resolveRows(ctx, before, items));
    const done = await commitRows(ctx, before, upsertOf(before, rows, ctx.db.tenant));
    const { added, changed } = done?.tally ?? { added: 0, changed: 0 };
    const { currentVersion, counters, version } = done?.after ?? before;
    return { id, added, changed, unchanged: items.length - added - changed, currentVersion, counters, version };
  },
});

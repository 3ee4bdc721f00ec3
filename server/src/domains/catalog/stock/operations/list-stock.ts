import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { incomingOf } from '../incoming-of.ts';
import { stockQuantities } from '../item-stock.ts';

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const row = object({ itemId: id('Catalog item'), ...stockQuantities }, { title: 'Stock of an item in all warehouses' });

export const listStock = query({
  name: 'catalog.list-stock',
  summary: words('Stock of several catalog items', 'Остатки нескольких позиций каталога'),
  description:
    'What there is of each in all warehouses together, in its base unit: what a page of a list shows beside its items. Services and items that are ' +
    'not there are left out.',
  permission: 'stock.read',
  scope: ['catalog.read', 'warehouses.read'],
  input: object({
    itemIds: Type.String({
      title: 'Catalog items, comma separated, at most 200',
      pattern: `^${uuid}(,${uuid}){0,199}$`,
      maxLength: 7_399,
      examples: ['0191a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b'],
    }),
  }),
  output: object({ items: Type.Array(row) }),
  asksAtOnce: true,

  run: async ({ db }, { itemIds }) => ({
    items: await db.many<Type.Static<typeof row>>(sql`
      select item.id as "itemId", trim_scale(held.on_hand) as "onHand", trim_scale(held.reserved) as reserved,
        trim_scale(held.on_hand - held.reserved) as available, trim_scale(coming.quantity) as incoming
      from unnest(${itemIds.split(',')}::uuid[]) with ordinality named(id, place)
      join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id and item.type = 'product'
      cross join lateral (
        select coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(reserved), 0) as reserved
        from stock_balances where tenant_id = ${db.tenant} and catalog_item_id = item.id) held
      cross join lateral (select coalesce(sum(quantity), 0) as quantity from ${incomingOf(db.tenant, sql`item.id`)} held) coming
      order by named.place`),
  }),
});

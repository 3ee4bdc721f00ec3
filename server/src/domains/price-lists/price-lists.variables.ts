import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, variables } from '../../kernel/variables.ts';

export const priceListVariables = variables({
  namespace: 'priceList',
  domain: 'priceLists',
  entityTypes: ['priceList'],
  exists: listsThere,
  groups: [
    {
      scopes: ['price_lists.read'],
      permission: 'price_lists.read',
      load: loadPrices,
      paths: {
        'items[].price': { label: words('Prices of the rows in use', 'Цены действующих строк'), valueType: 'array' },
      },
    },
  ],
});

async function listsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select id from price_lists where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** In the order the rows were added. */
async function loadPrices(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<{ id: string; prices: string[] }>(sql`
    select list.id, coalesce(array_agg(line.price::text order by line.id) filter (where line.id is not null), '{}') as prices
    from price_lists list
    left join price_list_items line on line.tenant_id = ${db.tenant} and line.price_list_id = list.id and line.status = 'active'
    where list.tenant_id = ${db.tenant} and list.id = any(${ids}::uuid[]) group by list.id`);
  return new Map(rows.map(({ id, prices }) => [id, { 'items[].price': prices }]));
}

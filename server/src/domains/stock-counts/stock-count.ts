import { stockCount as declared } from '../../../../nouns/stock-count.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type Sql, sql, type TenantValue } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const stockCount = entityOf(declared);

const linesOf = (tenant: TenantValue, which: Sql) => sql`
  (select count(*)::int from stock_count_lines line
   where line.tenant_id = ${tenant} and line.count_id = counting.id and ${which})`;

export const stockCounts = store(stockCount, {
  lineCount: (tenant) => linesOf(tenant, sql`true`),
  countedCount: (tenant) => linesOf(tenant, sql`line.counted_quantity is not null`),
});

export const countReading = { permission: 'stock.read', scope: ['catalog.read', 'warehouses.read'] } as const;

/** Whoever may move stock by hand begins a count and ends it; counting alone takes `stock.count`. */
export const countKeeping = { permission: 'stock.adjust', scope: 'warehouses.write' } as const;

export const getCount = getRecord(stockCounts, {
  name: 'stock-counts.get-count',
  summary: words('Get a stock count', 'Получить инвентаризацию'),
  description: 'Its lines are a list of their own.',
  ...countReading,
});

export const listCounts = listRecords(
  stockCounts,
  listingOf(declared, { name: 'stock-counts', defaultSort: '-createdAt' }),
  {
    name: 'stock-counts.list-counts',
    summary: words('List stock counts', 'Список инвентаризаций'),
    ...countReading,
  },
);

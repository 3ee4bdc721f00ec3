import type { PriceList } from '../../../../nouns/price-list.ts';
import { join, raw, sql } from '../../kernel/sql/sql.ts';
import { type RowsWritten, touched } from './commit-rows.ts';
import { itemColumnNames, type KeyedRow } from './price-list-item.input.ts';
import { rowsOfItems } from './rows-of-items.ts';

const names = (prefix: string, columns = itemColumnNames) => raw(columns.map((column) => prefix + column).join(', '));
const written = itemColumnNames.filter((column) => !['min_quantity', 'valid_from'].includes(column));

/** Whole rows: those of a known key are changed where something differs, the others are added. */
export const upsertOf = (
  { id, currentVersion }: PriceList,
  rows: readonly KeyedRow[],
  tenant: string,
): RowsWritten => ({
  held: rowsOfItems(tenant, id, rows),
  writing: sql`
  insert into price_list_items as line (tenant_id, price_list_id, catalog_item_id, uom, changed_in, ${names('')})
  select ${tenant}::uuid, ${id}::uuid, whole.catalog_item_id, whole.uom, ${currentVersion + 1}::int, ${names('whole.')}
  from jsonb_populate_recordset(null::price_list_items, ${JSON.stringify(rows)}::jsonb) with ordinality whole
  order by whole.ordinality
  on conflict (tenant_id, price_list_id, catalog_item_id, uom, min_quantity, valid_from) do update set
    ${join(written.map((column) => raw(`${column} = excluded.${column}`)))}, changed_in = excluded.changed_in, previous_price = line.price,
    version = line.version + 1, updated_at = excluded.updated_at
  where (${names('line.', written)}) is distinct from (${names('excluded.', written)})
  returning ${touched}`,
});

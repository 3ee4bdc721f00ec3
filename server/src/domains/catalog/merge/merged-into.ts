import { id, nullable, object } from '../../../kernel/fields.ts';
import { ownTenant, sql } from '../../../kernel/sql/sql.ts';
import { catalogItem } from '../catalog-item.ts';

const { sku, name } = catalogItem.fields;

export const mergedInto = nullable(object({ id: id(), sku, name }, { title: 'The item this one was merged into' }));

/** What became of a merged item, as a column beside those of `item`. */
export const mergedIntoColumn = sql`
  (select json_build_object('id', winner.id, 'sku', winner.sku, 'name', winner.name) from catalog_items winner
   where winner.tenant_id = ${ownTenant} and winner.id = item.duplicate_of_id) as "mergedInto"`;

import { sql } from '../../kernel/sql/sql.ts';
import { customFieldHost } from '../../platform/custom-fields/custom-field-host.ts';
import { getPriceList } from './operations/get-price-list.ts';
import { updatePriceList } from './operations/update-price-list.ts';
import { priceList } from './price-list.ts';

export const priceListCustomFields = customFieldHost({
  entityType: 'priceList',
  card: priceList,
  get: getPriceList,
  update: updatePriceList,
  async values(db, ids) {
    const rows = await db.many<{ id: string; custom_fields: Record<string, unknown> }>(
      sql`select id, custom_fields from price_lists where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, row.custom_fields]));
  },
});

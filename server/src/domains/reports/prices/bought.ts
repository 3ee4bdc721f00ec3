import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { Days } from '../period.ts';

interface Asked extends Days {
  itemIds: readonly string[];
  currency: string;
}

/** Lines of these items as spend counts them, as `line`, each with its quantity in the base unit of the item. */
const boughtOf = (db: Db, { itemIds, currency, from, to }: Asked): Sql => sql`
  report_spend_lines line
  join invoice_lines billed on billed.tenant_id = ${db.tenant} and billed.id = line.id
  cross join lateral (select billed.quantity * billed.factor_to_base as quantity) base
  where line.tenant_id = ${db.tenant} and line.catalog_item_id = any(${itemIds}::uuid[]) and line.currency = ${currency}
    and line.date between ${from} and ${to}`;

/** What one base unit of an item cost on average in a month, with VAT. */
export interface PaidPrice {
  catalogItemId: string;
  /** `2026-03`. */
  month: string;
  price: string;
}

export const pricesPaid = (db: Db, asked: Asked): Promise<PaidPrice[]> =>
  db.many<PaidPrice>(sql`
    select line.catalog_item_id as "catalogItemId", to_char(line.date, 'YYYY-MM') as month,
      round(sum(line.amount) / sum(base.quantity), 6)::text as price
    from ${boughtOf(db, asked)} group by 1, 2 order by 1, 2`);

/** How much of each item was bought, in its base unit. */
export const quantitiesBought = async (db: Db, asked: Asked): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.many<{ id: string; quantity: string }>(sql`
    select line.catalog_item_id as id, round(sum(base.quantity), 6)::text as quantity from ${boughtOf(db, asked)} group by 1`);
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
};

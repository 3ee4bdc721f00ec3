import { raw, type Sql } from '../../../kernel/sql/sql.ts';

/** What spend is looked at by. */
export const dimensions = ['supplier', 'category', 'department', 'item', 'month', 'currency'] as const;

export type Dimension = (typeof dimensions)[number];

/** What a counted line stands under, in each of them; empty where it has none. Our own SQL about `line`. */
const keys: Readonly<Record<Dimension, string>> = {
  supplier: 'line.counterparty_id::text',
  category: `coalesce(line.category_id::text, '')`,
  department: `coalesce(line.department, '')`,
  item: `coalesce(line.catalog_item_id::text, '')`,
  month: `''`,
  currency: 'line.invoice_currency::text',
};

export const keyOf = (dimension: Dimension): Sql => raw(keys[dimension]);

/** All of them at once, as the rows of `looked (dimension, key)`. */
export const everyKey = raw(
  `(values ${dimensions.map((name) => `('${name}', ${keys[name]})`).join(', ')}) looked(dimension, key)`,
);

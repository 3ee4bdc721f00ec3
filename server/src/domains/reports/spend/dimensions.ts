import { raw, type Sql } from '../../../kernel/sql/sql.ts';

/** What spend is looked at by. */
export const dimensions = ['supplier', 'category', 'department', 'item', 'month', 'currency'] as const;

export type Dimension = (typeof dimensions)[number];

/** The column of a counted line that says what it stands under; empty where it has none. Of all months there is one key. */
const columns: Readonly<Record<Exclude<Dimension, 'month'>, string>> = {
  supplier: 'counterparty_id',
  category: 'category_id',
  department: 'department',
  item: 'catalog_item_id',
  currency: 'invoice_currency',
};

/** What a line stands under, of its own type; its month where months are asked for. Our own SQL about `line`. */
export const underOf = (dimension: Dimension): Sql =>
  raw(dimension === 'month' ? `to_char(line.date, 'YYYY-MM')` : `line.${columns[dimension]}`);

/** The keys that a line is summed under, as the rows of `looked (dimension, key)`. */
export const everyKey = raw(
  `(values ('month', ''), ${Object.entries(columns)
    .map(([name, column]) => `('${name}', coalesce(line.${column}::text, ''))`)
    .join(', ')}) looked(dimension, key)`,
);

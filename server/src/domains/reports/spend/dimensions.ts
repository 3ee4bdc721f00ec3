import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

/** What spend is looked at by. */
export const dimensions = ['supplier', 'category', 'department', 'item', 'month', 'currency'] as const;

export type Dimension = (typeof dimensions)[number];

/** The column of a counted line that says what it stands under, and its type; empty where it has none. Of all months there is one key. */
const columns: Readonly<Record<Exclude<Dimension, 'month'>, readonly [name: string, type: string]>> = {
  supplier: ['counterparty_id', 'uuid'],
  category: ['category_id', 'uuid'],
  department: ['department', 'text'],
  item: ['catalog_item_id', 'uuid'],
  currency: ['invoice_currency', 'text'],
};

/** What a line stands under, of its own type; its month where months are asked for. Our own SQL about `line`. */
export const underOf = (dimension: Dimension): Sql =>
  raw(dimension === 'month' ? `to_char(line.date, 'YYYY-MM')` : `line.${columns[dimension][0]}`);

/** Whether a line stands under one of these keys, as an index finds it. */
export function isUnder(dimension: Dimension, keys: readonly string[]): Sql {
  const type = raw(dimension === 'month' ? 'text' : columns[dimension][1]);
  const named = sql`${underOf(dimension)} = any(${keys.filter((key) => key !== '')}::${type}[])`;
  return keys.includes('') ? sql`(${named} or ${underOf(dimension)} is null)` : named;
}

/** The keys that a line is summed under, as the rows of `looked (dimension, key)`. */
export const everyKey = raw(
  `(values ('month', ''), ${Object.entries(columns)
    .map(([name, [column]]) => `('${name}', coalesce(line.${column}::text, ''))`)
    .join(', ')}) looked(dimension, key)`,
);

import { join, type Sql } from '../sql/sql.ts';
import type { SortKey } from './list-sort.ts';

/** The SQL of each field of a row. */
export type ColumnsByField = Readonly<Record<string, Sql>>;

/** All columns of a list, or only those that `fields` asks for and those that the cursor of the next page needs. */
export function askedColumns(columns: Sql | ColumnsByField, fields: unknown, sort: readonly SortKey[]): Sql {
  if (isWhole(columns)) return columns;
  if (typeof fields !== 'string') return join(Object.values(columns));
  const named = fields.split(',').map((path) => path.trim().split('.')[0]);
  const asked = new Set(['id', 'version', ...named, ...sort.map(({ shownAt }) => shownAt[0])]);
  return join(Object.entries(columns).flatMap(([field, column]) => (asked.has(field) ? [column] : [])));
}

const isWhole = (columns: Sql | ColumnsByField): columns is Sql => Array.isArray(columns.strings);

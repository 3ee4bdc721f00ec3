import { join, type Sql } from '../sql/sql.ts';
import type { SortKey } from './list-sort.ts';

/** What a row is read from, by the field that shows it. */
export type ColumnsByField = Readonly<Record<string, Sql>>;

/** All columns of a list, or only those of the fields that `fields` asks for and of those that say where the next page begins. */
export function askedColumns(columns: Sql | ColumnsByField, fields: unknown, sort: readonly SortKey[]): Sql {
  if (isWhole(columns)) return columns;
  if (typeof fields !== 'string') return join(Object.values(columns));
  const named = fields.split(',').map((path) => path.trim().split('.')[0]);
  const asked = new Set(['id', 'version', ...named, ...sort.map(({ shownAt }) => shownAt[0])]);
  return join(Object.entries(columns).flatMap(([field, column]) => (asked.has(field) ? [column] : [])));
}

const isWhole = (columns: Sql | ColumnsByField): columns is Sql => Array.isArray(columns.strings);

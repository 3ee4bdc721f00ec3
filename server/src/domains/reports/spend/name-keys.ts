import type { Words } from '../../../kernel/problems/errors.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { categoryPaths } from '../../catalog/categories/name-categories.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import type { Dimension } from './dimensions.ts';

/** What the keys of a dimension are called; one statement at most. */
export async function nameKeys(
  db: Db,
  by: Dimension,
  keys: readonly string[],
  language: keyof Words,
): Promise<(key: string) => string> {
  const names = await namesOf(db, by, keys.filter(Boolean));
  return (key) => names.get(key) ?? (key === '' ? (nameless[by] ?? nameless.other)[language] : key);
}

async function namesOf(db: Db, by: Dimension, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  if (by === 'category') return categoryPaths(db, keys);
  if (by === 'item') return itemNames(db, keys);
  if (by !== 'supplier') return new Map();
  const refs = await counterpartyRefs(db, keys);
  return new Map([...refs].map(([id, { name }]) => [id, name]));
}

async function itemNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; name: string }>(
    sql`select id, name from catalog_items where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const nameless: Partial<Record<Dimension, Words>> & { other: Words } = {
  category: words('Without a category', 'Без категории'),
  department: words('Without a department', 'Без подразделения'),
  item: words('Not in the catalog', 'Вне каталога'),
  other: words('Unknown', 'Не указано'),
};

import { arePortalsApart } from '../../kernel/sql/where-portals-lie.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import { type PortalTable, quoted } from './portal-tables.ts';

interface Target {
  table: PortalTable;
  /** The columns of the archive: an older one lacks some of ours, which then have their defaults. */
  columns: readonly string[];
  tenantId: string;
}

/** Writes lines as rows. Those of a table that names itself come in one statement, when all are there. */
export async function insertLines(
  owner: Owner,
  { table, columns, tenantId }: Target,
  lines: AsyncIterable<readonly string[]>,
): Promise<void> {
  const given = table.columns.filter(({ name }) => columns.includes(name));
  const names = given.map(({ name }) => quoted(name)).join(', ');
  const values = given.map(({ name, type }) => `(line->>'${name}')::${type}`).join(', ');
  const insert = (from: string, lines: string[] = []) =>
    owner.query(`insert into ${quoted(table.name)} (${names}) select ${values} from ${from}${readBack()}`, lines);
  await clear(owner, table.name, tenantId);
  if (!table.namesItself) {
    for await (const some of lines) await insert('json_array_elements($1::json) line', [arrayOf(some)]);
    return;
  }
  await owner.query('create temporary table if not exists imported_lines (line json)');
  await owner.query('truncate imported_lines');
  for await (const some of lines)
    await owner.query('insert into imported_lines select line from json_array_elements($1::json) line', [
      arrayOf(some),
    ]);
  await insert('imported_lines');
  await owner.query('truncate imported_lines');
}

/** What is read back an engine of shards writes by statements; else it would copy the rows, which row security refuses. */
const readBack = () => (arePortalsApart() ? ' returning true' : '');

/** What triggers of tables before it have made there. */
const clear = (owner: Owner, table: string, tenantId: string) =>
  owner.query(`delete from ${quoted(table)} where tenant_id = $1`, [tenantId]);

const arrayOf = (lines: readonly string[]) => `[${lines.join(',')}]`;

import type { Owner } from '../postgres/connect-owner.ts';
import { arrayOf, clearStaged, insertStaged, stageLines } from './arriving-rows.ts';
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
  await clear(owner, table.name, tenantId);
  if (table.namesItself) {
    await stageLines(owner, { tenantId, table: table.name }, lines);
    await owner.query(insertStaged(table.name, given), [tenantId, table.name]);
    await clearStaged(owner, tenantId);
    return;
  }
  const names = given.map(({ name }) => quoted(name)).join(', ');
  const values = given.map(({ name, type }) => `(line->>'${name}')::${type}`).join(', ');
  for await (const some of lines)
    await owner.query(
      `insert into ${quoted(table.name)} (${names}) select ${values} from json_array_elements($1::json) line returning true`,
      [arrayOf(some)],
    );
}

/** What triggers of tables before it have made there. */
const clear = (owner: Owner, table: string, tenantId: string) =>
  owner.query(`delete from ${quoted(table)} where tenant_id = $1`, [tenantId]);

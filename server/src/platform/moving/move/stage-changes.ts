import type { Owner } from '../../postgres/connect-owner.ts';
import { arrayOf, compareWhole, staged, stageLines } from '../arriving-rows.ts';
import { type PortalTable, quoted } from '../portal-tables.ts';
import { tableLines } from '../table-lines.ts';
import { type Count, countRows, writtenSince } from './read-changes.ts';
import { travelLines } from './travel-lines.ts';
import type { Way } from './way.ts';

/** A table whose rows differ; those to write wait in `arriving_rows`. */
export interface Change {
  table: PortalTable;
  /** How many rows came. */
  sent: number;
  /** How many of them differ from what the target has. */
  written: number;
  /** The keys of rows of the target that are not at the source any more, each as a line. */
  gone: readonly string[];
}

interface Ends {
  reader: Owner;
  arrival: Owner;
}

/** A row as `tableLines` writes it. */
const lineOf = ({ columns }: Pick<PortalTable, 'columns'>) =>
  `json_object(array[${columns.map(({ name }) => `'${name}', own.${quoted(name)}::text`).join(', ')}]::text[])::text`;

/** The row of the portal `$1` that `staged` tells of. */
const isStaged = ({ key, columns }: PortalTable) =>
  key
    .map((name) => {
      if (name === 'tenant_id') return 'own.tenant_id = $1';
      const type = columns.find((column) => column.name === name)?.type;
      return `own.${quoted(name)} = (staged.line->>'${name}')::${type}`;
    })
    .join(' and ');

/** Brings what was written since the moment to the target, beside the tables, and finds out where rows are gone. */
export async function stageChanges(
  { reader, arrival }: Ends,
  tables: readonly PortalTable[],
  way: Way,
  since: string,
): Promise<Change[]> {
  const [there, here] = await Promise.all([
    countRows(reader, tables, way.tenantId, since),
    countRows(arrival, tables, way.tenantId),
  ]);
  const changes: Change[] = [];
  for (const table of tables) {
    const [now, before] = [there.get(table.name) as Count, here.get(table.name) as Count];
    const staged =
      now.written > 0 ? await stageWritten({ reader, arrival }, table, way, since) : { changed: 0, added: 0 };
    const isGone = before.rows + staged.added > now.rows;
    const gone = isGone ? await findGone({ reader, arrival }, table, way.tenantId) : [];
    if (now.written > 0 || isGone) changes.push({ table, sent: now.written, written: staged.changed, gone });
  }
  return changes;
}

/** Of what is staged, the rows whose key the target has, and whether they are the same letter by letter. */
export const compareStaged = (arrival: Owner, table: PortalTable, tenantId: string) =>
  compareWhole<{ number: string; same: boolean }>(
    arrival,
    `select staged.number, ${lineOf(table)} = staged.line::text as same
     from arriving_rows staged join ${quoted(table.name)} own on ${isStaged(table)} where ${staged}`,
    [tenantId, table.name],
  );

/**
 * Answers how many rows differ from those of the target, and how many of them are new there. What is the same is left alone. Rows are
 * compared by a question of its own: texts of moments hang on settings, and an engine of shards refuses such in what changes rows.
 */
async function stageWritten({ reader, arrival }: Ends, table: PortalTable, way: Way, since: string) {
  const lines = travelLines(reader, table, way, writtenSince(since));
  await stageLines(arrival, { tenantId: way.tenantId, table: table.name }, lines);
  const rows = await compareStaged(arrival, table, way.tenantId);
  const same = rows.flatMap((row) => (row.same ? [row.number] : []));
  await arrival.query(`delete from arriving_rows staged where ${staged} and staged.number = any($3::bigint[])`, [
    ...[way.tenantId, table.name],
    same,
  ]);
  const left = await arrival.query<{ changed: number }>(
    `select count(*)::int as changed from arriving_rows staged where ${staged}`,
    [way.tenantId, table.name],
  );
  const changed = left.rows[0]?.changed ?? 0;
  return { changed, added: changed - (rows.length - same.length) };
}

async function findGone({ reader, arrival }: Ends, table: PortalTable, tenantId: string): Promise<string[]> {
  const columns = table.columns.filter(({ name }) => table.key.includes(name));
  for await (const keys of tableLines(reader, { ...table, columns }, tenantId))
    await arrival.query(
      `insert into arriving_keys (tenant_id, of_table, key)
       select $1, $2, key::text from json_array_elements($3::json) key returning true`,
      [tenantId, table.name, arrayOf(keys)],
    );
  const rows = await compareWhole<{ key: string }>(
    arrival,
    `select ${lineOf({ columns })} as key from ${quoted(table.name)} own
     where own.tenant_id = $1 and not exists (select from arriving_keys staged where ${staged} and staged.key = ${lineOf({ columns })})`,
    [tenantId, table.name],
  );
  return rows.map(({ key }) => key);
}

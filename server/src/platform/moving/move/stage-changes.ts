import type { Owner } from '../../postgres/connect-owner.ts';
import { type PortalTable, quoted } from '../portal-tables.ts';
import { tableLines } from '../table-lines.ts';
import { type Count, countRows, writtenSince } from './read-changes.ts';
import { travelLines } from './travel-lines.ts';
import type { Way } from './way.ts';

/** A table whose rows differ: those to write wait in `staged_lines`, and the keys of all its rows in `staged_keys` where some are gone. */
export interface Change {
  table: PortalTable;
  /** How many rows came. */
  sent: number;
  /** How many of them differ from what the target has. */
  written: number;
  /** How many rows of the target are not at the source any more. */
  gone: number;
}

interface Ends {
  reader: Owner;
  arrival: Owner;
}

/** A row as `tableLines` writes it. */
export const lineOf = ({ columns }: Pick<PortalTable, 'columns'>) =>
  `json_object(array[${columns.map(({ name }) => `'${name}', own.${quoted(name)}::text`).join(', ')}]::text[])::text`;

export const isStaged = (place: string, { key, columns }: PortalTable, row = 'own') =>
  key
    .map((name) => {
      const type = columns.find((column) => column.name === name)?.type;
      return `${row}.${quoted(name)} = (${place}.line->>'${name}')::${type}`;
    })
    .join(' and ');

/** Brings what was written since the moment to the target, beside the tables, and finds out where rows are gone. */
export async function stageChanges(
  { reader, arrival }: Ends,
  tables: readonly PortalTable[],
  way: Way,
  since: string,
): Promise<Change[]> {
  await arrival.query(`create temporary table if not exists staged_lines (of_table text not null, line json not null) on commit drop;
    create temporary table if not exists staged_keys (of_table text not null, key text not null) on commit drop;
    truncate staged_lines, staged_keys`);
  const [there, here] = await Promise.all([
    countRows(reader, tables, way.tenantId, since),
    countRows(arrival, tables, way.tenantId),
  ]);
  const changes: Change[] = [];
  for (const table of tables) {
    const [now, before] = [there.get(table.name) as Count, here.get(table.name) as Count];
    const staged =
      now.written > 0 ? await stageWritten({ reader, arrival }, table, way, since) : { changed: 0, added: 0 };
    const gone = before.rows + staged.added - now.rows;
    if (gone > 0) await stageKeys({ reader, arrival }, table, way.tenantId);
    if (now.written > 0 || gone > 0) changes.push({ table, sent: now.written, written: staged.changed, gone });
  }
  return changes;
}

/** Answers how many rows differ from those of the target, and how many of them are new there. What is the same is left alone. */
async function stageWritten({ reader, arrival }: Ends, table: PortalTable, way: Way, since: string) {
  await stage(arrival, 'staged_lines (of_table, line) select $2, given from json_array_elements($1::json) given', {
    table,
    lines: travelLines(reader, table, way, writtenSince(since)),
  });
  const same = `own.tenant_id = $1 and ${isStaged('staged', table)}`;
  await arrival.query(
    `delete from staged_lines staged using ${quoted(table.name)} own
     where staged.of_table = $2 and ${same} and ${lineOf(table)} = staged.line::text`,
    [way.tenantId, table.name],
  );
  const { rows } = await arrival.query<{ changed: number; added: number }>(
    `select count(*)::int as changed,
       count(*) filter (where not exists (select from ${quoted(table.name)} own where ${same}))::int as added
     from staged_lines staged where of_table = $2`,
    [way.tenantId, table.name],
  );
  return rows[0] as { changed: number; added: number };
}

async function stage(
  arrival: Owner,
  into: string,
  { table, lines }: { table: PortalTable; lines: AsyncIterable<string[]> },
) {
  for await (const some of lines) await arrival.query(`insert into ${into}`, [`[${some.join(',')}]`, table.name]);
}

const stageKeys = ({ reader, arrival }: Ends, table: PortalTable, tenantId: string) => {
  const columns = table.columns.filter(({ name }) => table.key.includes(name));
  const lines = tableLines(reader, { ...table, columns }, tenantId);
  const into = 'staged_keys (of_table, key) select $2, given::text from json_array_elements($1::json) given';
  return stage(arrival, into, { table, lines });
};

import type { Owner } from '../postgres/connect-owner.ts';
import { type PortalTable, quoted } from './portal-tables.ts';

/** What waits for the table `$2` of the portal `$1`, in `arriving_rows staged` or `arriving_keys staged`. */
export const staged = 'staged.tenant_id = $1 and staged.of_table = $2';

/** Puts lines beside the tables, where they wait for others or are compared; answers how many there were. */
export async function stageLines(
  owner: Owner,
  { tenantId, table }: { tenantId: string; table: string },
  lines: AsyncIterable<readonly string[]>,
): Promise<number> {
  let number = 0;
  for await (const some of lines) {
    // What is read back an engine of shards writes by statements; else it would copy the rows, which row security refuses.
    await owner.query(
      `insert into arriving_rows (tenant_id, of_table, number, line)
       select $1, $2, $3 + number, line from json_array_elements($4::json) with ordinality given(line, number) returning true`,
      [tenantId, table, number, arrayOf(some)],
    );
    number += some.length;
  }
  return number;
}

/** `insert … select` of what waits. The portal is named as it is, so that an engine of shards sees that rows go from one shard to itself. */
export function insertStaged(table: string, columns: PortalTable['columns']): string {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ name, type }) =>
    name === 'tenant_id' ? 'staged.tenant_id' : `(staged.line->>'${name}')::${type}`,
  );
  return `insert into ${quoted(table)} (${names}) select ${values.join(', ')} from arriving_rows staged where ${staged}`;
}

/**
 * Compares what waits with the portal's rows. No statistics know rows of an open transaction, so a nested loop would be taken, by any
 * index, and may pass all rows of the portal for each that waits.
 */
export async function compareWhole<Row extends Record<string, unknown>>(
  owner: Owner,
  text: string,
  values: readonly string[],
) {
  await owner.query('set local enable_nestloop = off');
  const { rows } = await owner.query<Row>(text, [...values]);
  await owner.query('set local enable_nestloop = on');
  return rows;
}

export async function clearStaged(owner: Owner, tenantId: string): Promise<void> {
  for (const name of ['arriving_rows', 'arriving_keys'])
    await owner.query(`delete from ${name} where tenant_id = $1`, [tenantId]);
}

export const arrayOf = (lines: readonly string[]) => `[${lines.join(',')}]`;

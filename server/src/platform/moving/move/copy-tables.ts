import { createHash, type Hash } from 'node:crypto';
import type { Owner } from '../../postgres/connect-owner.ts';
import { insertLines } from '../insert-lines.ts';
import { tableLines } from '../table-lines.ts';
import type { Run } from './run.ts';
import { travelLines } from './travel-lines.ts';

/** Copies one moment of all tables, and reads at the target again what it wrote: by rows and SHA-256 of each table. */
export async function copyTables({ reader, arrival, tables, way, watch }: Run): Promise<void> {
  await watch('copy');
  const sent = new Map<string, Sum>();
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    const sum = { rows: 0, hash: createHash('sha256') };
    sent.set(table.name, sum);
    const lines = summed(travelLines(reader, table, way), sum);
    await insertLines(arrival, { table, columns, tenantId: way.tenantId }, lines);
  }
  await keepVersion({ reader, arrival }, way.tenantId);
  await watch('verify');
  for (const table of tables) {
    const found = { rows: 0, hash: createHash('sha256') };
    for await (const _ of summed(tableLines(arrival, table, way.tenantId), found));
    const wanted = sent.get(table.name) as Sum;
    if (found.rows !== wanted.rows || found.hash.digest('hex') !== wanted.hash.digest('hex'))
      throw new Error(`${table.name} did not arrive as it left: ${found.rows} rows of ${wanted.rows}`);
  }
}

/** Triggers of its people and settings have counted the portal's version on. */
export async function keepVersion({ reader, arrival }: { reader: Owner; arrival: Owner }, tenantId: string) {
  const { rows } = await reader.query<{ config_version: string }>(
    'select config_version from tenants where tenant_id = $1',
    [tenantId],
  );
  await arrival.query('update tenants set config_version = $2 where tenant_id = $1', [
    tenantId,
    rows[0]?.config_version,
  ]);
}

interface Sum {
  rows: number;
  hash: Hash;
}

async function* summed(lines: AsyncIterable<string[]>, sum: Sum): AsyncGenerator<string[]> {
  for await (const some of lines) {
    sum.rows += some.length;
    sum.hash.update(`${some.join('\n')}\n`);
    yield some;
  }
}

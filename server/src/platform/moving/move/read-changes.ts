import type { Owner } from '../../postgres/connect-owner.ts';
import { type PortalTable, quoted } from '../portal-tables.ts';

/** Begins to read one moment of the portal; answers the transaction from which on it may lack something. */
export async function beginReading(owner: Owner, tenantId: string): Promise<string> {
  await owner.query('begin isolation level repeatable read read only');
  await owner.query(`set local app.tenant_id = '${tenantId}'`);
  // Asked of a row of the portal, so that an engine of several servers asks the one where the portal lies.
  const { rows } = await owner.query<{ since: string }>(
    'select (pg_snapshot_xmin(pg_current_snapshot())::xid)::text as since from tenants where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.since as string;
}

/** Rows written by this transaction or a later one: all that the moment did not show yet, and perhaps some that it did. */
export const writtenSince = (since: string) => `age(xmin) <= age('${since}'::xid)`;

export interface Count {
  name: string;
  rows: number;
  /** Written since the moment. */
  written: number;
}

/** How many rows of the portal there are, table by table, in one statement. */
export async function countRows(
  owner: Owner,
  tables: readonly PortalTable[],
  tenantId: string,
  since?: string,
): Promise<Map<string, Count>> {
  const written = since === undefined ? '0' : `count(*) filter (where ${writtenSince(since)})::int`;
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, ${written} as written from ${quoted(name)} where tenant_id = $1`,
  );
  const { rows } = await owner.query<Count>(each.join(' union all '), [tenantId]);
  return new Map(rows.map((row) => [row.name, row]));
}

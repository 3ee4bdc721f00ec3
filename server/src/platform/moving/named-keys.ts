import type { Owner } from '../postgres/connect-owner.ts';
import { portalTables, quoted } from './portal-tables.ts';

/** Whatever table keeps the key of a content names its column so. */
export async function namedKeys(owner: Owner, tenantId: string): Promise<string[]> {
  const keys: string[] = [];
  for (const { name, columns } of await portalTables(owner)) {
    if (!columns.some((column) => column.name === 'storage_key')) continue;
    const { rows } = await owner.query<{ storage_key: string }>(
      `select storage_key from ${quoted(name)} where tenant_id = $1 and storage_key is not null`,
      [tenantId],
    );
    keys.push(...rows.map(({ storage_key }) => storage_key));
  }
  return keys;
}

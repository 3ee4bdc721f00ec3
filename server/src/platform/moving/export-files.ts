import type { Services } from '../../kernel/services.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Manifest } from './manifest.ts';
import { portalTables, quoted } from './portal-tables.ts';

const content = /\/([0-9a-f]{32})$/;

/** All contents of the portal in the store; and those that rows name and the store lacks. */
export async function exportFiles(
  owner: Owner,
  archive: ArchiveWriter,
  { files: store }: Pick<Services, 'files'>,
  tenantId: string,
): Promise<{ files: Manifest['files']; missing: string[] }> {
  const files: Manifest['files'] = [];
  for await (const key of store.list(tenantId, new Date(Date.now() + 86_400_000))) {
    const name = content.exec(key)?.[1];
    if (name === undefined) continue;
    const body = await store.open(key);
    files.push({ name, ...(await archive.add(`files/${name}`, body)) });
  }
  const held = new Set(files.map(({ name }) => `${tenantId}/${name}`));
  const named = await namedKeys(owner, tenantId);
  return { files, missing: named.filter((key) => !held.has(key)) };
}

/** Whatever table keeps the key of a content names its column so. */
async function namedKeys(owner: Owner, tenantId: string): Promise<string[]> {
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

import type { Services } from '../../kernel/services.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Manifest } from './manifest.ts';
import { namedKeys } from './named-keys.ts';

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

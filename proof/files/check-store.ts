import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding } from '../finding.ts';
import type { Site } from './site.ts';

/** Names that climb lead here, from any folder that a file could be unpacked in. */
const evil = 'prokura-hostile-evil';

/** The store holds what its rows say, bytes and all; nothing else was written anywhere. */
export async function checkStore({ rows, tenantId, dataDir, empty }: Site, source: string): Promise<Finding[]> {
  const held = await rows<{ storage_key: string; sha256: string }>(
    'select storage_key, sha256 from files where tenant_id = $1 and storage_key is not null',
    [tenantId],
  );
  const known = new Set(held.map(({ storage_key }) => storage_key));
  const store = join(dataDir, 'files');
  const there = globSync('**/*', { cwd: store, withFileTypes: true }).filter((one) => one.isFile());
  const changed = held.filter(({ storage_key, sha256 }) => {
    const path = join(store, storage_key);
    return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256;
  });
  const parents = [dataDir, ...empty, source].flatMap((folder) =>
    folder.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/') || '/'),
  );
  const folders = new Set([...parents, '/tmp', '/etc', join(source, 'server/src/platform/spreadsheets')]);
  return [
    finding('F8 the store holds what its rows say and nothing else', [
      ...there.map((one) => join(one.parentPath, one.name).slice(store.length + 1)).filter((key) => !known.has(key)),
      ...changed.map(({ storage_key }) => `${storage_key} is not what came`),
    ]),
    finding('F8 no file is outside the store', [
      ...[...empty, join(dataDir, 'uploads')].flatMap((folder) =>
        existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
      ),
      ...[...folders].map((folder) => join(folder, evil)).filter((path) => existsSync(path)),
    ]),
  ];
}

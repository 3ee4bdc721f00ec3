import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { createDatabase, databaseUrl } from '../../server/src/platform/postgres/create-database.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { startEmbedded } from '../../server/src/platform/postgres/embedded/start-embedded.ts';
import { migrate } from '../../server/src/platform/postgres/migrate.ts';
import { prepareRoles } from '../../server/src/platform/postgres/prepare-roles.ts';
import { readMigrations } from '../../server/src/platform/postgres/read-migrations.ts';

/** A PostgreSQL of our own whose schema ends before a migration. */
export async function olderInstallation(folder: string, before: number) {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.data', `locks-${process.pid}-`));
  const server = await startEmbedded(dataDir, { fsync: 'off', max_wal_size: '4GB' });
  const ownerUrl = databaseUrl(server.ownerUrl, 'prokura');
  await createDatabase(ownerUrl);
  await prepareRoles(ownerUrl, Buffer.alloc(32));
  const older = join(dataDir, 'migrations');
  mkdirSync(older);
  for (const { number, name } of readMigrations(folder))
    if (number < before) cpSync(join(folder, name), join(older, name));
  await migrate(ownerUrl, older);
  const owner = createPool(ownerUrl, 4, 'locks');
  return {
    owner,
    async stop() {
      await owner.end();
      await server.stop();
      await removeEmbedded(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

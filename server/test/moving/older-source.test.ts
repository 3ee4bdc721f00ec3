import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { parseMasterKeys } from '../../src/master-keys.ts';
import { openServices } from '../../src/open-services.ts';
import { oldestSchema } from '../../src/platform/moving/manifest.ts';
import { holdable } from '../../src/platform/moving/move/judge-installations.ts';
import { movePortal } from '../../src/platform/moving/move/move-portal.ts';
import { createDatabase, databaseUrl } from '../../src/platform/postgres/create-database.ts';
import { createPool } from '../../src/platform/postgres/create-pool.ts';
import { dropDatabase } from '../../src/platform/postgres/drop-database.ts';
import { migrate } from '../../src/platform/postgres/migrate.ts';
import { prepareRoles } from '../../src/platform/postgres/prepare-roles.ts';
import { readInstallationKeys } from '../../src/platform/secrets/read-installation-keys.ts';
import { earlierMigrations } from '../earlier-migrations.ts';
import { owner, settings } from '../harness.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { addresses } from './moving.ts';
import { firstInstallation } from './second-installation.ts';

const oldest = Math.max(oldestSchema, holdable);
async function oldInstallation(t: TestContext) {
  const ownerUrl = databaseUrl(settings.databaseUrl as string, `older_${randomUUID().slice(0, 8)}`);
  const masterKeys = parseMasterKeys(`older:${randomBytes(32).toString('base64')}`);
  await createDatabase(ownerUrl);
  t.after(() => dropDatabase(ownerUrl));
  await prepareRoles(ownerUrl, masterKeys[0].key);
  await migrate(ownerUrl, earlierMigrations(t, oldest));
  const pool = createPool(ownerUrl, 2, 'older installation');
  const own = { ...settings, databaseUrl: ownerUrl, masterKeys, dataDir: temporaryDataDir(t) };
  const { services, close } = await openServices(own, pool);
  t.after(async () => {
    close();
    await pool.end();
  });
  return { ownerUrl, masterKeys, pool, services, installationKeys: await readInstallationKeys(pool, masterKeys) };
}

test(`a portal moves from an installation of schema ${oldest}, the oldest that it may leave`, async (t) => {
  const { pool, ...source } = await oldInstallation(t);
  const [tenantId, slug] = [uuidv7(), `older-${randomUUID().slice(0, 8)}`];
  await pool.query(`insert into tenants (tenant_id, slug, name) values ($1, $2, 'Старый портал')`, [tenantId, slug]);
  await pool.query(
    `insert into catalog_items (tenant_id, name) select $1, 'Болт ' || n from generate_series(1, 1200) n`,
    [tenantId],
  );
  const first = await firstInstallation(t);
  const target = { ...first, services: { ...first.services, publicUrl: addresses.here } };
  const moved = await movePortal({
    ...{ slug, source, target, withoutMissing: false, holdSeconds: 30, patienceSeconds: 30 },
    async watch(step) {
      if (step !== 'files') return;
      await pool.query(`update catalog_items set name = 'Гайка 1' where tenant_id = $1 and name = 'Болт 1'`, [
        tenantId,
      ]);
      await pool.query(`delete from catalog_items where tenant_id = $1 and name = 'Болт 2'`, [tenantId]);
    },
  });
  assert.ok(moved.held && moved.held.deleted <= 1, JSON.stringify(moved.held));
  const { rows } = await owner.query<{ name: string }>(
    `select name from catalog_items where tenant_id = $1 and name in ('Болт 1', 'Болт 2', 'Болт 3', 'Гайка 1') order by name`,
    [tenantId],
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Болт 3', 'Гайка 1'],
  );
  const away = await pool.query('select standing, address from away_portals where tenant_id = $1', [tenantId]);
  assert.deepEqual(away.rows, [{ standing: 'moved', address: addresses.here }]);
});

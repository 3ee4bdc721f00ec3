import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newPortal, settings } from '../../../test/harness.ts';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { openServices } from '../../open-services.ts';
import { startServer } from '../../start-server.ts';
import { createDoor } from '../door/create-door.ts';
import { asOwner } from './connect-owner.ts';
import { createPool } from './create-pool.ts';
import { prepareDatabase } from './prepare-database.ts';

const path = '/api/v1/integration-api/catalog-items';

test('a database that ends connections, is killed or restarts is answered with 503, and all comes back by itself', async (t) => {
  const dataDir = temporaryDataDir(t);
  const own = {
    ...settings,
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    rateLimits: true,
    role: 'all',
    port: 0,
  } as const;
  const database = await prepareDatabase(own, { fsync: 'off' });
  t.after(() => database.stop());
  const owner = createPool(database.ownerUrl, 2, 'looks on');
  const { services, close } = await openServices(own, owner);
  const portal = await newPortal({ owner, door: createDoor(owner, services) });
  const key = await portal.key('integration_api.read', 'integration_api.write');
  const server = await startServer(own, database);
  t.after(async () => {
    close();
    await Promise.all([server.stop(), owner.end()]);
  });

  const seen = new Map<number, number>();
  let over = false;
  const ask = async (method: string, body?: object) => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as { code?: string };
    if (answer.status === 503) {
      assert.ok(Number(answer.headers.get('retry-after')) >= 1);
      assert.equal(said.code, 'database_unavailable');
    }
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    return answer.status;
  };
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let n = 0; !over; n += 1) {
      await ask(...((n % 2 ? ['GET'] : ['POST', { name: `Товар ${client}-${n}` }]) as [string, object?]));
      await pause(5);
    }
  });
  const works = async () => {
    for (let waited = 0; waited < 200; waited += 1) {
      if ((await ask('POST', { name: 'Снова' })) === 201) return;
      await pause(50);
    }
    assert.fail('it did not come back');
  };

  await works();
  for (let turn = 0; turn < 5; turn += 1) {
    await endConnections(database.ownerUrl);
    await pause(100);
  }
  await works();
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), signal);
    await pause(400);
    await works();
  }
  over = true;
  await Promise.all(clients);
  // A quick machine meets the limit of its key as well.
  const statuses = [...seen.keys()].filter((status) => status !== 429);
  assert.deepEqual(
    statuses.sort((a, b) => a - b),
    [200, 201, 503],
    JSON.stringify([...seen]),
  );

  // The workers are back as well: what was written is numbered and told.
  for (let waited = 0; waited < 100; waited += 1) {
    const { rows } = await owner.query(
      `select not untold and not exists (select 1 from audit_events where position is null) as done from event_heads where tenant_id = $1`,
      [portal.tenantId],
    );
    if (rows[0].done) return;
    await pause(100);
  }
  assert.fail('the workers did not come back');
});

const endConnections = (url: string) =>
  asOwner(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %'`),
  );

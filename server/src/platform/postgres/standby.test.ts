import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newPortal, settings } from '../../../test/harness.ts';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { openServices } from '../../open-services.ts';
import { startServer } from '../../start-server.ts';
import { createDoor } from '../door/create-door.ts';
import { createPool } from './create-pool.ts';
import { as } from './embedded/account.ts';
import { findPlace, type Place } from './embedded/place.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { prepareDatabase } from './prepare-database.ts';

test('while the address leads to a standby a write and a read are told to come back, and both work once it leads', async (t) => {
  const dataDir = temporaryDataDir(t);
  const own = { ...settings, dataDir, databaseUrl: undefined, publicUrl: undefined, role: 'web', port: 0 } as const;
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
  const path = '/api/v1/integration-api/catalog-items';
  const ask = async (method: string, body?: object) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const answer = await fetch(server.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const said = (await answer.json()) as { code?: string };
    return { status: answer.status, code: said.code, after: answer.headers.get('retry-after') };
  };
  const write = () => ask('POST', { name: 'Бетон М300' });
  assert.equal((await write()).status, 201);

  const place = findPlace(dataDir);
  await becomeStandby(place);
  for (let asked = 0; asked < 5; asked += 1) {
    assert.deepEqual(await write(), { status: 503, code: 'database_unavailable', after: '1' });
    assert.deepEqual(await ask('GET'), { status: 503, code: 'database_unavailable', after: '1' });
  }

  execFileSync(join(place.native, 'bin/pg_ctl'), ['promote', '-w', '-D', place.data], { ...as(place.account) });
  for (let waited = 0; (await write()).status !== 201; waited += 1) {
    assert.ok(waited < 100, 'it did not come back');
    await pause(100);
  }
  assert.equal((await ask('GET')).status, 200);
});

/** The server ends, and comes back as one that follows another. */
async function becomeStandby({ data, account }: Place) {
  const sign = join(data, 'standby.signal');
  writeFileSync(sign, '');
  if (account) chownSync(sign, account.uid, account.gid);
  const before = readPostmaster(data)?.pid as number;
  process.kill(before, 'SIGKILL');
  for (let waited = 0; ; waited += 1) {
    const now = readPostmaster(data);
    if (now && now.pid !== before && now.ready) return;
    assert.ok(waited < 300, 'no standby came up');
    await pause(100);
  }
}

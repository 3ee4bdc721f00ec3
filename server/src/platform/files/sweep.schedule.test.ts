import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { fetchBy, linkOf, newHolder, rowsOf, sendFile, stored, url } from '../../../test/files.ts';
import { door, owner, request, settings, workerDoor } from '../../../test/harness.ts';
import { pdf } from '../../../test/sample-files.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { storeFile } from './store-file.ts';
import { sweepPortal } from './sweep.schedule.ts';

const day = 86_400_000;

const tools: Parameters<typeof sweepPortal>[0] = {
  services: workerDoor.services,
  runIn: async (tenantId, op, input) => (await workerDoor.command(op, systemIn(tenantId), input)).result,
};

test('content without a row is swept a day later; what a row names stays', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const orphan = (await storeFile(door.services, portal.tenantId, Readable.from([pdf]))).split('/')[1] as string;
  await sweepPortal(tools, portal.tenantId);
  assert.ok(stored(portal).includes(orphan), 'an upload may still be on its way');
  const old = new Date(Date.now() - 2 * day);
  for (const name of stored(portal)) utimesSync(join(settings.dataDir, 'files', portal.tenantId, name), old, old);
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 1);
  assert.equal((await fetchBy((await linkOf(key, json.id)).json.url)).status, 200);
});

test('the content of a removed file is kept for thirty days, and counts until then', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  await request('DELETE', `${url}/${json.id}`, { key });
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 1);
  await owner.query(`update files set removed_at = now() - interval '31 days' where tenant_id = $1`, [portal.tenantId]);
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 0);
  assert.equal((await rowsOf(portal))[0].storage_key, null);
});

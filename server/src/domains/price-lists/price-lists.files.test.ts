import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { owner, settings } from '../../../test/harness.ts';
import { priceListPortal, url } from '../../../test/price-lists.ts';
import { pdf } from '../../../test/sample-files.ts';
import { someoneWaitsFor } from '../../../test/someone-waits-for.ts';

async function draft() {
  const { portal, ask, newList } = await priceListPortal();
  const { id } = await newList();
  const upload = () => {
    const form = new FormData();
    form.append('file', new File([pdf as never], 'Прайс.pdf'));
    form.append('entityType', 'priceList');
    form.append('entityId', id);
    return ask('POST', '/api/v1/files', form);
  };
  return { tenantId: portal.tenantId, id, ask, upload };
}

/** A transaction of somebody else that has done this and is not over yet. */
async function begun(text: string, value: string) {
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query(text, [value]);
  return {
    isWaitedFor: () => someoneWaitsFor(holder),
    end: () => holder.query('commit').finally(() => holder.release()),
  };
}

test('a draft removed while its file is being written down is archived, and the file stays with it', async () => {
  const { tenantId, id, ask, upload } = await draft();
  const other = await begun('select 1 from tenants where tenant_id = $1 for update', tenantId);
  const uploading = upload();
  await other.isWaitedFor();
  const removing = ask('DELETE', `${url}/${id}`);
  await Promise.race([removing, setTimeout(200)]);
  await other.end();
  assert.equal((await uploading).status, 201);
  assert.equal((await removing).json.result, 'archived');
  const { json } = await ask('GET', `/api/v1/files?entityType=priceList&entityId=${id}`);
  assert.equal(json.items.length, 1);
});

test('a file that comes while its draft is being removed finds no list, and leaves nothing in the store', async () => {
  const { tenantId, id, upload } = await draft();
  const other = await begun('delete from price_lists where id = $1', id);
  const uploading = upload();
  await other.isWaitedFor();
  await other.end();
  assert.equal((await uploading).status, 404);
  const folder = join(settings.dataDir, 'files', tenantId);
  assert.deepEqual(existsSync(folder) ? readdirSync(folder) : [], []);
  assert.equal((await owner.query('select 1 from files where tenant_id = $1', [tenantId])).rowCount, 0);
});

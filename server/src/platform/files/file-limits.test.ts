import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHolder, sendFile, stored, url } from '../../../test/files.ts';
import { owner, request } from '../../../test/harness.ts';

test('a record takes a hundred files and no more', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  await owner.query(
    `insert into files (tenant_id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, storage_key, scan_status)
     select $1::uuid, 'catalogItem', $2::uuid, 'a.txt', 'text/plain', 1, lpad(n::text, 64, '0'), $1::uuid::text || '/' || lpad(n::text, 32, '0'), 'clean' from generate_series(1, 99) n`,
    [portal.tenantId, itemId],
  );
  const over = await sendFile({ key, itemId, content: 'ещё один', name: 'a.txt' });
  assert.equal(`${over.status} ${over.json.rule}`, '422 too_many_files');
  assert.equal(stored(portal).length, 1);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { key })).status, 200);
  assert.equal((await sendFile({ key, itemId, content: 'ещё один', name: 'a.txt' })).status, 201);
});

test('a portal holds ten gibibytes to the last byte', async () => {
  const { portal, key, itemId } = await newHolder();
  const text = 'двенадцать';
  const size = Buffer.byteLength(text);
  const fill = (bytes: number) =>
    owner.query(
      `insert into files (tenant_id, id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, storage_key, scan_status)
       values ($1::uuid, $1::uuid, 'catalogItem', $1::uuid, 'a', 'text/plain', $2, $3, $1::uuid::text || '/' || repeat('0', 32), 'clean')
       on conflict (tenant_id, id) do update set size_bytes = excluded.size_bytes`,
      [portal.tenantId, bytes, '0'.repeat(64)],
    );
  await fill(10 * 1024 ** 3 - size + 1);
  const over = await sendFile({ key, itemId, content: text, name: 'a.txt' });
  assert.equal(`${over.status} ${over.json.code} ${over.json.limit}`, `429 quota_exceeded ${10 * 1024 ** 3}`);
  assert.equal(stored(portal).length, 0);
  await fill(10 * 1024 ** 3 - size);
  assert.equal((await sendFile({ key, itemId, content: text, name: 'a.txt' })).status, 201);
});

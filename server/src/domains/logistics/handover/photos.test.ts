import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { drive, drivingPortal, sendPhoto } from '../../../../test/driving.ts';
import { stored } from '../../../../test/files.ts';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import { heicOf, pdf, pngOf } from '../../../../test/sample-files.ts';

async function loaded() {
  const held = await drivingPortal();
  ok(await drive(held.token, `batches/${held.carried.id}/loaded`, {}));
  const photo = (content: Buffer | string, name?: string) => sendPhoto(held.token, held.carried.id, content, name);
  return { ...held, photo };
}

test('a photograph joins the files of the batch, as the driver’s', async () => {
  const { photo, portal, carried, key, token } = await loaded();
  const sent = ok(await photo(pngOf(40, 30), 'Накладная.png'), 201);
  assert.deepEqual(
    sent.stops[1].batches[0].photos.map(({ fileName }: { fileName: string }) => fileName),
    ['Накладная.png'],
  );
  const { json } = await request('GET', `/api/v1/files?entityType=deliveryBatch&entityId=${carried.id}`, { key });
  const [{ fileName, mimeType, category, uploadedById }] = json.items;
  assert.deepEqual([fileName, mimeType, category, uploadedById], ['Накладная.png', 'image/png', 'handover', null]);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'file.uploaded');
  ok(await drive(token, `batches/${carried.id}/handed-over`, { recipientName: 'Пётр' }));
  ok(await photo(heicOf(10, 10), 'IMG_0001.HEIC'), 201);
});

test('the same picture again is kept once, and its bytes too', async () => {
  const { photo, portal } = await loaded();
  ok(await photo(pngOf(8, 8), 'a.png'), 201);
  assert.equal(ok(await photo(pngOf(8, 8), 'b.png')).stops[1].batches[0].photos.length, 1);
  assert.equal(stored(portal).length, 1);
});

test('what is no picture, or is one by name alone, is refused and nothing is stored', async () => {
  const { photo, portal } = await loaded();
  for (const [content, name] of [
    [pdf, 'doc.pdf'],
    [pdf, 'image.jpg'],
    [pngOf(8, 8), 'image.jpg'],
    ['<svg/>', 'image.svg'],
  ] as const)
    assert.equal((await photo(content, name)).json.code, 'unsupported_file_type', name);
  assert.equal((await photo(Buffer.alloc(11 * 1024 * 1024), 'image.png')).json.code, 'file_too_large');
  assert.deepEqual(stored(portal), []);
});

test('batch_not_loaded: a photograph is of goods that were loaded, and too_many_photos after twenty', async () => {
  const { token, carried, portal } = await drivingPortal();
  assert.equal(refusal(await sendPhoto(token, carried.id, pngOf(8, 8), 'a.png')), '409 conflict: batch_not_loaded');
  ok(await drive(token, `batches/${carried.id}/loaded`, {}));
  await owner.query(
    `insert into files (tenant_id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, category, storage_key, scan_status)
     select $1::uuid, 'deliveryBatch', $2, n || '.png', 'image/png', 1, lpad(n::text, 64, '0'), 'handover', $1::uuid || '/' || md5(n::text), 'clean' from generate_series(1, 20) n`,
    [portal.tenantId, carried.id],
  );
  assert.match(refusal(await sendPhoto(token, carried.id, pngOf(9, 9), 'a.png')), /too_many_photos/);
  assert.deepEqual(stored(portal), []);
});

test('a photograph by a link that was revoked, or of another batch, is not stored', async () => {
  const { token, carried, ask, route, portal, batch } = await loaded();
  const other = await batch({ comment: 'Другая' });
  assert.equal((await sendPhoto(token, other.id, pngOf(8, 8), 'a.png')).status, 404);
  ok(await ask('DELETE', `/routes/${route.id}/driver-link`));
  assert.equal((await sendPhoto(token, carried.id, pngOf(8, 8), 'a.png')).status, 410);
  assert.deepEqual(stored(portal), []);
});

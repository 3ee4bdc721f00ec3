import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOf, listFiles, newHolder, sendFile, url } from '../../../test/files.ts';
import { door, refused, request } from '../../../test/harness.ts';
import { fileHosts } from '../../app.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { attachFile } from './operations/attach-file.ts';

test('another portal finds no file of ours by any address', async () => {
  const { key, itemId } = await newHolder();
  const stranger = await newHolder();
  const { json } = await sendFile({ key, itemId });
  assert.equal((await linkOf(stranger.key, json.id)).status, 404);
  assert.equal((await listFiles(stranger.key, itemId)).status, 404);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { key: stranger.key })).status, 404);
  assert.equal((await linkOf(key, json.id)).status, 200);
});

test('files follow the rights of their record: who may not change it may not attach, who may not read it may not list', async () => {
  const { portal, itemId, key } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const reader = await portal.key('catalog.read');
  assert.equal((await listFiles(reader, itemId)).status, 200);
  assert.equal((await sendFile({ key: reader, itemId })).json.code, 'insufficient_scope');
  const elsewhere = await portal.key('counterparties.read', 'counterparties.write');
  assert.equal((await listFiles(elsewhere, itemId)).json.code, 'insufficient_scope');
  assert.equal((await linkOf(elsewhere, json.id)).json.code, 'insufficient_scope');

  const attach = {
    id: uuidv7(),
    entityType: 'catalogItem',
    entityId: itemId,
    fileName: 'a.txt',
    mimeType: 'text/plain',
    sizeBytes: 1,
    sha256: 'a'.repeat(64),
    storageKey: `${portal.tenantId}/${'a'.repeat(32)}`,
  };
  const person = { ...portal.owner, permissions: new Set(['files.upload', 'catalog.read']) };
  assert.equal(
    (await refused(door.command(attachFile(fileHosts), person, attach))).members.requiredPermissions?.toString(),
    'catalog.update',
  );
});

test('every kind of record takes files, from keys of its own scope alone', async () => {
  const { portal, key } = await newHolder();
  const own = await portal.key(
    ...['counterparties.read', 'counterparties.write', 'warehouses.read', 'warehouses.write'],
    ...['price_lists.read', 'price_lists.write'],
  );
  const bodies = {
    priceList: ['/api/v1/price-lists', { name: 'Цены', kind: 'internal' }],
    counterparty: ['/api/v1/counterparties', { shortName: 'ООО «Ромашка»' }],
    warehouse: ['/api/v1/warehouses', { name: 'Главный' }],
  } as const;
  for (const [entityType, [path, body]] of Object.entries(bodies)) {
    const { status, json } = await request('POST', path, { key: own, body });
    assert.equal(status, 201);
    const sent = await sendFile({ key: own, itemId: json.id, more: { entityType } });
    assert.equal(`${sent.status} ${sent.json.entityType}`, `201 ${entityType}`);
    assert.equal((await sendFile({ key, itemId: json.id, more: { entityType } })).json.code, 'insufficient_scope');
    assert.equal((await linkOf(own, sent.json.id)).status, 200);
    assert.equal((await linkOf(key, sent.json.id)).json.code, 'insufficient_scope');
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, owner, request } from '../../../test/harness.ts';
import { type Inbound, newInbound, nextAttempt, send } from '../../../test/inbound.ts';

const catalog = '/api/v1/integration-api/catalog-items';
const upsert = {
  event: 'catalog.item.upserted',
  operation: 'catalog_item.upsert',
  source: {
    name: '$.name',
    sku: '$.article',
    brand: '$.brand',
    unit: '$.unit',
    category: '$.group',
    'custom.hazard': '$.hazard',
  },
  externalSource: '1c',
  externalIdPath: '$.id',
};
const event = 'catalog.item.upserted';

async function itemsOf({ portal }: Inbound) {
  const key = await portal.key('integration_api.read', 'integration_api.write');
  return (await request('GET', `${catalog}?sort=createdAt`, { key })).json.items;
}

test('every mapping of an event is applied in its order, each for itself, and a repeat does only what is left', async () => {
  const inbound = await newInbound();
  const strict = await inbound.map({ ...upsert, name: 'Вторая', position: 20, requiredFields: ['brand'] });
  await inbound.map({
    ...upsert,
    name: 'Первая',
    event: 'catalog.*',
    position: 10,
    operation: 'event.record',
    source: { 'any.name': '$.name' },
  });
  await inbound.map({ ...upsert, name: 'Чужая', event: 'catalogue.*', operation: 'event.record' });
  await inbound.map({ ...upsert, name: 'Выключенная', active: false, operation: 'event.record' });
  const receipt = await inbound.tell(event, { id: '1', name: 'Болт' });
  assert.deepEqual([receipt.status, receipt.missing, receipt.attempts], ['failed', ['brand'], 1]);
  assert.deepEqual(
    receipt.applications.map(({ result, extracted }: Record<string, unknown>) => [result, extracted]),
    [['recorded', { 'any.name': 'Болт' }]],
  );
  const lines = await inbound.logs(`&correlationId=${receipt.id}`);
  assert.deepEqual(
    lines.map(({ direction, event: what, status }: Record<string, string>) => `${direction} ${what} ${status}`),
    ['INBOUND webhook.accepted ok', 'INTERNAL event.record ok', 'INBOUND catalog_item.upsert failed'],
  );
  assert.deepEqual(lines[2].details.missing, ['brand']);

  await inbound.ask('PATCH', `/mappings/${strict}`, { requiredFields: [] });
  const handed = await inbound.ask('POST', `/receipts/${receipt.id}/reprocess`, {});
  assert.deepEqual([handed.status, handed.json.status], [202, 'received']);
  await nextAttempt(inbound.portal);
  const after = (await inbound.ask('GET', `/receipts/${receipt.id}`)).json;
  assert.deepEqual([after.status, after.missing, after.lastError], ['applied', [], null]);
  assert.deepEqual(after.applications.map(({ result }: { result: string }) => result).sort(), ['created', 'recorded']);
  assert.equal((await inbound.logs('&event=event.record')).length, 1);
});

test('a failed attempt is repeated five times and then waits for a person', async () => {
  const inbound = await newInbound();
  await inbound.map(upsert);
  const first = await inbound.tell(event, { id: '1', name: 'Болт', group: 'Крепёж' });
  const waits = [];
  let receipt = first;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    assert.deepEqual([receipt.status, receipt.attempts], ['retrying', attempt]);
    waits.push(Math.round((Date.parse(receipt.nextAttemptAt) - Date.now()) / 1_000 / 5) * 5);
    await nextAttempt(inbound.portal);
    receipt = (await inbound.ask('GET', `/receipts/${first.id}`)).json;
  }
  assert.deepEqual(waits, [5, 60, 300, 1_200, 3_600]);
  assert.deepEqual([receipt.status, receipt.attempts, receipt.nextAttemptAt], ['failed', 6, null]);
  assert.equal(receipt.lastError.code, 'validation_failed');
  assert.equal((await inbound.ask('GET', '/receipts?status=failed')).json.items[0].id, first.id);
  const tested = (await inbound.ask('POST', '/test')).json;
  assert.equal(tested.checks.find(({ id }: { id: string }) => id === 'failed_receipts').result, 'warning');
  const key = await inbound.portal.key('catalog.read', 'catalog.write');
  await request('POST', '/api/v1/catalog/categories', { key, body: { name: 'Крепёж' } });
  await inbound.ask('POST', `/receipts/${first.id}/reprocess`, {});
  await nextAttempt(inbound.portal);
  assert.equal((await inbound.ask('GET', `/receipts/${first.id}`)).json.status, 'applied');
});

test('an event no mapping is for is kept, and can be applied once there is one', async () => {
  const inbound = await newInbound();
  const receipt = await inbound.tell(event, { id: '1', name: 'Болт' });
  assert.deepEqual([receipt.status, receipt.applications], ['unmatched', []]);
  await inbound.map(upsert);
  await inbound.ask('POST', `/receipts/${receipt.id}/reprocess`, {});
  await nextAttempt(inbound.portal);
  assert.equal((await itemsOf(inbound)).length, 1);
});

test('what an event changes is told as done by the integration, in the name of who installed it', async () => {
  const inbound = await newInbound();
  await inbound.map(upsert);
  await inbound.tell(event, { id: '1', name: 'Болт' });
  const { rows } = await owner.query(
    `select actor_kind, actor_id, through_id from audit_events where tenant_id = $1 and event = 'integration_api.catalog_item.created'`,
    [inbound.portal.tenantId],
  );
  assert.deepEqual(rows, [{ actor_kind: 'integration', actor_id: inbound.portal.ownerId, through_id: inbound.id }]);
});

test('when the person who installed it is blocked nothing is done in his name, and the journal says so: installer_inactive', async () => {
  const inbound = await newInbound();
  await inbound.map(upsert);
  const person = await newPerson(inbound.portal, 'admin');
  const { tenantId } = inbound.portal;
  await owner.query('update integration_installations set installed_by = $2 where tenant_id = $1', [
    tenantId,
    person.userId,
  ]);
  const block = (status: string) =>
    owner.query('update users set status = $3 where tenant_id = $1 and id = $2', [tenantId, person.userId, status]);
  await block('blocked');
  const receipt = await inbound.tell(event, { id: '1', name: 'Болт' });
  assert.deepEqual([receipt.status, receipt.lastError.code], ['failed', 'forbidden']);
  assert.match(receipt.lastError.message, /The person who installed the integration is blocked/);
  const line = (await inbound.logs(`&correlationId=${receipt.id}`)).at(-1);
  assert.deepEqual([line.level, line.details.rule], ['error', 'installer_inactive']);
  assert.deepEqual(await itemsOf(inbound), []);
  const tried = await inbound.ask('POST', '/mappings/test', { event, payload: { id: '1' } });
  assert.deepEqual([tried.status, tried.json.rule], [403, 'installer_inactive']);

  await block('active');
  await inbound.ask('POST', `/receipts/${receipt.id}/reprocess`, {});
  await nextAttempt(inbound.portal);
  assert.equal((await itemsOf(inbound)).length, 1);
});

test('rights are those the person has now: one who may no longer change items stops there', async () => {
  const inbound = await newInbound();
  await inbound.map(upsert);
  const reader = await newPerson(inbound.portal, 'viewer');
  await owner.query('update integration_installations set installed_by = $2 where tenant_id = $1', [
    inbound.portal.tenantId,
    reader.userId,
  ]);
  const receipt = await inbound.tell(event, { id: '1', name: 'Болт' });
  assert.deepEqual([receipt.status, receipt.lastError.code], ['retrying', 'forbidden']);
  const line = (await inbound.logs(`&correlationId=${receipt.id}`)).at(-1);
  assert.deepEqual(line.details.requiredPermissions, ['catalog.update']);
  assert.deepEqual(await itemsOf(inbound), []);
});

test('an event that was taken before the integration was disabled waits until it is enabled', async () => {
  const inbound = await newInbound();
  await inbound.map(upsert);
  const { json } = await send({ ...inbound.pair, event, body: '{"id":"1","name":"Болт"}' });
  await inbound.ask('POST', '/disable');
  await nextAttempt(inbound.portal);
  const waiting = (await inbound.ask('GET', `/receipts/${json.receiptId}`)).json;
  assert.deepEqual([waiting.status, waiting.lastError.code], ['retrying', 'integration_disabled']);
  await inbound.ask('POST', '/enable');
  await nextAttempt(inbound.portal);
  assert.equal((await itemsOf(inbound)).length, 1);
});

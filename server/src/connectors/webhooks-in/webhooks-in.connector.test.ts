import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { newInbound } from '../../../test/inbound.ts';
import { installations } from '../../../test/integrations.ts';

const items = {
  event: 'item.changed',
  operation: 'catalog_item.upsert',
  source: { name: '$.name' },
  requiredFields: ['name'],
  externalSource: '1c',
  externalIdPath: '$.id',
};

test('incoming webhooks: asks for a mapping, then for the first event', async () => {
  const { ask, id, check, says } = await door('webhooks-in');
  assert.deepEqual(await check(), {
    ok: true,
    endpoint: 'ok',
    mappings: 'warning',
    last_event: 'skipped',
    failed_receipts: 'ok',
  });
  assert.equal((await says()).mappings, 'Пока нет ни одного: события сохраняются, но ничего не меняют.');
  const made = await ask('POST', `${installations}/${id}/mappings`, items);
  assert.equal(made.status, 201, made.text);
  assert.equal((await says()).mappings, 'Действует: 1.');
  await ask('PATCH', `${installations}/${id}/mappings/${made.json.id}`, { active: false });
  assert.equal((await check()).mappings, 'warning');
});

test('incoming webhooks: tells when the last event came, and of events that could not be applied', async () => {
  const inbound = await newInbound();
  await inbound.map(items);
  const checks = async () => {
    const { json } = await inbound.ask('POST', '/test', {});
    return Object.fromEntries(json.checks.map(({ id, result }: Record<string, string>) => [id, result]));
  };
  assert.equal((await inbound.tell('item.changed', { id: '1', name: 'Болт' })).status, 'applied');
  assert.deepEqual(await checks(), { endpoint: 'ok', mappings: 'ok', last_event: 'ok', failed_receipts: 'ok' });
  assert.equal((await inbound.tell('item.changed', { id: '2' })).status, 'failed');
  assert.equal((await checks()).failed_receipts, 'warning');
});

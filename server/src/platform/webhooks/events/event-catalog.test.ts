import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../../test/harness.ts';
import type { Loose } from '../../../../test/webhooks.ts';

test('the catalog names every event with a schema and an example', async () => {
  const portal = await newPortal();
  const { items } = (await request('GET', '/api/v1/webhook-events', { key: await portal.key('webhooks.read') })).json;
  const names = items.map(({ name }: Loose) => name);
  assert.ok(names.includes('integration_api.catalog_item.created') && names.includes('integration.test_event'));
  assert.ok(!names.some((name: string) => name.startsWith('webhook_subscription')));
  for (const { schema, example } of items) {
    assert.deepEqual(Object.keys(example), ['event', 'eventId', 'tenantId', 'entity', 'occurredAt', 'data', 'links']);
    assert.equal(schema.type, 'object');
  }
});

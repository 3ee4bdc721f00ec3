import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';

test('incoming webhooks: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('webhooks-in');
  assert.deepEqual(await faultsOf({ secret: '12345678' }), ['/settings/secret unknown_field']);
});

test('incoming webhooks: a company looks for it by its category and its way of connecting', async () => {
  const { isFoundBy } = await door('webhooks-in');
  assert.ok(await isFoundBy('category=api_webhooks&connectionType=webhook&dataTag=statuses'));
});

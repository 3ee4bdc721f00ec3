import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { manifest } from './manifest.ts';

const heads: Readonly<Record<string, string>> = {
  procurement: 'integration_api.procurement.',
  catalog_item: 'integration_api.catalog_item.',
  counterparty: 'integration_api.counterparty.',
  price_list: 'integration_api.price_list.',
  warehouse: 'integration_api.warehouse.',
  invoice: 'integration_api.invoice.',
  payment: 'payment.',
};

test('outgoing webhooks: there are events for every row of its table', async () => {
  const { portal } = await door('webhooks-out');
  const key = await portal.key('webhooks.read');
  const names: string[] = (await request('GET', '/api/v1/webhook-events', { key })).json.items.map(
    ({ name }: { name: string }) => name,
  );
  for (const { entity } of manifest.dataTransfer)
    assert.ok(
      names.some((name) => name.startsWith(heads[entity] ?? `integration_api.${entity}.`)),
      `no event of ${entity} among ${names.join(', ')}`,
    );
});

test('outgoing webhooks: an empty list of events is taken for all of them, as the instruction says', async () => {
  const { portal } = await door('webhooks-out');
  const key = await portal.key('webhooks.write');
  const body = { name: 'ERP', url: 'http://127.0.0.1:9999/', events: [] };
  const { status, json } = await request('POST', '/api/v1/webhook-subscriptions', { key, body });
  assert.deepEqual([status, json.events, json.enabled], [201, [], true]);
  assert.match(json.secret, /^whsec_/);
});

test('outgoing webhooks: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('webhooks-out');
  assert.deepEqual(await faultsOf({ url: 'https://erp.example.com' }), ['/settings/url unknown_field']);
});

test('outgoing webhooks: a company looks for it by its category and its way of connecting', async () => {
  const { isFoundBy } = await door('webhooks-out');
  assert.ok(await isFoundBy('category=api_webhooks&connectionType=webhook&badge=platform_made'));
});

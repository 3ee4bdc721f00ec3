import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../../test/harness.ts';

test('a feed asked for an event that does not exist answers 422 and what may have been meant, not an empty page', async () => {
  const key = await (await newPortal()).key('integration_api.read');
  const ask = (query: string) => request('GET', `/api/v1/events?${query}`, { key });
  const { status, json } = await ask('events=integration_api.catalog_item.updatet');
  assert.deepEqual([status, json.code, json.errors[0].parameter], [422, 'unknown_reference', 'events']);
  assert.deepEqual(json.errors[0].params.near[0], 'integration_api.catalog_item.updated');
  assert.match(json.detail, /perhaps: integration_api\.catalog_item\.updated/);
  assert.ok(
    (await ask('events=warehouse.created')).json.errors[0].params.near.includes('integration_api.warehouse.created'),
  );
  assert.equal((await ask('events=typo')).status, 422);
  assert.equal((await ask('entityType=catalogItm')).status, 422);
  assert.equal((await ask('events=integration_api.catalog_item.updated&entityType=catalogItem')).status, 200);
});

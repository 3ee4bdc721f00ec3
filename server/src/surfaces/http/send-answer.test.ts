import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled } from '../../../test/contract/examples/made.ts';
import { exampleOf, reader, routeOf } from '../../../test/contract/examples/reader.ts';
import { addressIn } from '../../../test/contract/examples/records.ts';

/** A record made by the example of a route, below what it stands in. */
async function madeBy(path: string) {
  const route = routeOf('POST', path);
  const made = { ...(await reader(route)), route, ids: {} };
  const url = await addressIn(made);
  const { status, headers, json } = await made.ask('POST', url, await filled(made, exampleOf(route)));
  assert.equal(status, 201, JSON.stringify(json));
  return { made, headers, json };
}

test('Location leads to the record that was made', async () => {
  for (const path of ['/api/v1/catalog', '/api/v1/contracts', '/api/v1/webhook-subscriptions']) {
    const { made, headers, json } = await madeBy(path);
    const there = await made.ask('GET', String(headers.location));
    assert.deepEqual([there.status, there.json.id], [200, json.id], path);
  }
});

test('what is read with the record it belongs to has no Location', async () => {
  for (const path of [
    '/api/v1/catalog/:itemId/supplier-links',
    '/api/v1/counterparties/:counterpartyId/assortment/categories',
  ]) {
    const { headers } = await madeBy(path);
    assert.equal(headers.location, undefined, path);
  }
});

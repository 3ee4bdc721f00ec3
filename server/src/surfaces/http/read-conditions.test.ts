import assert from 'node:assert/strict';
import { test } from 'node:test';
import { created } from '../../../test/contract/examples/made.ts';
import { reader, routeOf } from '../../../test/contract/examples/reader.ts';
import { addressIn } from '../../../test/contract/examples/records.ts';
import { fullKey } from '../../../test/contract/probe.ts';
import { newPortal, owner, request } from '../../../test/harness.ts';

const installations = '/api/v1/integrations/installations';

/** A key that must name the version of what it changes. */
async function waryKey(portal: Awaited<ReturnType<typeof newPortal>>) {
  const key = await fullKey(portal);
  await owner.query('update api_keys set require_if_match = true where key_id = $1', [key.split('_')[2]]);
  return key;
}

/** A record of a portal of its own below the address of a route, as its examples make it. */
async function standing(method: string, path: string) {
  const route = routeOf(method, path);
  const made = { ...(await reader(route)), route, ids: {} };
  return { made, url: await addressIn(made) };
}

test('a key that must name a version is asked for one where there is one, and nowhere else', async () => {
  const portal = await newPortal();
  const key = await waryKey(portal);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  const patch = (headers: Record<string, string>) =>
    request('PATCH', `/api/v1/catalog/${json.id}`, { key, headers, body: { name: 'Гайка' } });
  assert.equal((await patch({})).status, 428);
  assert.equal((await patch({ 'if-match': '"v1"' })).status, 200);
  const { made, url } = await standing('DELETE', '/api/v1/catalog/:itemId/supplier-links/:counterpartyId');
  const unlinked = await request('DELETE', url, { key: await waryKey(made.portal) });
  assert.notEqual(unlinked.status, 428, unlinked.text);
});

test('an integration is deleted only at the version that If-Match names', async () => {
  const { made } = await standing('GET', installations);
  const url = `${installations}/${await created(made, installations)}`;
  const stale = await made.ask('DELETE', url, undefined, { 'if-match': '"v999"' });
  assert.deepEqual([stale.status, stale.json.code], [412, 'precondition_failed']);
  const { json } = await made.ask('GET', url);
  assert.equal((await made.ask('DELETE', url, undefined, { 'if-match': `"v${json.version}"` })).status, 200);
});

test('a transfer document is matched only at the version that If-Match names', async () => {
  const { made, url } = await standing('PATCH', '/api/v1/e-documents/transfer-documents/:id');
  const stale = { 'if-match': '"v999"' };
  const named = await made.ask('PATCH', url, { counterpartyId: null }, stale);
  const matched = await made.ask('PUT', `${url}/lines/1/match`, { catalogItemId: null }, stale);
  assert.deepEqual([named.status, matched.status], [412, 412]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../../test/harness.ts';
import { requisitionPortal, url } from '../../../../../test/requisitions.ts';

test('a key with .write alone cannot cancel a requisition: it needs .delete, as the scheme says', async () => {
  const { portal, create } = await requisitionPortal();
  const { id } = await create();
  const cancel = async (...scopes: string[]) =>
    request('PATCH', `${url}/${id}/status`, {
      key: await portal.key(...scopes),
      body: { status: 'cancelled', reason: 'Не нужно' },
    });
  const refused = await cancel('purchase_requisitions.read', 'purchase_requisitions.write');
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.requiredScopes],
    [403, 'insufficient_scope', ['purchase_requisitions.delete']],
  );
  const facade = `/api/v1/integration-api/purchase-requisitions/${id}/operations/change-status`;
  const body = { status: 'cancelled', reason: 'Не нужно' };
  const key = await portal.key('integration_api.write');
  assert.equal((await request('POST', facade, { key, body })).json.code, 'insufficient_scope');
  const wide = await portal.key('integration_api.read', 'integration_api.write', 'integration_api.delete');
  assert.equal((await request('POST', facade, { key: wide, body })).json.status, 'cancelled');
});

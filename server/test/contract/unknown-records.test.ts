import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { newPortal, request, signIn } from '../harness.ts';
import { addressOf, fullKey, hasIds, isOpen, named, takesFiles, takesKeys } from './probe.ts';

const portal = await newPortal();
const key = await fullKey(portal);

const changes = allRoutes.filter(
  (route) => hasIds(route) && !isOpen(route) && !takesFiles(route) && !['GET', 'DELETE'].includes(route.method),
);

/** Parts of a list that is read whole: no address reads one of them. */
const readByTheirList = [
  'PATCH /api/v1/auth/passkeys/:id',
  'PATCH /api/v1/saved-views/:id',
  'POST /api/v1/sandbox/:id/sign-in-link',
  'PATCH /api/v1/settings/approval-substitutes/:id',
  'PATCH /api/v1/settings/pipeline/stages/:id',
  'POST /api/v1/settings/pipeline/stages/:id/restore',
  'PATCH /api/v1/settings/pipeline/product-fields/:id',
  'PATCH /api/v1/report-pages/:id',
  'POST /api/v1/sandbox/:id/reset',
  // The interface has it under logistics, where no address reads a requisition.
  'POST /api/v1/logistics/procurements/:procurementId/documents',
];

test('a payment of an invoice that nobody has answers 404 before it says what is wrong with the payment', async () => {
  const { status, json } = await request('POST', `/api/v1/invoices/${portal.tenantId}/payments`, { key, body: {} });
  assert.deepEqual([status, json.code], [404, 'not_found']);
});

test('a record that nobody has is not found, however wrong the rest of the request is', async () => {
  const token = await signIn(portal);
  const otherwise: string[] = [];
  for (const route of changes) {
    const asker = takesKeys(route) ? { key } : { token };
    const { status } = await request(route.method, addressOf(route), { ...asker, body: { strange: 1 } });
    if (status !== 404) otherwise.push(named(route));
  }
  assert.ok(changes.length > 120, String(changes.length));
  assert.deepEqual(otherwise, readByTheirList);
});

test('a record that is there is told what is wrong with the request', async () => {
  const made = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  for (const path of ['', '/suppliers/links', '/stock/adjust']) {
    const route = changes.find(({ path: one }) => one.replace(/:\w+/, ':') === `/api/v1/catalog/:${path}`);
    if (!route) continue;
    const url = `/api/v1/catalog/${made.json.id}${path}`;
    const { status, json } = await request(route.method, url, { key, body: { strange: 1 } });
    assert.deepEqual([status, json.code], [422, 'validation_failed'], url);
  }
  const unread = await portal.key('catalog.write');
  const hidden = await request('PATCH', `/api/v1/catalog/${portal.tenantId}`, { key: unread, body: { strange: 1 } });
  assert.equal(hidden.status, 422, 'who may not read is told of his request alone');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper } from '../../../test/billing.ts';
import { newPortal, request } from '../../../test/harness.ts';
import { newCounterparty } from '../../../test/suppliers.ts';

const base = '/api/v1/integration-api/invoices';

test('an accounting system creates, finds, changes and moves an invoice under its own identifier', async () => {
  const { ask, supplier } = await billingPortal();
  const body = {
    counterpartyId: supplier.counterpartyId,
    lines: [paper()],
    externalSource: '1c',
    externalId: '000104',
  };
  const made = ok(await ask('POST', base, body), 201);
  assert.equal(made.source, 'api');
  const found = ok(await ask('GET', `/api/v1/integration-api/links?externalSource=1c&externalId=000104`)).items;
  assert.deepEqual([found[0].entityType, found[0].entityId], ['invoice', made.id]);
  assert.equal(ok(await ask('PATCH', `${base}/${made.id}`, { comment: 'Из 1С' })).comment, 'Из 1С');
  const moved = ok(await ask('POST', `${base}/${made.id}/operations/change-status`, { status: 'pending_approval' }));
  assert.equal(moved.status, 'pending_approval');
  const read = ok(await ask('GET', `${base}/${made.id}`));
  assert.deepEqual([read.lines.length, read.externalLinks], [1, [{ externalSource: '1c', externalId: '000104' }]]);
  assert.equal(ok(await ask('GET', `${base}?externalNumber[isNull]=true`)).items.length, 1);
  assert.equal((await ask('POST', base, body)).json.code, 'external_id_conflict');
});

test('either of two scopes opens invoices, and neither closes them', async () => {
  const portal = await newPortal();
  const { counterpartyId } = await newCounterparty(portal);
  for (const area of ['finance', 'supplier_documents', 'integration_api']) {
    const key = await portal.key(`${area}.read`, `${area}.write`);
    ok(await request('POST', base, { key, body: { counterpartyId, lines: [paper()] } }), 201);
    ok(await request('GET', base, { key }));
  }
  const key = await portal.key('purchase_requisitions.read', 'purchase_requisitions.write');
  assert.equal((await request('GET', base, { key })).json.code, 'insufficient_scope');
});

test('meta tells the operations and statuses of invoices', async () => {
  const { ask } = await billingPortal();
  const { resources } = ok(await ask('GET', '/api/v1/integration-api/meta'));
  const invoices = resources.find(({ key }: { key: string }) => key === 'invoices');
  assert.deepEqual(invoices.operations, ['list', 'get', 'create', 'update', 'change-status', 'batch']);
  assert.ok(invoices.statuses.includes('disputed'));
});

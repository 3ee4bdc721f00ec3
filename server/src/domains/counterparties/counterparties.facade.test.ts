import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../test/harness.ts';

const url = '/api/v1/integration-api/counterparties';
const all = ['integration_api.read', 'integration_api.write', 'integration_api.delete'];

test('an ERP keeps its counterparties by their outside identifiers', async () => {
  const portal = await newPortal();
  const key = await portal.key(...all);
  const body = { shortName: 'ООО «Ромашка»', inn: '7707083893', externalSource: '1c', externalId: '104' };
  const made = await request('POST', url, { key, body });
  assert.equal(made.status, 201);
  assert.deepEqual(made.json.externalLinks, [{ externalSource: '1c', externalId: '104' }]);

  const upsert = { op: 'upsert', externalSource: '1c', externalId: '104', data: { shortName: 'АО «Ромашка»' } };
  const batch = await request('POST', `${url}/batch`, { key, body: { operations: [upsert] } });
  assert.deepEqual([batch.json.items[0].body.id, batch.json.items[0].body.shortName], [made.json.id, 'АО «Ромашка»']);
});

test('the whole life of a counterparty is told in the events of the interface', async () => {
  const portal = await newPortal();
  const key = await portal.key(...all);
  const { id } = (await request('POST', url, { key, body: { shortName: 'Ромашка' } })).json;
  const act = (path: string, body?: object) => request('POST', `${url}/${id}/operations/${path}`, { key, body });
  await request('PATCH', `${url}/${id}`, { key, body: { legalAddress: 'Москва' } });
  await act('change-status', { status: 'blocked', reason: 'Долг', until: '2100-01-01T00:00:00+03:00' });
  await act('change-status', { status: 'active' });
  await request('DELETE', `${url}/${id}`, { key });
  await act('restore');
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['created', 'updated', 'status_changed', 'status_changed', 'deleted', 'updated'].map(
      (kind) => `integration_api.counterparty.${kind}`,
    ),
  );
});

test('meta tells the statuses of a counterparty and its moves', async () => {
  const key = await (await newPortal()).key(...all);
  const { json } = await request('GET', '/api/v1/integration-api/meta', { key });
  const told = json.resources.find((resource: { key: string }) => resource.key === 'counterparties');
  assert.equal(told.available, true);
  assert.deepEqual(told.statuses, ['active', 'blocked', 'archived']);
});

test("a portal's own field of counterparties is kept and found by its variable", async () => {
  const portal = await newPortal();
  const key = await portal.key(...all, 'settings.write', 'variables.read', 'counterparties.read');
  await request('POST', '/api/v1/settings/custom-fields', {
    key,
    body: { entityType: 'counterparty', key: 'region', label: 'Регион', type: 'string' },
  });
  const { id } = (await request('POST', url, { key, body: { shortName: 'Ромашка', customFields: { region: 'Урал' } } }))
    .json;
  const { json } = await request('POST', '/api/v1/variables/resolve', {
    key,
    body: { entityType: 'counterparty', entityId: id, paths: ['custom.region'] },
  });
  assert.deepEqual(json.values, { 'custom.region': 'Урал' });
});

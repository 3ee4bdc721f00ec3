import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contract } from '../../../test/check-answer.ts';
import { newPortal, request } from '../../../test/harness.ts';
import type { Json } from '../http/openapi/json.ts';

const url = '/api/v1/integration-api/catalog-items/batch';

test('a batch needs no mode, in the contract as at the server, and its data has the fields of the noun', async () => {
  const { requestBody } = (contract.paths[url] as Record<string, Json>).post as Json;
  const { schema } = ((requestBody as Json).content as Record<string, Json>)['application/json'] as { schema: Json };
  assert.deepEqual(schema.required, ['operations']);
  const { operations } = schema.properties as Record<string, { items: { properties: Record<string, Json> } }>;
  const { properties } = (operations as { items: { properties: Json } }).items.properties.data as {
    properties: Record<string, Json>;
  };
  for (const name of ['name', 'sku', 'plannedCost', 'customFields', 'status']) assert.ok(properties[name], name);
  assert.equal(properties.id, undefined);
});

test('each result of a batch says whether anything changed', async () => {
  const key = await (await newPortal()).key('integration_api.read', 'integration_api.write');
  const pair = { externalSource: '1c', externalId: '1' };
  const upsert = (name: string) => ({ op: 'upsert', ...pair, data: { name } });
  const { status, json } = await request('POST', url, {
    key,
    body: { operations: [upsert('Болт'), upsert('Болт'), upsert('Гайка'), { op: 'upsert', data: {} }] },
  });
  assert.equal(status, 207);
  assert.deepEqual(
    json.items.map((one: Json) => [one.status, one.changed]),
    [
      [201, true],
      [200, false],
      [200, true],
      [422, undefined],
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../harness.ts';
import { fullKey } from './probe.ts';

const made = [
  ['/api/v1/catalog', { name: 'Цемент' }],
  ['/api/v1/counterparties', { kind: 'legal_entity', shortName: 'ООО «Двор»', roles: ['supplier'] }],
  ['/api/v1/settings/custom-fields', { entityType: 'catalogItem', key: 'hazard', label: 'Опасность', type: 'text' }],
] as const;

test('a list asked for what is archived by its status shows it', async () => {
  const key = await fullKey(await newPortal());
  for (const [url, body] of made) {
    const { id } = (await request('POST', url, { key, body })).json;
    assert.equal((await request('DELETE', `${url}/${id}`, { key })).status, 200, url);
    const found = async (query: string) => (await request('GET', `${url}?${query}`, { key })).json;
    const asked = await found('status=archived');
    if (asked.code === 'unknown_query_parameter') continue;
    assert.deepEqual(
      asked.items.map((one: { id: string }) => one.id),
      [id],
      url,
    );
    assert.deepEqual((await found('status=archived&includeArchived=false')).items, [], url);
    assert.deepEqual((await found('status=active')).items, [], url);
  }
});

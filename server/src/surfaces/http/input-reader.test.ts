import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullKey } from '../../../test/contract/probe.ts';
import { newPortal, operatorToken, request } from '../../../test/harness.ts';

test('a NUL in a search or a filter is refused as wrong, not answered with an error of ours', async () => {
  const key = await fullKey(await newPortal());
  for (const query of [
    '/api/v1/settings/roles?search=',
    '/api/v1/catalog?name[startsWith]=',
    '/api/v1/counterparties?search=',
  ]) {
    const { status, json } = await request('GET', `${query}${encodeURIComponent('Цемент\0')}`, { key });
    assert.deepEqual([status, json.code], [400, 'invalid_query_parameter'], query);
  }
});

test('a NUL in an address is of nothing that is there', async () => {
  const { status } = await request('GET', '/api/v1/operator/portals/%00/paid-widgets', {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  assert.equal(status, 404);
});

test('an identifier of any length that nobody has is not found', async () => {
  const key = await fullKey(await newPortal());
  for (const length of [10, 300, 4_000]) {
    const { status, json } = await request('GET', `/api/v1/catalog/${'a'.repeat(length)}`, { key });
    assert.deepEqual([status, json.code], [404, 'not_found'], String(length));
  }
});

test('a total by stages refuses a wrong filter in a documented way', async () => {
  const key = await fullKey(await newPortal());
  const { status, json } = await request('GET', '/api/v1/purchase-requisitions/stage-totals?receiptPercent[ne]=much', {
    key,
  });
  assert.deepEqual([status, json.code], [400, 'invalid_filter']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../../../test/harness.ts';

test('who repeats a request while the first still runs is told so each time, and never that the service is overloaded', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.write');
  const keys = Array.from({ length: 8 }, (_, at) => `order-${at}`);
  const first = await owner.connect();
  try {
    await first.query('begin');
    await first.query(
      `insert into idempotency_keys (tenant_id, holder, route, key, fingerprint)
       select $1, (select family_id::text from api_keys where tenant_id = $1), 'POST /api/v1/catalog', unnest($2::text[]), ''`,
      [portal.tenantId, keys],
    );
    const answers = await Promise.all(
      keys.map((one) =>
        request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент' }, headers: { 'idempotency-key': one } }),
      ),
    );
    const told = answers.map(({ status, json }) => `${status} ${json.code}`);
    assert.deepEqual([...new Set(told)], ['409 idempotency_in_progress']);
    assert.equal(answers[0]?.headers['retry-after'], '1');
  } finally {
    await first.query('rollback');
    first.release();
  }
  const again = await request('POST', '/api/v1/catalog', {
    ...{ key, body: { name: 'Цемент' } },
    headers: { 'idempotency-key': 'order-0' },
  });
  assert.equal(again.status, 201);
});

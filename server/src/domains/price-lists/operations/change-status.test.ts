import assert from 'node:assert/strict';
import { test } from 'node:test';
import { by, created } from '../../../../test/contract/examples/made.ts';
import { reader, routeOf } from '../../../../test/contract/examples/reader.ts';

const url = '/api/v1/price-lists';
const change = '/api/v1/integration-api/price-lists/:id/operations/change-status';

test('whichever status a list is given, the answer has its warnings, also where nothing was to change', async () => {
  const route = routeOf('POST', change);
  const made = { ...(await reader(route)), route, ids: {} };
  await by('/api/v1/catalog')(made, '');
  const id = await created(made, url);
  const become = (status: string) => made.ask('POST', change.replace(':id', id), { status });
  for (const status of ['draft', 'archived']) {
    const { status: code, json } = await become(status);
    assert.deepEqual([code, json.status, json.warnings], [200, status, []]);
  }
});

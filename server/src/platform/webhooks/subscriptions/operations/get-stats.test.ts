import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request, run } from '../../../../../test/harness.ts';
import {
  base,
  createItem,
  hookKey,
  type Loose,
  operation,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../../../test/webhooks.ts';

const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

test('statistics count the attempts of each window', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 500 : 200 }));
  const { id } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await createItem(key);
  await until(
    'two attempts',
    async () => (await request('GET', `${base}/${id}/stats`, { key })).json.windows['1h'].attempts === 2,
  );
  const { json } = await request('GET', `${base}/${id}/stats`, { key });
  assert.equal(json.windows['7d'].successRate, 0.5);
  assert.equal(json.pending, 1);
  assert.equal(
    ((await run(operation('webhooks.get-stats'), portal.owner, { id })) as Loose).windows['24h'].attempts,
    2,
  );
  assert.equal((await request('GET', `${base}/${nobody}/stats`, { key })).status, 404);
});

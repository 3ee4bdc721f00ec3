import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { newPortal, owner, type Portal, pool, request } from '../../../../test/harness.ts';
import { base, deliveriesOf, hookKey, subscribe, workerPool, workerPortals } from '../../../../test/webhooks.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { Work } from './delivery-work.ts';

/** So many events of each of so many records, all due. */
const waitFor = (portal: Portal, subscription: string, records: number, events = 2) =>
  owner.query(
    `with body as (insert into webhook_payloads (tenant_id, id, body) values ($1, uuidv7(), '{}') returning id),
      record as materialized (select uuidv7() as id from generate_series(1, $3))
    insert into webhook_deliveries (tenant_id, subscription_id, event_id, event, entity_type, entity_id, entity_version, payload_id,
      request_id, status, next_attempt_at)
    select $1, $2, uuidv7(), 'integration_api.catalog_item.updated', 'catalog_item', record.id, version, body.id, 'test', 'pending', now()
    from body, generate_series(1, $4::int) as version, record`,
    [portal.tenantId, subscription, records, events],
  );

/** Pages that PostgreSQL looks at to take the next of a backlog: one of each record where they go in order, and 64 at most. */
async function pagesLookedAt(t: TestContext, ordering: string, records: number, events = 2): Promise<number> {
  const portal = await newPortal();
  const { id } = await subscribe(await hookKey(portal), 'https://erp.example.com/hook', { ordering });
  await waitFor(portal, id, records, events);
  const input = { holder: randomUUID(), lease: randomUUID(), rooms: [], room: { fresh: 64, retries: 8 } };
  const portals = workerPortals(t);
  const { result, asked } = await countStatements(() => portals.run<Work[]>(portal.tenantId, claimDeliveries(), input));
  assert.equal(result.length, Math.min(64, records));
  const [settings, claim] = ['set_config', 'picked as'].map((words) => asked.find(({ text }) => text.includes(words)));
  assert.ok(settings && claim);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(settings);
    const { rows } = await client.query({ ...claim, text: `explain (analyze, buffers, format json) ${claim.text}` });
    return rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

for (const ordering of ['none', 'entity'])
  test(`ordering ${ordering}: the next of a backlog of thousands cost no more than of one of hundreds`, async (t) => {
    const short = await pagesLookedAt(t, ordering, 200);
    const long = await pagesLookedAt(t, ordering, 4_000);
    assert.ok(long < 2 * short, `${long} pages, ${short} of the short one`);
  });

test('in order, the next of a backlog of few records cost no more than of a short one', async (t) => {
  const short = await pagesLookedAt(t, 'entity', 20, 20);
  const long = await pagesLookedAt(t, 'entity', 20, 400);
  assert.ok(long < 2 * short, `${long} pages, ${short} of the short one`);
});

test('a claim is not compiled: where a server compiles costly plans that alone took more than a second', async (t) => {
  const worker = workerPool(t);
  assert.deepEqual((await worker.query('show jit')).rows, [{ jit: 'off' }]);
  assert.deepEqual((await pool.query('show jit')).rows, [{ jit: 'off' }]);
});

for (const [status, how, doing] of [
  ['held', 'switched off', ['POST', '/disable']],
  ['cancelled', 'deleted', ['DELETE', '']],
] as const)
  test(`a delivery whose worker left without a word is ${status}, not being sent for ever, where its receiver was ${how}`, async (t) => {
    const portal = await newPortal();
    const key = await hookKey(portal);
    const { id } = await subscribe(key, 'https://erp.example.com/hook');
    await waitFor(portal, id, 1);
    const portals = workerPortals(t);
    const claim = () =>
      portals.run<Work[]>(portal.tenantId, claimDeliveries(), {
        ...{ holder: randomUUID(), lease: randomUUID(), rooms: [], room: { fresh: 64, retries: 8 } },
      });
    assert.equal((await claim()).length, 2);
    const { status: answered } = await request(doing[0], `${base}/${id}${doing[1]}`, { key });
    assert.ok(answered < 300, String(answered));
    assert.deepEqual(await claim(), []);
    assert.deepEqual(
      (await deliveriesOf(portal)).map((one) => one.status),
      ['in_flight', 'in_flight'],
      'what may still be sent is left to its worker',
    );
    await owner.query(
      `update webhook_deliveries set next_attempt_at = now() - interval '1 second' where tenant_id = $1 and status = 'in_flight'`,
      [portal.tenantId],
    );
    assert.deepEqual(await claim(), []);
    const left = await deliveriesOf(portal);
    assert.deepEqual(
      left.map((one) => one.status),
      [status, status],
    );
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, type Portal, request } from '../../../../test/harness.ts';
import {
  createItem,
  deliveriesOf,
  hookKey,
  type Loose,
  secondOwner,
  startReceiver,
  startWorker,
  subscribe,
  until,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import type { FactRow } from '../events/fact.row.ts';
import { renderPayload } from '../events/render-payload.ts';
import { fanOut } from './fan-out.ts';

const bodiesOf = async (portal: Portal): Promise<Loose[]> => {
  const { rows } = await owner.query('select body from webhook_payloads where tenant_id = $1 order by id', [
    portal.tenantId,
  ]);
  return rows.map(({ body }) => JSON.parse(body));
};

const unanswered = async (portal: Portal): Promise<number> => {
  const { rows } = await owner.query(
    'select count(*)::int as attempts from webhook_attempts where tenant_id = $1 and not succeeded',
    [portal.tenantId],
  );
  return rows[0].attempts;
};

test('every committed event makes one delivery for each subscription, whoever fans out and however many write', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  for (let n = 0; n < 3; n += 1) await subscribe(key, receiver.url, { name: `n${n}` });
  startWorker(t, [portal]);
  startWorker(t, [portal]);
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const sku = `S-${n % 40}`;
      const made = await request('POST', '/api/v1/catalog', { key, body: { name: `Товар ${n}`, sku } });
      if (made.status === 201)
        await request('PATCH', `/api/v1/catalog/${made.json.id}`, { key, body: { name: `Имя ${n}` } });
    }),
  );
  const facts = async () =>
    (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('integration_api.'));
  await until('all', async () => {
    const rows = await deliveriesOf(portal);
    return rows.length === (await facts()).length * 3 && rows.every(({ status }) => status === 'delivered');
  });
  assert.equal((await facts()).length, 80);
  const { rows } = await owner.query('select id from audit_events where tenant_id = $1', [portal.tenantId]);
  const committed = new Set(rows.map(({ id }) => id));
  const sent = receiver.got.map(({ headers }) => headers['x-service-delivery-id']);
  assert.equal(new Set(sent).size, 240, 'each once');
  // On a busy machine an answer may come too late, and what was not answered is sent again.
  assert.ok(sent.length - 240 <= (await unanswered(portal)), 'nothing twice but what was not answered in time');
  assert.ok(
    receiver.got.every(({ json }) => committed.has(json.eventId)),
    'no phantom',
  );
});

test('the number of statements does not grow with facts or subscriptions, and equal views share one body', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  for (let n = 0; n < 4; n += 1) await subscribe(key, 'http://127.0.0.1:9999/x');
  await subscribe(key, 'http://127.0.0.1:9999/x', { payloadMode: 'thin' });
  await subscribe(key, 'http://127.0.0.1:9999/x', { events: ['integration_api.catalog_item.deleted'] });
  for (let n = 0; n < 5; n += 1) await createItem(key, `Товар ${n}`);
  const made = await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  assert.deepEqual(made, { facts: 11, deliveries: 25 });
  const bodies = await bodiesOf(portal);
  assert.equal(bodies.length, 10);
  const thin = bodies.filter(({ data }) => data.object === undefined);
  assert.equal(thin.length, 5);
  assert.deepEqual(await workerPortals(t).run(portal.tenantId, fanOut(events), {}), {
    facts: 0,
    deliveries: 0,
  });
});

test("what the creator may not see is hidden, by the creator's rights of this moment", async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  await subscribe(key, 'http://127.0.0.1:9999/x');
  const cost = { plannedCost: { price: '70012.375' } };
  const tell = async () => {
    const item = await createItem(key, 'Цемент', cost);
    await request('PATCH', `/api/v1/catalog/${item.id}`, {
      key,
      body: { plannedCost: { price: '80024.625' }, name: 'Бетон' },
    });
    await workerPortals(t).run(portal.tenantId, fanOut(events), {});
    return (await bodiesOf(portal)).slice(-2);
  };
  const role = (permissions: string[]) =>
    owner.query(
      `with gone as (delete from user_roles where tenant_id = $1 and user_id = $2), made as (
         insert into roles (tenant_id, code, name, permissions) values ($1, gen_random_uuid()::text, 'Своя', $3) returning id)
       insert into user_roles (tenant_id, user_id, role_id) select $1, $2, id from made on conflict do nothing`,
      [portal.tenantId, portal.ownerId, permissions],
    );
  await secondOwner(portal);
  const [full] = await tell();
  assert.equal(full.data.object.plannedCost.price, '70012.375');

  await role(['catalog.read', 'catalog.create', 'catalog.update', 'webhooks.read']);
  const [created, updated] = await tell();
  assert.equal(created.data.object.plannedCost, null);
  assert.ok(
    !JSON.stringify([created, updated]).includes('70012.375') && !JSON.stringify(updated).includes('80024.625'),
  );
  assert.deepEqual(updated.data.changedFields, ['name']);
  assert.deepEqual(updated.data.previous, { name: 'Цемент' });

  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    portal.ownerId,
  ]);
  await owner.query('update event_heads set told = numbered - 1 where tenant_id = $1', [portal.tenantId]);
  await owner.query('delete from webhook_deliveries where tenant_id = $1', [portal.tenantId]);
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  const last = (await bodiesOf(portal)).at(-1);
  assert.deepEqual([last.data.object, last.entity.displayName, last.eventId], [undefined, null, updated.eventId]);
});

test('archiving tells a deletion with its reason, and outside identifiers travel along', async (t) => {
  const portal = await newPortal();
  const key = await portal.key(
    'integration_api.read',
    'integration_api.write',
    'integration_api.delete',
    'webhooks.write',
  );
  await subscribe(key, 'http://127.0.0.1:9999/x');
  const made = await request('POST', '/api/v1/integration-api/catalog-items', {
    key,
    body: { name: 'Болт', externalSource: '1c', externalId: '000104' },
  });
  await request('DELETE', `/api/v1/integration-api/catalog-items/${made.json.id}`, { key });
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  const bodies = await bodiesOf(portal);
  const deleted = bodies.find(({ event }) => event === 'integration_api.catalog_item.deleted');
  assert.equal(deleted.data.reason, 'archived');
  assert.equal(deleted.data.object.status, 'archived');
  assert.deepEqual(deleted.entity.externalIds, [{ externalSource: '1c', externalId: '000104' }]);
});

test('a subscription that is off holds no more than its share', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const { id } = await subscribe(key, 'http://127.0.0.1:9999/x', { enabled: false });
  await createItem(key);
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  await owner.query(
    `insert into webhook_deliveries (tenant_id, subscription_id, event_id, event, entity_type, entity_id, payload_id, request_id, status)
     select tenant_id, subscription_id, gen_random_uuid(), event, entity_type, entity_id, payload_id, request_id, status
     from webhook_deliveries, generate_series(1, 99998) where tenant_id = $1`,
    [portal.tenantId],
  );
  for (let n = 0; n < 3; n += 1) await createItem(key);
  assert.deepEqual(await workerPortals(t).run(portal.tenantId, fanOut(events), {}), {
    facts: 3,
    deliveries: 1,
  });
  await owner.query('delete from webhook_deliveries where tenant_id = $1 and subscription_id = $2', [
    portal.tenantId,
    id,
  ]);
});

test('a body over 64 KiB is told thin and says so', () => {
  const fact: FactRow = {
    id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
    event: 'integration_api.catalog_item.updated',
    entity_type: 'catalog_item',
    entity_id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12',
    entity_version: 2,
    display_name: 'Ё',
    occurred_at: '2026-11-20T09:15:30.123Z',
    actor_kind: 'system',
    actor_id: null,
    through_id: null,
    request_id: 'r',
    data: {
      object: { description: 'ё'.repeat(33_000) },
      changedFields: ['description'],
      previous: { description: null },
    },
    links: [],
  };
  const view = { mode: 'full', readable: true, hidden: [] } as const;
  const { data } = renderPayload(fact, view, { tenantId: fact.id, publicUrl: 'https://p', catalog: events });
  assert.deepEqual(data, {
    changedFields: ['description'],
    actor: { type: 'system', id: null },
    schemaVersion: 1,
    truncated: true,
  });
});

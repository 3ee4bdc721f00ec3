import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditEvent } from '../../../../nouns/audit-event.ts';
import { newPortal, owner, type Portal, personWith, refused, request, run, workerDoor } from '../../../test/harness.ts';
import { allRoutes } from '../../app.ts';
import { archiveItem } from '../../domains/catalog/operations/archive-item.ts';
import { createItem } from '../../domains/catalog/operations/create-item.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import type { AnyQuery } from '../../kernel/operation.ts';
import { createKey } from '../api-keys/operations/create-key.ts';
import { toolsOf } from '../jobs/keep-schedules.ts';
import { sealEvents } from './operations/seal-events.ts';
import { verifyEvents } from './operations/verify-events.ts';
import { sealSchedule } from './seal.schedule.ts';
import type { Verdict } from './verdict.ts';

const operationAt = (path: string) =>
  allRoutes.find((route) => route.path === path && route.method === 'GET')?.operation as AnyQuery;
const list = operationAt('/api/v1/audit');
const get = operationAt('/api/v1/audit/:id');
type Events = { items: AuditEvent[]; page: { nextCursor: string | null } };

const item = (portal: Portal, name: string): Promise<{ id: string }> =>
  run(createItem, portal.owner, { name, plannedCost: { price: '10' } });

const seal = (portal: Portal) => workerDoor.command(sealEvents, systemIn(portal.tenantId), {});
async function verify(portal: Portal) {
  const { intact, seals, brokenSeal, reason }: Verdict = await run(verifyEvents, systemIn(portal.tenantId), {});
  return { intact, seals, brokenSeal, reason };
}

test('the trail is read newest first, by any of its filters', async () => {
  const portal = await newPortal();
  const first = await item(portal, 'Болт');
  await item(portal, 'Гайка');
  await run(archiveItem, portal.owner, { id: first.id });
  const names = async (filter: object) =>
    ((await run(list, portal.owner, filter)) as Events).items.map(
      ({ event, displayName }) => `${displayName} ${event.split('.').at(-1)}`,
    );

  assert.deepEqual(await names({}), ['Болт deleted', 'Гайка created', 'Болт created']);
  assert.deepEqual(await names({ entityType: 'catalog_item', entityId: first.id }), ['Болт deleted', 'Болт created']);
  assert.deepEqual(await names({ event: 'integration_api.catalog_item.deleted' }), ['Болт deleted']);
  assert.deepEqual(await names({ operation: 'catalog.archive-item' }), ['Болт deleted']);
  assert.deepEqual(await names({ actorId: portal.tenantId }), []);
  assert.deepEqual(await names({ outcome: 'denied' }), []);
  assert.deepEqual(await names({ 'occurredAt[gte]': new Date(Date.now() + 60_000).toISOString() }), []);
  const page: Events = await run(list, portal.owner, { limit: 2 });
  assert.deepEqual(await names({ limit: 2, cursor: page.page.nextCursor }), ['Болт created']);
  const [event] = page.items;
  assert.deepEqual(event?.actor, {
    type: 'user',
    id: portal.ownerId,
    name: 'Анна Смирнова',
    throughId: null,
    throughName: null,
  });
  assert.deepEqual(await run(get, portal.owner, { id: event?.id }), event);
  assert.equal((await refused(run(list, portal.owner, { outcome: 'maybe' }))).code, 'invalid_filter');
});

test('guarded fields are null for those who may not see them, before and after alike', async () => {
  const portal = await newPortal();
  await item(portal, 'Болт');
  const shown = async (...held: string[]) => {
    const { items }: Events = await run(list, personWith(portal, 'audit.read', ...held), {});
    return (items[0]?.data.object as { plannedCost: unknown; name: string }) ?? {};
  };
  assert.equal((await shown()).plannedCost, null);
  assert.equal((await shown()).name, 'Болт');
  assert.notEqual((await shown('catalog.cost_read')).plannedCost, null);
});

test('no secret reaches the trail', async () => {
  const portal = await newPortal();
  const { secret }: { secret: string } = await run(createKey, portal.owner, { name: 'x', scopes: ['catalog.read'] });
  const { rows } = await owner.query('select data::text as data from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.ok(!rows[0].data.includes(secret.split('_')[3]));
  await owner.query(
    `insert into audit_events (tenant_id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data)
     values ($1, 'system', 'x', 'x', 'x.y', 'internal', 'api_key', $1, '{"object":{"secret":"ppk_live_x","nested":[{"token":"t"}]}}')`,
    [portal.tenantId],
  );
  const { items }: Events = await run(list, portal.owner, { event: 'x.y' });
  assert.deepEqual(items[0]?.data, { object: { secret: '••••', nested: [{ token: '••••' }] } });
});

test('only readers of the trail see it, and keys never; one portal sees nothing of another', async () => {
  const [portal, other] = [await newPortal(), await newPortal()];
  await item(portal, 'Болт');
  assert.equal((await refused(run(list, personWith(portal, 'catalog.read'), {}))).code, 'forbidden');
  const byKey = await request('GET', '/api/v1/audit', { key: await portal.key('settings.read') });
  assert.deepEqual([byKey.status, byKey.json.code], [403, 'forbidden']);
  const { items }: Events = await run(list, portal.owner, {});
  assert.equal((await refused(run(get, other.owner, { id: items[0]?.id }))).code, 'not_found');
});

test('a sealed trail is intact, and grows seal by seal', async () => {
  const portal = await newPortal();
  await item(portal, 'Болт');
  await seal(portal);
  const nothing = await workerDoor.command(sealEvents, systemIn(portal.tenantId), {});
  assert.deepEqual(nothing.result, { sealed: 0 });
  assert.deepEqual(await verify(portal), { intact: true, seals: 1, brokenSeal: null, reason: null });
  await item(portal, 'Гайка');
  await Promise.all([sealSchedule.run(toolsOf(workerDoor)), seal(portal)]);
  assert.deepEqual(await verify(portal), { intact: true, seals: 2, brokenSeal: null, reason: null });
});

test('a changed, an added and a removed event are found, each in its seal', async () => {
  for (const [harm, reason] of [
    [`update audit_events set data = '{}' where tenant_id = $1 and display_name = 'Гайка'`, 'event_changed'],
    [`update audit_events set actor_id = null where tenant_id = $1 and display_name = 'Гайка'`, 'event_changed'],
    [`delete from audit_events where tenant_id = $1 and display_name = 'Гайка'`, 'event_removed'],
    ['twin', 'event_changed'],
  ] as const) {
    const portal = await newPortal();
    for (const name of ['Болт', 'Гайка', 'Шайба']) {
      await item(portal, name);
      await seal(portal);
    }
    if (harm === 'twin') await addTwin(portal);
    else await owner.query(harm, [portal.tenantId]);
    const verdict = await verify(portal);
    assert.deepEqual([verdict.intact, verdict.brokenSeal, verdict.reason], [false, 2, reason]);
  }
});

/** An event slipped in before a sealed one: all after it move up by one place. */
async function addTwin({ tenantId }: Portal) {
  await owner.query('update audit_events set position = -position where tenant_id = $1 and position >= 2', [tenantId]);
  await owner.query(
    `insert into audit_events (tenant_id, position, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data)
     select tenant_id, 2, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data
     from audit_events where tenant_id = $1 and display_name = 'Гайка'`,
    [tenantId],
  );
  await owner.query('update audit_events set position = 1 - position where tenant_id = $1 and position < 0', [
    tenantId,
  ]);
}

test('the service can neither change the trail nor write seals', async () => {
  const { rows } = await owner.query(
    `select has_table_privilege('prokura_service', 'audit_events', 'update') as change, has_table_privilege('prokura_service', 'audit_events', 'delete') as remove,
       has_table_privilege('prokura_service', 'audit_seals', 'insert') as seal, has_table_privilege('prokura_worker', 'audit_seals', 'update') as reseal`,
  );
  assert.deepEqual(rows[0], { change: false, remove: false, seal: false, reseal: false });
});

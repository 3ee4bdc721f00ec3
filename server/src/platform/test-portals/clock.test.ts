import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, type Portal, request, signIn } from '../../../test/harness.ts';
import { importing } from '../../../test/imports.ts';
import { hoursAhead, item, url as rfqs } from '../../../test/rfqs.ts';
import { newCounterparty } from '../../../test/suppliers.ts';
import { clockUrl, doWhatIsDue, moveOn, newTestPortal } from '../../../test/test-portals.ts';
import {
  createItem,
  deliveriesOf,
  hookKey,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../test/webhooks.ts';

const [hour, day] = [3_600, 86_400];

const keyOf = (portal: Portal) =>
  portal.key('settings.read', 'settings.write', 'supplier_documents.read', 'supplier_documents.write', 'catalog.write');

/** A request for quotes to one supplier, whose answers are awaited for a hundred hours. */
async function askSupplier(portal: Portal, key: string) {
  const { supplierId, counterpartyId } = await newCounterparty(portal, 'ООО «Молчит»');
  await owner.query(
    `insert into counterparty_contacts (tenant_id, counterparty_id, full_name, email, is_primary) values ($1, $2, 'Ольга', $3, true)`,
    [portal.tenantId, counterpartyId, `sales@${portal.tenantId}.ru`],
  );
  const reminderPolicy = { enabled: true, hoursBefore: [24], maxPerRecipient: 3 };
  const body = {
    title: 'Цемент',
    responseDeadline: hoursAhead(100),
    reminderPolicy,
    items: [item()],
    recipients: [{ supplierId }],
  };
  const made = await request('POST', rfqs, { key, body });
  const { status, json } = await request('POST', `${rfqs}/${made.json.id}/send`, { key, body: {} });
  assert.equal(status, 200, JSON.stringify(json));
  return {
    id: json.id as string,
    status: async () => (await request('GET', `${rfqs}/${json.id}`, { key })).json.status,
  };
}

const agoSeconds = (moment: string) => (Date.now() - Date.parse(moment)) / 1_000;
const nearly = (seconds: number, wanted: number) =>
  assert.ok(Math.abs(seconds - wanted) < 30, `${seconds} for ${wanted}`);

test('the supplier is reminded and the deadline passes as the clock goes on; in a portal beside it nothing happens', async () => {
  const [portal, beside] = [await newTestPortal(), await newPortal()];
  const key = await keyOf(portal);
  const asked = await askSupplier(portal, key);
  const real = await askSupplier(beside, await keyOf(beside));
  await doWhatIsDue(portal);
  const letters = async () => {
    const { rows } = await owner.query(
      `select from letters where tenant_id = $1 and status = 'kept' and recipient = $2`,
      [portal.tenantId, `sales@${portal.tenantId}.ru`],
    );
    return rows.length;
  };
  const before = await letters();
  await moveOn(portal, 80 * hour);
  assert.equal(await letters(), before + 1);
  assert.equal(await asked.status(), 'sent');
  const clock = await moveOn(portal, 21 * hour);
  assert.equal(clock.aheadSeconds, 101 * hour);
  nearly(agoSeconds(clock.now), -101 * hour);
  assert.equal(await asked.status(), 'expired');
  await doWhatIsDue(beside);
  assert.equal(await real.status(), 'sent');
});

test('what is written bears the time of the portal, in its rows and in its trail', async () => {
  const portal = await newTestPortal();
  const key = await keyOf(portal);
  await moveOn(portal, 30 * day);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент' } });
  nearly(agoSeconds(json.createdAt), -30 * day);
  const { rows } = await owner.query('select max(occurred_at) as last from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  nearly(agoSeconds(new Date(rows[0].last).toISOString()), -30 * day);
});

test('what was done since a moment of the portal is found in its feed and in its trail', async () => {
  const portal = await newTestPortal();
  const [key, token] = [await portal.key('catalog.write', 'integration_api.read'), await signIn(portal)];
  await createItem(key, 'До');
  await moveOn(portal, 40 * day);
  const moment = new Date(Date.now() + (40 * day - hour) * 1_000).toISOString();
  await createItem(key, 'После');
  const feed = await request('GET', `/api/v1/events?since=${moment}&events=integration_api.catalog_item.created`, {
    key,
  });
  assert.deepEqual(
    feed.json.items.map(({ entity }: { entity: { displayName: string } }) => entity.displayName),
    ['После'],
  );
  const named = async (operator: string) => {
    const { json } = await request('GET', `/api/v1/audit?entityType=catalogItem&occurredAt[${operator}]=${moment}`, {
      token,
    });
    return json.items.map(({ displayName }: { displayName: string }) => displayName);
  };
  assert.deepEqual([await named('lt'), await named('gte')], [['До'], ['После']]);
});

test('what a subscription never had of the time since the clock went on is sent to it', async (t) => {
  const portal = await newTestPortal();
  const key = await hookKey(portal);
  const { url } = await startReceiver(t);
  const { id } = await subscribe(key, url, { events: ['integration_api.catalog_item.updated'] });
  startWorker(t, [portal]);
  await moveOn(portal, 3 * day);
  const made = await createItem(key, 'Цемент');
  await request('PATCH', `/api/v1/catalog/${made.id}`, { key, body: { name: 'Цемент М500' } });
  await until('the other event is sent', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  const at = `/api/v1/webhook-subscriptions/${id}`;
  await request('PATCH', at, { key, body: { events: [] } });
  const since = new Date(Date.now() + (3 * day - hour) * 1_000).toISOString();
  const { json } = await request('POST', `${at}/replay-missing`, { key, body: { since } });
  assert.ok(json.deliveries > 0, JSON.stringify(json));
});

test('an import that was begun after the clock went on waits for a day there too', async () => {
  const portal = await newTestPortal();
  await moveOn(portal, 3 * day);
  const { uploaded, read } = await importing(portal);
  const { json } = await uploaded('Артикул;Наименование\nЦ-1;Цемент\n', { name: 'каталог.csv' });
  await doWhatIsDue(portal);
  assert.equal((await read(json.id)).status, 'preview_ready');
  await moveOn(portal, day);
  assert.equal((await read(json.id)).status, 'expired');
});

test('a job that waits for a day is done when a day has gone by, and not before', async () => {
  const portal = await newTestPortal();
  const key = await portal.key('settings.write', 'counterparties.read', 'counterparties.write');
  await moveOn(portal, 10 * day);
  const { counterpartyId } = await newCounterparty(portal, 'ООО «Долгострой»');
  const until = new Date(Date.now() + 11 * day * 1_000).toISOString();
  const at = `/api/v1/counterparties/${counterpartyId}`;
  const body = { status: 'blocked', reason: 'Просрочка', until };
  assert.equal((await request('POST', `${at}/status`, { key, body })).status, 200);
  const status = async () => (await request('GET', at, { key })).json.status;
  await moveOn(portal, day / 2);
  assert.equal(await status(), 'blocked');
  await moveOn(portal, day / 2 + 60);
  assert.equal(await status(), 'active');
});

test('the retry of a webhook comes as soon as the clock has passed it', async (t) => {
  const portal = await newTestPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t, (_, count) => ({ status: count === 1 ? 503 : 200 }));
  await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('a first attempt that failed', async () => (await deliveriesOf(portal))[0]?.attempt_count === 1);
  await moveOn(portal, hour);
  await until('the second attempt', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
});

test('the clock tells whether all that is due was done', async () => {
  const portal = await newTestPortal();
  const key = await keyOf(portal);
  await askSupplier(portal, key);
  const { json } = await request('POST', clockUrl, { key, body: { forwardSeconds: 101 * hour } });
  assert.equal(json.isSettled, false);
  await doWhatIsDue(portal);
  await owner.query(`update schedules set next_at = now() + interval '1 hour'`);
  assert.equal((await request('GET', clockUrl, { key })).json.isSettled, true);
});

test('the clock only goes on, by one of two fields, and only in a test portal', async () => {
  const portal = await newTestPortal();
  const key = await keyOf(portal);
  const move = async (body: object) => {
    const { status, json } = await request('POST', clockUrl, { key, body });
    return [status, json.errors?.[0]?.pointer, json.errors?.[0]?.code];
  };
  assert.deepEqual(await move({}), [422, '/forwardSeconds', 'one_of']);
  assert.deepEqual(await move({ forwardSeconds: 60, to: hoursAhead(1) }), [422, '/forwardSeconds', 'one_of']);
  assert.deepEqual(await move({ to: hoursAhead(-1) }), [422, '/to', 'minimum']);
  assert.deepEqual(await move({ to: hoursAhead(24 * 400) }), [422, '/to', 'maximum']);
  assert.equal((await request('POST', clockUrl, { key, body: { to: hoursAhead(5) } })).status, 200);
  const live = await keyOf(await newPortal());
  const { status, json } = await request('POST', clockUrl, { key: live, body: { forwardSeconds: 60 } });
  assert.deepEqual([status, json.rule], [409, 'test_portal_only']);
});

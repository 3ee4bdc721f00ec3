import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { dayFromNow, drive, drivingPortal, tokenIn } from '../../../../test/driving.ts';
import { factsOf, owner, request } from '../../../../test/harness.ts';

test('the link opens until two days after the planned date, also when that moves', async () => {
  const { link, ask, route, carried } = await drivingPortal();
  const end = (days: number) => `${dayFromNow(days)}T21:00:00.000Z`;
  assert.equal((await link()).expiresAt, end(2));
  ok(await ask('PATCH', `/routes/${route.id}`, { plannedDate: dayFromNow(10) }));
  assert.equal(ok(await ask('GET', `/routes/${route.id}/driver-link`)).expiresAt, end(12));
  ok(await ask('PATCH', `/routes/${route.id}`, { plannedDate: null }));
  assert.equal(ok(await ask('GET', `/routes/${route.id}/driver-link`)).expiresAt, end(2));
  assert.equal((await link({}, `batches/${carried.id}`)).expiresAt, end(2));
  const said = `${dayFromNow(20)}T12:00:00.000Z`;
  assert.equal((await link({ expiresAt: said })).expiresAt, said);
});

test('a new link ends the older one of the same thing, and each can be shown again with its QR code', async () => {
  const { link, ask, route, token, carried } = await drivingPortal();
  const batch = await link({}, `batches/${carried.id}`);
  const second = await link();
  assert.match(second.url, /\/d\/[\w-]{43}$/);
  assert.ok(second.qr.startsWith('data:image/png;base64,iVBORw0KGgo'));
  assert.deepEqual(ok(await ask('GET', `/routes/${route.id}/driver-link`)), second);
  const old = await drive(token);
  assert.deepEqual([old.status, old.json.code], [410, 'link_revoked']);
  for (const { url } of [second, batch]) assert.equal((await drive(tokenIn(url))).status, 200);
});

test('two who make a link at once: one of the two opens', async () => {
  const { link } = await drivingPortal();
  const made = await Promise.all([link(), link()]);
  const answers = await Promise.all(made.map(({ url }) => drive(tokenIn(url))));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 410],
  );
});

test('a revoked link, an expired one, one of an archived route and one of nobody say what they are', async () => {
  const { ask, route, token, link, portal, carried } = await drivingPortal();
  const expired = tokenIn((await link({ expiresAt: `${dayFromNow(1)}T12:00:00.000Z` }, `batches/${carried.id}`)).url);
  await owner.query(`update driver_links set expires_at = '2026-01-01' where tenant_id = $1 and batch_id = $2`, [
    portal.tenantId,
    carried.id,
  ]);
  const late = await drive(expired, `batches/${carried.id}/loaded`, {});
  assert.deepEqual([late.status, late.json.code], [410, 'link_expired']);
  assert.equal(ok(await ask('DELETE', `/routes/${route.id}/driver-link`)).result, 'deleted');
  const revoked = await drive(token, `batches/${carried.id}/loaded`, {});
  assert.deepEqual([revoked.status, revoked.json.code], [410, 'link_revoked']);
  for (const method of ['DELETE', 'GET'])
    assert.equal(refusal(await ask(method, `/routes/${route.id}/driver-link`)), '409 conflict: no_driver_link');
  const ofArchived = tokenIn((await link()).url);
  ok(await ask('DELETE', `/routes/${route.id}`));
  assert.equal((await drive(ofArchived)).json.code, 'link_revoked');
  for (const nobody of ['A'.repeat(43), 'x']) assert.equal((await drive(nobody)).status, 404);
});

test('a link is made for what is there and in use, for a while, and by those who may change deliveries', async () => {
  const { ask, route, portal } = await drivingPortal();
  const make = (body: object, of = route.id) => ask('POST', `/routes/${of}/driver-link`, body);
  assert.match(refusal(await make({ expiresAt: '2020-01-01T00:00:00Z' })), /expiresAt in_past/);
  assert.match(refusal(await make({ expiresAt: `${dayFromNow(90)}T00:00:00Z` })), /expiresAt maximum/);
  assert.equal((await make({}, '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11')).status, 404);
  const reader = await portal.key('logistics.read');
  const asked = await request('POST', `/api/v1/logistics/routes/${route.id}/driver-link`, { key: reader, body: {} });
  assert.equal(asked.status, 403);
  ok(await ask('DELETE', `/routes/${route.id}`));
  assert.equal(refusal(await make({})), '409 resource_archived');
});

test('the first look of a person is recorded, those of programs are not', async () => {
  const { portal, token, ask, route } = await drivingPortal();
  const looks = async () =>
    (await factsOf(portal.tenantId)).filter(({ event }) => event === 'delivery_route.viewed').length;
  await drive(token, '', undefined, { 'user-agent': 'TelegramBot (like TwitterBot)' });
  assert.equal(await looks(), 0);
  await drive(token);
  await drive(token);
  assert.equal(await looks(), 1);
  assert.ok(ok(await ask('GET', `/routes/${route.id}/driver-link`)).openedAt);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, newPortal, owner, request, settings, urls } from '../../../../../test/harness.ts';
import { headersOf, newInbound, nowSeconds, pairOf, pathOf, send } from '../../../../../test/inbound.ts';
import { replay } from '../../../../../test/replay.ts';
import { buildWeb } from '../../../../start-server.ts';

test('the same identifier in a header is the same event, and with another body it is told in the journal', async () => {
  const { pair, logs } = await newInbound();
  const headers = { 'webhook-id': 'msg_1' };
  const first = await send({ ...pair, event: 'probe', body: '{"a":1}', headers });
  const second = await send({ ...pair, event: 'probe', body: '{"a":2}', headers });
  assert.deepEqual([second.status, second.json.status], [202, 'duplicate']);
  assert.equal(second.json.receiptId, first.json.receiptId);
  const [, line] = await logs('&direction=INBOUND');
  assert.deepEqual([line.event, line.level, line.status], ['webhook.duplicate_mismatch', 'warning', 'skipped']);
  const other = await send({ ...pair, event: 'probe', body: '{"a":3}', headers: { 'x-service-event-id': 'msg_2' } });
  assert.equal(other.json.status, 'accepted');
});

test('a captured webhook sent again under another identifier or event is a repeat, and is applied once', async () => {
  const { pair, logs, portal } = await newInbound();
  const sent = { ...pair, event: 'probe', body: '{"a":1}', timestamp: nowSeconds() };
  const first = await send({ ...sent, headers: { 'webhook-id': 'msg_1' } });
  for (const forged of [
    { ...sent, headers: { 'webhook-id': 'msg_2' } },
    { ...sent, headers: { 'x-service-event-id': 'msg_3' } },
    { ...sent, event: 'another' },
    { ...sent, event: 'another', headers: { 'webhook-id': 'msg_4', 'x-timestamp': sent.timestamp } },
    sent,
  ]) {
    const { status, json } = await send(forged);
    assert.deepEqual([status, json.status, json.receiptId], [202, 'duplicate', first.json.receiptId]);
  }
  const { rows } = await owner.query('select 1 from inbound_receipts where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows.length, 1);
  assert.equal((await logs('&event=webhook.duplicate')).length, 5);
});

test('a webhook that is too large stands in the journal like any other that was refused', async () => {
  const { pair, logs } = await newInbound();
  const body = `{"a":"${'x'.repeat(256 * 1024)}"}`;
  assert.equal((await send({ ...pair, event: 'probe', body })).status, 413);
  const [line] = await logs('&event=webhook.refused');
  assert.deepEqual(
    [line.details.code, line.details.event, line.details.bytes],
    ['payload_too_large', 'probe', body.length],
  );
  assert.equal((await send({ ...pair, token: 'A'.repeat(43), event: 'probe', body })).status, 413);
});

test('an identifier found in the payload outweighs the header, and belongs to its event', async () => {
  const { pair, map } = await newInbound();
  await map({ event: 'stock.*', operation: 'event.record', idempotencyPath: '$.meta.id' });
  const body = (id: string, more = 1) => JSON.stringify({ meta: { id }, more });
  const status = async (event: string, text: string, headers = {}) =>
    (await send({ ...pair, event, body: text, headers })).json.status;
  assert.equal(await status('stock.moved', body('7'), { 'webhook-id': 'one' }), 'accepted');
  assert.equal(await status('stock.moved', body('7', 2), { 'webhook-id': 'two' }), 'duplicate');
  assert.equal(await status('stock.counted', body('7', 3)), 'accepted');
  assert.equal(await status('stock.moved', body(''), { 'webhook-id': 'three' }), 'accepted');
  assert.equal(await status('stock.moved', body(''), { 'webhook-id': 'three' }), 'duplicate');
});

test('the pair before works for the hours it was given, and is answered 410 after them', async () => {
  const { pair, ask, portal } = await newInbound();
  const next = await ask('POST', '/webhook-endpoint/regenerate', { overlapHours: 2 });
  assert.ok(Date.parse(next.json.previousUrlValidUntil) > Date.now() + 7_100_000);
  for (const one of [pair, pairOf(next.json)])
    assert.equal((await send({ ...one, event: 'probe', body: '{}' })).status, 202);
  assert.equal(
    (await send({ ...pair, secret: next.json.secret, event: 'probe', body: '{}' })).json.code,
    'signature_invalid',
  );
  await owner.query(
    `update inbound_endpoints set valid_until = now() - interval '1 second' where tenant_id = $1 and valid_until is not null`,
    [portal.tenantId],
  );
  assert.equal((await send({ ...pair, event: 'probe', body: '{}' })).json.code, 'webhook_endpoint_replaced');
  assert.equal((await ask('GET', '/webhook-endpoint')).json.previousUrlValidUntil, null);
  assert.equal((await ask('POST', '/webhook-endpoint/regenerate', { overlapHours: 73 })).status, 422);
});

test('a new pair without overlap ends every pair before at once', async () => {
  const { pair, ask } = await newInbound();
  const second = pairOf((await ask('POST', '/webhook-endpoint/regenerate', { overlapHours: 72 })).json);
  await ask('POST', '/webhook-endpoint/regenerate', { overlapHours: 0 });
  for (const one of [pair, second])
    assert.equal((await send({ ...one, event: 'probe', body: '{}' })).json.code, 'webhook_endpoint_replaced');
});

test('whoever signs rightly is told that the integration was deleted; whoever does not learns nothing', async () => {
  const { pair, ask } = await newInbound();
  await ask('DELETE', '');
  assert.equal((await send({ ...pair, event: 'probe', body: '{}' })).json.code, 'integration_disabled');
  assert.equal(
    (await send({ ...pair, secret: 'whsec_wrong', event: 'probe', body: '{}' })).json.code,
    'signature_invalid',
  );
});

test('before it is enabled an installation takes nothing', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const base = '/api/v1/integrations/installations';
  const { id } = (await request('POST', base, { key, body: { publicId: 'webhooks-in' } })).json;
  const info = (await request('GET', `${base}/${id}/webhook-endpoint`, { key })).json;
  assert.deepEqual([info.active, info.receivedCount, info.lastEventAt], [false, 0, null]);
  assert.match(info.url, /\/api\/v1\/webhooks\/inbound\/[\w-]{43}$/);
  assert.match(info.secretMasked, /^whsec_••••.{4}$/);
  const pair = pairOf((await request('POST', `${base}/${id}/webhook-endpoint/regenerate`, { key, body: {} })).json);
  assert.equal((await send({ ...pair, event: 'probe', body: '{}' })).json.code, 'integration_disabled');
  const tested = (await request('POST', `${base}/${id}/test`, { key })).json;
  assert.deepEqual(
    tested.checks.map(({ id: check, result }: { id: string; result: string }) => `${check} ${result}`),
    ['endpoint ok', 'mappings warning', 'last_event skipped', 'failed_receipts ok'],
  );
  assert.equal((await send({ ...pair, event: 'probe', body: '{}' })).status, 202);
});

test('a refused webhook has a line of its own a hundred times an hour, and is counted by the minute after that', async () => {
  const { pair, logs } = await newInbound();
  for (let time = 0; time < 105; time += 1) await send({ ...pair, event: 'probe', body: '{}', signature: null });
  const lines = (await logs('&event=webhook.refused&limit=200')) as Array<{ times: number; details: { code: string } }>;
  const single = lines.filter(({ times }) => times === 1).length;
  assert.ok(lines.length <= 102 && single >= 100, `${lines.length} lines`);
  assert.equal(
    lines.reduce((sum, { times }) => sum + times, 0),
    105,
  );
  assert.equal(lines[0]?.details.code, 'signature_missing');
});

test('500 replays of one request from 32 sockets are kept and applied once', async () => {
  const { pair, map, portal, ask } = await newInbound();
  await map({
    event: 'catalog.item.upserted',
    operation: 'catalog_item.upsert',
    source: { name: '$.name' },
    externalSource: '1c',
    externalIdPath: '$.id',
  });
  const sent = { ...pair, event: 'catalog.item.upserted', body: '{"id":"1","name":"Болт"}', timestamp: nowSeconds() };
  const { app, pool } = await buildWeb(settings, urls);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const answers = await replay(`${base}${pathOf(sent)}`, headersOf(sent), sent.body, { times: 500, sockets: 32 });
  await app.close();
  await pool.end();
  assert.deepEqual(answers, { accepted: 1, duplicate: 499 });
  await drainJobs(portal.tenantId);
  const { rows: made } = await owner.query('select 1 from catalog_items where tenant_id = $1', [portal.tenantId]);
  assert.equal(made.length, 1);
  assert.equal((await ask('GET', '/webhook-endpoint')).json.receivedCount, 1);
});

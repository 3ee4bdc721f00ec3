import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request, signIn } from '../../test/harness.ts';
import { book, importing } from '../../test/imports.ts';
import { installations } from '../../test/integrations.ts';
import { createItem } from '../../test/webhooks.ts';

/** A portal with this card installed, and what its check finds in Russian. */
async function installed(publicId: string) {
  const portal = await newPortal();
  const token = await signIn(portal);
  const ask = (method: string, url: string, body?: unknown) =>
    request(method, url, { token, body, headers: { 'accept-language': 'ru' } });
  const { status, json } = await ask('POST', installations, { publicId });
  assert.equal(status, 201, JSON.stringify(json));
  const check = async () => {
    const { json: report } = await ask('POST', `${installations}/${json.id}/test`, {});
    assert.ok(report.checks, JSON.stringify(report));
    const results = report.checks.map((one: { id: string; result: string }) => [one.id, one.result]);
    return Object.fromEntries([['ok', report.ok], ...results]);
  };
  const statusNow = async () => (await ask('GET', `${installations}/${json.id}`)).json.status;
  return { portal, ask, id: json.id as string, check, statusNow };
}

const keysAre = (tenantId: string, set: string) =>
  owner.query(`update api_keys set ${set} where tenant_id = $1`, [tenantId]);

test('REST API: says whether a key works, has called, and ends soon', async () => {
  const { portal, check, statusNow } = await installed('rest-api');
  assert.deepEqual(await check(), { ok: false, key: 'failed', use: 'skipped', end: 'ok' });
  assert.equal(await statusNow(), 'requires_setup');
  await portal.key('catalog.read');
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'warning', end: 'ok' });
  assert.equal(await statusNow(), 'installed');
  await keysAre(portal.tenantId, `last_used_at = now(), expires_at = now() + interval '10 days'`);
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'ok', end: 'warning' });
  for (const gone of [
    `expires_at = now() - interval '1 second'`,
    `expires_at = null, status = 'archived', archived_at = now()`,
  ]) {
    await keysAre(portal.tenantId, gone);
    assert.equal((await check()).key, 'failed', gone);
  }
});

test('BI feed: asks for a key of the right scopes that cannot write', async () => {
  const { portal, check, statusNow } = await installed('bi-feed');
  assert.deepEqual(await check(), { ok: false, key: 'failed', use: 'skipped' });
  assert.equal(await statusNow(), 'requires_setup');
  await portal.key('variables.read', 'purchase_requisitions.read', 'catalog.write');
  assert.deepEqual(await check(), { ok: true, key: 'warning', use: 'warning' });
  const reading = await portal.key('variables.read', 'purchase_requisitions.read');
  assert.equal((await request('GET', '/api/v1/purchase-requisitions', { key: reading })).status, 200);
  await keysAre(portal.tenantId, 'last_used_at = now()');
  assert.deepEqual(await check(), { ok: true, key: 'ok', use: 'ok' });
});

test('outgoing webhooks: asks for a subscription, then for a delivery, and tells of receivers that fail', async () => {
  const { portal, check } = await installed('webhooks-out');
  assert.deepEqual(await check(), { ok: false, subscription: 'failed', delivery: 'skipped', receivers: 'ok' });
  const hooks = await portal.key('webhooks.read', 'webhooks.write');
  const made = await request('POST', '/api/v1/webhook-subscriptions', {
    key: hooks,
    body: { name: 'ERP', url: 'http://127.0.0.1:9999/', events: [] },
  });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(await check(), { ok: true, subscription: 'ok', delivery: 'warning', receivers: 'ok' });
  await owner.query(
    `update webhook_subscriptions set status = 'disabled', disabled_reason = 'manual' where tenant_id = $1`,
    [portal.tenantId],
  );
  assert.deepEqual(await check(), { ok: false, subscription: 'failed', delivery: 'skipped', receivers: 'ok' });
  await owner.query(
    `update webhook_subscriptions set status = 'enabled', disabled_reason = null where tenant_id = $1`,
    [portal.tenantId],
  );
  await request('POST', `/api/v1/webhook-subscriptions/${made.json.id}/test`, { key: hooks, body: {} });
  await owner.query(`update webhook_deliveries set status = 'delivered' where tenant_id = $1`, [portal.tenantId]);
  await owner.query(`update webhook_subscriptions set failing_since = now() where tenant_id = $1`, [portal.tenantId]);
  assert.deepEqual(await check(), { ok: true, subscription: 'ok', delivery: 'ok', receivers: 'warning' });
});

test('CSV and XLSX: tells of previews that wait and of imports that were applied', async () => {
  const { portal, check } = await installed('csv-xlsx');
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'warning', previews: 'ok' });
  const files = await importing(portal);
  const job = await files.previewed(await book(['Артикул', 'Наименование'], [['Б-1', 'Болт']]));
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'warning', previews: 'warning' });
  await files.applied(job.id);
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'ok', previews: 'ok' });
});

test('warehouse exchange: asks for a warehouse, then for what lies in it', async () => {
  const { portal, check } = await installed('warehouse-exchange');
  assert.deepEqual(await check(), { ok: false, warehouses: 'failed', stock: 'warning', inbound: 'skipped' });
  const files = await importing(portal, 'warehouses.read', 'warehouses.write', 'integration_api.write');
  const made = await request('POST', '/api/v1/warehouses', { key: files.key, body: { name: 'Центральный' } });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(await check(), { ok: true, warehouses: 'ok', stock: 'warning', inbound: 'skipped' });
  const job = await files.previewed(
    await book(['Артикул', 'Наименование', 'Остаток', 'Склад'], [['Б-1', 'Болт', 40, 'Центральный']]),
  );
  await files.applied(job.id);
  assert.deepEqual(await check(), { ok: true, warehouses: 'ok', stock: 'ok', inbound: 'skipped' });
});

test('CRM exchange: begins with an address and mappings, asks for what was switched off, tells of links and of the way back', async () => {
  const { portal, ask, id, check } = await installed('crm-exchange');
  const begun = { ok: true, endpoint: 'ok', companies: 'ok', deals: 'ok', links: 'warning', last_event: 'skipped' };
  assert.deepEqual(await check(), { ...begun, failed_receipts: 'ok', answers: 'skipped' });
  const { items } = (await ask('GET', `${installations}/${id}/mappings`)).json;
  assert.deepEqual(
    items.map(({ event, operation }: Record<string, string>) => [event, operation]),
    [
      ['crm.company.changed', 'counterparty.upsert'],
      ['crm.deal.stage_changed', 'procurement.status'],
      ['crm.deal.lost', 'procurement.status'],
    ],
  );
  const off = await ask('PATCH', `${installations}/${id}/mappings/${items[0].id}`, { active: false });
  assert.equal(off.status, 200, off.text);
  assert.deepEqual([(await check()).ok, (await check()).companies], [false, 'failed']);

  const key = await portal.key('counterparties.write', 'webhooks.write');
  const company = { shortName: 'ООО «Стройка»', externalSource: 'crm', externalId: '77' };
  const made = await request('POST', '/api/v1/integration-api/counterparties', { key, body: company });
  assert.equal(made.status, 201, made.text);
  const back = { name: 'CRM', url: 'http://127.0.0.1:9999/', events: ['integration_api.procurement.status_changed'] };
  assert.equal((await request('POST', '/api/v1/webhook-subscriptions', { key, body: back })).status, 201);
  const report = await check();
  assert.deepEqual([report.links, report.answers], ['ok', 'ok']);
});

test('a check of our own door is told in the journal and in the audit trail like any other', async () => {
  const { portal, ask, id, check } = await installed('csv-xlsx');
  await check();
  await createItem(await portal.key('catalog.write'));
  const [tested] = (await ask('GET', `${installations}/${id}/logs?event=connection.tested`)).json.items;
  assert.deepEqual([tested.status, tested.message], ['ok', 'Подключение работает.']);
  assert.ok((await factsOf(portal.tenantId)).some(({ event }) => event === 'integration_installation.tested'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { owner, request } from '../../../test/harness.ts';

test('outgoing webhooks: asks for a subscription, then for a delivery, and tells of receivers that fail', async () => {
  const { portal, check } = await door('webhooks-out');
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

test('outgoing webhooks: the next step is a subscription, then a test event', async () => {
  const { portal, says } = await door('webhooks-out');
  assert.equal((await says()).subscription, 'Подписок нет: создайте в «Настройки → Вебхуки».');
  const key = await portal.key('webhooks.write');
  const body = { name: 'ERP', url: 'http://127.0.0.1:9999/' };
  assert.equal((await request('POST', '/api/v1/webhook-subscriptions', { key, body })).status, 201);
  const { subscription, delivery } = await says();
  assert.equal(subscription, 'Включено: 1.');
  assert.equal(delivery, 'Ещё ничего не доставлено: отправьте тестовое событие.');
});

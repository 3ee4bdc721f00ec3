import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import {
  door,
  factsOf,
  newPortal,
  operatorToken,
  owner,
  pool,
  refused,
  request,
  signIn,
} from '../../../../test/harness.ts';
import { lobby } from '../../../kernel/access/actor.ts';
import { createDoor } from '../../../platform/door/create-door.ts';
import { listLicensesByOperator } from './list-licenses-by-operator.ts';

const slugOf = async (tenantId: string) =>
  (await owner.query('select slug from tenants where tenant_id = $1', [tenantId])).rows[0].slug as string;

async function operating() {
  const portal = await newPortal();
  const base = `/api/v1/operator/portals/${await slugOf(portal.tenantId)}/paid-widgets`;
  const ask = (method: string, path: string, body?: unknown, token: string | null = operatorToken) =>
    request(method, path, { body, headers: token === null ? {} : { 'x-operator-token': token } });
  return { portal, base, ask };
}

test('the operator of the installation gives a licence and reads all of them', async () => {
  const { portal, base, ask } = await operating();
  const license = { move: 'activate', activeFrom: '2026-12-01', activeUntil: '2027-02-28' };
  const given = ok(await ask('PATCH', `${base}/e-documents`, license));
  assert.deepEqual([given.licenseStatus, given.activeUntil], ['active', '2027-02-28T20:59:59.999Z']);
  ok(await ask('PATCH', `${base}/messengers`, { move: 'disable' }));
  const { items } = ok(await ask('GET', base));
  const statuses = new Map(items.map((one: { slug: string; licenseStatus: string }) => [one.slug, one.licenseStatus]));
  assert.deepEqual([statuses.get('e-documents'), statuses.get('messengers')], ['active', 'disabled']);
  const { rows } = await owner.query('select distinct actor_kind, actor_id from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ actor_kind: 'system', actor_id: null }]);
});

test('a licence is set only at the version that the operator has read', async () => {
  const { base, ask } = await operating();
  const { version } = ok(await ask('PATCH', `${base}/messengers`, { note: 'Пробный месяц' }));
  const at = (read: number) =>
    request('PATCH', `${base}/messengers`, {
      body: { move: 'activate' },
      headers: { 'x-operator-token': operatorToken, 'if-match': `"v${read}"` },
    });
  assert.equal((await at(version + 1)).json.code, 'precondition_failed');
  assert.equal(ok(await at(version)).licenseStatus, 'active');
});

test('nobody else is let in: without the token, with another one, with a key or a session of the portal', async () => {
  const { portal, base, ask } = await operating();
  for (const token of [null, '', 'wrong', `${operatorToken}x`, operatorToken.slice(1), operatorToken.toUpperCase()])
    assert.equal((await ask('GET', base, undefined, token)).status, 401, String(token));
  const key = await portal.key('settings.read', 'settings.write');
  assert.equal((await request('GET', base, { key })).status, 401);
  assert.equal((await request('GET', base, { token: await signIn(portal) })).status, 401);
  assert.equal((await request('PATCH', `${base}/e-documents`, { key, body: { move: 'activate' } })).status, 401);
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('a portal or a widget that is not there is not found, and what a licence cannot be is refused', async () => {
  const { base, ask } = await operating();
  assert.equal((await ask('GET', '/api/v1/operator/portals/nobody-here/paid-widgets')).status, 404);
  assert.equal((await ask('PATCH', `${base}/nothing`, { move: 'activate' })).status, 404);
  assert.equal((await ask('PATCH', `${base}/messengers`, { move: 'end' })).json.code, 'invalid_state_transition');
  assert.equal((await ask('PATCH', `${base}/messengers`, { priceMonthlyRub: '-1' })).json.code, 'validation_failed');
});

test('an installation without the setting has no such address, whatever is shown', async () => {
  const { portal } = await operating();
  const without = createDoor(pool, { ...door.services, operatorToken: undefined }, { reactions: [] });
  const visitor = { kind: 'visitor', tenantId: lobby, userId: null, permissions: new Set<string>() } as const;
  for (const shown of [operatorToken, ''])
    assert.equal(
      (
        await refused(
          without.query(listLicensesByOperator, visitor, {
            portal: await slugOf(portal.tenantId),
            operatorToken: shown,
          }),
        )
      ).code,
      'not_found',
    );
});

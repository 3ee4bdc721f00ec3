import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { factsOf, newPortal, owner, run, workerDoor } from '../../../../test/harness.ts';
import { toolsOf } from '../../jobs/keep-schedules.ts';
import { keyExpirySchedule } from '../key-expiry.schedule.ts';
import { createKey } from './create-key.ts';
import { noticeFor } from './notice-expiring-keys.ts';

test('a notice is due 30, 7 and 1 days ahead', () => {
  const now = Date.parse('2026-11-20T00:00:00.000Z');
  const at = (days: number) => noticeFor({ expiresAt: new Date(now + days * 86_400_000).toISOString() }, now);
  assert.deepEqual([31, 30, 8, 7, 2, 1, 0.1, 0, -1].map(at), [null, 30, 30, 7, 7, 1, 1, null, null]);
  assert.equal(noticeFor({ expiresAt: null }, now), null);
});

test('each notice about a key goes out once', async () => {
  const portal = await newPortal();
  const key: ApiKey = await run(createKey, portal.owner, { name: 'ERP', scopes: ['catalog.read'] });
  const noticed = async (left: string) => {
    await owner.query('update api_keys set expires_at = now() + $2::interval where tenant_id = $1', [
      portal.tenantId,
      left,
    ]);
    await keyExpirySchedule.run(toolsOf(workerDoor));
    await keyExpirySchedule.run(toolsOf(workerDoor));
    const facts = await factsOf(portal.tenantId);
    return facts
      .filter(({ event, entity_id }) => event === 'api_key.expiring' && entity_id === key.id)
      .map(({ data }) => data.daysLeft);
  };
  assert.deepEqual(await noticed('31 days'), []);
  assert.deepEqual(await noticed('29 days'), [30]);
  assert.deepEqual(await noticed('6 days'), [30, 7]);
  assert.deepEqual(await noticed('20 hours'), [30, 7, 1]);
});

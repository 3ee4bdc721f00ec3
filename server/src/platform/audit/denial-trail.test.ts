import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditEvent } from '../../../../nouns/audit-event.ts';
import {
  denials,
  door,
  newPerson,
  newPortal,
  owner,
  type Portal,
  request,
  run,
  signIn,
} from '../../../test/harness.ts';
import { allRoutes } from '../../app.ts';
import { getItem } from '../../domains/catalog/operations/get-item.ts';
import type { AnyQuery } from '../../kernel/operation.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import { denialTrail } from './denial-trail.ts';

const list = allRoutes.find(({ operation }) => operation.name === 'audit.list-events')?.operation as AnyQuery;
const items = '/api/v1/catalog';

async function deniedIn(portal: Portal): Promise<AuditEvent[]> {
  await denials.settled();
  const page: { items: AuditEvent[] } = await run(list, portal.owner, { outcome: 'denied', limit: 200 });
  return page.items;
}

test('a person who lacks a permission is refused, and the trail says who wanted what', async () => {
  const portal = await newPortal();
  const viewer = await newPerson(portal, 'viewer');
  const token = await signIn(portal, viewer.userId);
  const { status, headers } = await request('POST', items, { token, body: { name: 'Болт' } });
  assert.equal(status, 403);
  const [event, ...more] = await deniedIn(portal);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [event?.event, event?.operation, event?.entityType, event?.entityId, event?.actor.id],
    ['access.denied', 'catalog.create-item', 'user', viewer.userId, viewer.userId],
  );
  assert.deepEqual(event?.data, { reason: 'forbidden', required: ['catalog.create'] });
  assert.deepEqual([event?.ip, event?.requestId], ['127.0.0.1', headers['x-request-id']]);
});

test('a key without the scope, one nobody answers for, and one from a wrong address are told apart', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  const ask = (method: string, url: string, body?: object) => request(method, url, { key, ...(body && { body }) });
  await ask('DELETE', `${items}/${portal.ownerId}`);
  await owner.query('update api_keys set created_by = null where tenant_id = $1', [portal.tenantId]);
  await ask('POST', items, { name: 'Болт' });
  await owner.query(`update api_keys set allowed_cidrs = '{203.0.113.0/24}' where tenant_id = $1`, [portal.tenantId]);
  await ask('GET', items);
  const events = await deniedIn(portal);
  assert.deepEqual(
    events.map(({ operation, data, actor, displayName }) => [operation, data, actor.type, displayName]).reverse(),
    [
      ['catalog.archive-item', { reason: 'insufficient_scope', required: ['catalog.delete'] }, 'apiKey', 'ERP'],
      ['catalog.create-item', { reason: 'api_key_read_only', required: ['catalog.write'] }, 'apiKey', 'ERP'],
      ['catalog.list-items', { reason: 'ip_not_allowed', required: [] }, 'apiKey', 'ERP'],
    ],
  );
});

test('a key that was revoked or has expired is noted when it is used again, and once an hour thereafter', async () => {
  const portal = await newPortal();
  const [revoked, expired] = [await portal.key('catalog.read'), await portal.key('catalog.read')];
  const idOf = (key: string) => [portal.tenantId, key.split('_')[2]];
  await owner.query(
    `update api_keys set status = 'archived', archived_at = now() where tenant_id = $1 and key_id = $2`,
    idOf(revoked),
  );
  await owner.query(
    `update api_keys set expires_at = now() - interval '1 day' where tenant_id = $1 and key_id = $2`,
    idOf(expired),
  );
  for (const key of [revoked, expired, revoked, expired, revoked]) {
    const { status, json } = await request('GET', items, { key });
    assert.deepEqual([status, json.code], [401, key === revoked ? 'api_key_revoked' : 'api_key_expired']);
  }
  const seen = async () => (await deniedIn(portal)).map(({ data }) => [data.reason, data.more ?? 0]).reverse();
  assert.deepEqual(await seen(), [
    ['api_key_revoked', 0],
    ['api_key_expired', 0],
  ]);
  denials.turnMinute();
  assert.equal((await seen()).length, 2);
  denials.turnHour();
  assert.deepEqual((await seen()).slice(2), [
    ['api_key_revoked', 2],
    ['api_key_expired', 1],
  ]);
});

test('what is refused for another reason, or to a stranger, leaves no such row', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  await request('GET', `${items}/${portal.ownerId}`, { key });
  await request('GET', items, { key: `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}` });
  await request('GET', items);
  assert.deepEqual(await deniedIn(portal), []);
});

test('past sixty rows a minute a portal gets one more, which counts the rest', async () => {
  const portal = await newPortal();
  const trail = denialTrail(door, assert.ifError);
  const denial = { actor: portal.owner, operation: getItem, refusal: refuse('forbidden'), requestId: 'astray' };
  for (let turn = 0; turn < 100; turn += 1) trail.note(denial);
  await trail.settled();
  assert.equal((await deniedIn(portal)).length, 60);
  await trail.stop();
  const [last, ...before] = await deniedIn(portal);
  assert.equal(before.length, 60);
  assert.equal(last?.data.more, 40);
});

test('a trail that cannot be written is told of and harms nobody', async () => {
  const portal = await newPortal();
  const failures: unknown[] = [];
  const broken = { ...door, command: () => Promise.reject(new Error('no database')) };
  const trail = denialTrail(broken, (error) => failures.push(error));
  trail.note({ actor: portal.owner, operation: getItem, refusal: refuse('forbidden'), requestId: 'r' });
  await trail.stop();
  assert.equal(failures.length, 1);
});

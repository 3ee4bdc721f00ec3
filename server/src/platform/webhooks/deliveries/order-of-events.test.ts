import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, newPortal, owner, type Portal, request } from '../../../../test/harness.ts';
import { createItem, hookKey, type Loose, workerPortals } from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { fanOut } from './fan-out.ts';

interface Fact {
  id?: string;
  entityId?: string;
  version?: number;
}

/** A fact as another process, or the clock of another machine, would have written it. */
async function writeFact({ tenantId }: Portal, { id = uuidv7(), entityId = uuidv7(), version }: Fact = {}) {
  await owner.query(
    `insert into audit_events (tenant_id, id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, entity_version, data)
     values ($1, $2, 'system', 'r', 'test', 'integration_api.catalog_item.updated', 'stable', 'catalog_item', $3, $4, '{}')`,
    [tenantId, id, entityId, version ?? null],
  );
  return id;
}

async function read(key: string, cursor?: string): Promise<{ ids: string[]; cursor: string }> {
  const { status, json } = await request('GET', `/api/v1/events?limit=200${cursor ? `&cursor=${cursor}` : ''}`, {
    key,
  });
  assert.equal(status, 200, JSON.stringify(json));
  return { ids: json.items.map(({ eventId }: Loose) => eventId), cursor: json.page.nextCursor };
}

const positions = async ({ tenantId }: Portal): Promise<number[]> => {
  const { rows } = await owner.query('select position from audit_events where tenant_id = $1 order by position', [
    tenantId,
  ]);
  return rows.map(({ position }) => position);
};

test('what a portal did is numbered without gaps, internal facts too, whoever numbers it', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  await createItem(key);
  await read(key);
  await createItem(key);
  await request('POST', '/api/v1/api-keys', { key, body: {} });
  await workerPortals(t).run(portal.tenantId, fanOut(events), {});
  await writeFact(portal);
  await Promise.all(Array.from({ length: 5 }, () => read(key)));
  const numbers = await positions(portal);
  assert.ok(numbers.length >= 3);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
});

test('a reader whose cursor is from before events had positions goes on where he was', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const [seen, ...rest] = [await writeFact(portal), await writeFact(portal), await writeFact(portal)];
  await read(key);
  const older = door.services.sealToken('event-cursor', `${portal.tenantId}|99999999|${seen}`);
  assert.deepEqual((await read(key, older)).ids, rest);
});

test('after an older backup was restored a reader who was ahead of it misses nothing of what is written since', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const kept = await writeFact(portal);
  await read(key);
  await Promise.all([writeFact(portal), writeFact(portal), writeFact(portal)]);
  const ahead = await read(key);
  assert.equal(ahead.ids.length, 4);
  // The backup knows the first event alone.
  await owner.query('delete from audit_events where tenant_id = $1 and position > 1', [portal.tenantId]);
  await owner.query('update event_heads set numbered = 1, told = least(told, 1) where tenant_id = $1', [
    portal.tenantId,
  ]);
  const since = [await writeFact(portal), await writeFact(portal), await writeFact(portal), await writeFact(portal)];
  const { ids, cursor } = await read(key, ahead.cursor);
  assert.deepEqual(ids, [kept, ...since], 'a minute is told again');
  assert.deepEqual((await read(key, cursor)).ids, []);
});

test('changes of one record stand in the order of its versions, whatever the clocks of those who wrote them', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const entityId = uuidv7();
  const [early, late] = [uuidv7(), uuidv7()];
  await writeFact(portal, { id: late, entityId, version: 2 });
  await writeFact(portal, { id: early, entityId, version: 3 });
  const other = await writeFact(portal);
  assert.deepEqual((await read(key)).ids, [late, early, other]);
});

test('a number once given stays', async () => {
  const { rows } = await owner.query(
    `select polname, pg_get_expr(polqual, polrelid) as only, polpermissive from pg_policy where polrelid = 'audit_events'::regclass and polcmd = 'w'`,
  );
  assert.deepEqual(rows, [{ polname: 'numbered_once', only: '("position" IS NULL)', polpermissive: false }]);
});

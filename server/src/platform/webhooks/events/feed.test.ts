import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { newPerson, newPortal, owner, type Portal, pool, request } from '../../../../test/harness.ts';
import { createItem, hookKey, type Loose } from '../../../../test/webhooks.ts';

const feed = async (key: string, query: Record<string, string | number> = {}) => {
  const { status, json } = await request('GET', `/api/v1/events?${new URLSearchParams(query as never).toString()}`, {
    key,
  });
  assert.equal(status, 200, JSON.stringify(json));
  return json as { items: Loose[]; page: { hasMore: boolean; nextCursor: string } };
};

const insertFact = `insert into audit_events (tenant_id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data)
  values ($1, 'system', 'r', 'test', 'integration_api.catalog_item.updated', 'stable', 'catalog_item', gen_random_uuid(), '{}') returning id`;

test('a slow transaction is late in the feed and never skipped, and all readers see one order', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const written: string[] = [];
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; n < 6; n += 1) {
      const client = await owner.connect();
      await client.query('begin');
      const { rows } = await client.query(insertFact, [portal.tenantId]);
      await new Promise((resolve) => setTimeout(resolve, (writer * 17 + n * 31) % 90));
      const kept = (writer + n) % 5 !== 0;
      await client.query(kept ? 'commit' : 'rollback');
      if (kept) written.push(rows[0].id);
      client.release();
    }
  });
  let writing = true;
  const read = async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const last = !writing;
      const page = await feed(key, { limit: 7, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ eventId }) => eventId));
      cursor = page.page.nextCursor;
      if (last && page.items.length === 0) return seen;
    }
  };
  const readers = [read(), read(), read()];
  await Promise.all(writers);
  await new Promise((resolve) => setTimeout(resolve, 50));
  writing = false;
  const [first, second, third] = await Promise.all(readers);
  assert.deepEqual([...(first as string[])].sort(), [...written].sort());
  assert.deepEqual(second, first);
  assert.deepEqual(third, first);
});

test('the feed can be narrowed, pages follow one another, and an unknown cursor is refused', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await createItem(key, `Товар ${n}`));
  await request('PATCH', `/api/v1/catalog/${made[0]?.id}`, { key, body: { name: 'Другое' } });
  const first = await feed(key, { limit: 4 });
  assert.deepEqual([first.items.length, first.page.hasMore], [4, true]);
  const rest = await feed(key, { limit: 4, cursor: first.page.nextCursor });
  assert.deepEqual([rest.items.length, rest.page.hasMore], [2, false]);
  assert.equal((await feed(key, { events: 'integration_api.catalog_item.updated' })).items.length, 1);
  assert.equal((await feed(key, { entityType: 'invoice' })).items.length, 0);
  assert.equal((await feed(key, { since: new Date(Date.now() + 60_000).toISOString() })).items.length, 0);
  assert.equal((await request('GET', '/api/v1/events?cursor=nonsense', { key })).json.code, 'cursor_invalid');
  assert.equal((await request('GET', '/api/v1/events?waitSeconds=21', { key })).json.code, 'invalid_query_parameter');
  assert.ok(
    first.items.every(({ event }) => event.startsWith('integration_api.')),
    'nothing about webhooks themselves',
  );
});

test('who begins passes nothing that is older than what is told, and misses nothing that was numbered late', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const insertAt = insertFact
    .replace('(tenant_id,', '(tenant_id, id, occurred_at, position,')
    .replace('values ($1,', 'values ($1, id_at($2), $2, $3,');
  const happened = async (days: number, position: number) =>
    (await owner.query(insertAt, [portal.tenantId, daysAgo(days), position])).rows[0].id as string;
  await happened(30.5, 1);
  const [second, third, first] = [await happened(29, 3), await happened(10, 4), await happened(28.9, 2)];
  await owner.query('update event_heads set numbered = 4, told = 4 where tenant_id = $1', [portal.tenantId]);
  const ids = async (query: Record<string, string>) => (await feed(key, query)).items.map(({ eventId }) => eventId);
  assert.deepEqual(await ids({}), [first, second, third]);
  assert.deepEqual(await ids({ since: daysAgo(10.5) }), [third]);
  assert.deepEqual(await ids({ since: '1990-01-01T00:00:00Z' }), [first, second, third]);
});

test('who comes back after events he was not told has to begin anew, and is told from where', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const happened = async (days: number) => {
    const { rows } = await owner.query(
      'update event_heads set numbered = numbered + 1, told = numbered + 1 where tenant_id = $1 returning numbered',
      [portal.tenantId],
    );
    const then = new Date(Date.now() - days * 86_400_000).toISOString();
    await owner.query(
      insertFact
        .replace('(tenant_id,', '(tenant_id, id, occurred_at, position,')
        .replace('values ($1,', 'values ($1, id_at($2), $2, $3,'),
      [portal.tenantId, then, rows[0].numbered],
    );
  };
  await feed(key);
  await happened(30.8);
  const { nextCursor: cursor } = (await feed(key)).page;
  assert.deepEqual((await feed(key, { cursor })).items, [], 'old, but nothing has happened since');
  await happened(1);
  assert.equal((await feed(key, { cursor })).items.length, 1, 'what has happened since is told');
  await happened(30.5);
  const { status, json } = await request('GET', `/api/v1/events?cursor=${cursor}`, { key });
  assert.deepEqual([status, json.code, json.errors[0].parameter], [410, 'event_cursor_expired', 'cursor']);
  assert.match(json.fix, /Read the records you keep anew/);
  await createItem(key, 'Свежий');
  const { items } = await feed(key, { cursor: json.nextCursor });
  assert.deepEqual(
    items.map(({ entity }) => entity.displayName),
    ['Свежий'],
  );
});

test('the cursor of another portal is told apart from one that is too old', async () => {
  const { nextCursor } = (await feed(await hookKey(await newPortal()))).page;
  const key = await hookKey(await newPortal());
  const { status, json } = await request('GET', `/api/v1/events?cursor=${nextCursor}`, { key });
  assert.deepEqual([status, json.code], [400, 'cursor_invalid']);
});

/** Pages that PostgreSQL looks at to read on after so many events. */
async function pagesLookedAt(events: number): Promise<number> {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read');
  const many = insertFact
    .replace('(tenant_id,', '(position, tenant_id,')
    .replace('values (', 'select n, ')
    .replace(') returning id', ' from generate_series(1, $2::int) n');
  await owner.query(many, [portal.tenantId, events]);
  await owner.query('update event_heads set numbered = $2, told = $2 where tenant_id = $1', [portal.tenantId, events]);
  await owner.query('analyze audit_events');
  const { page } = await feed(key, { since: new Date(Date.now() + 60_000).toISOString() });
  const { asked } = await countStatements(() => feed(key, { cursor: page.nextCursor, limit: 1 }));
  const look = asked.find(({ text }) => text.includes('with place as'));
  assert.ok(look);
  const client = await pool.connect();
  try {
    // Of few facts a plan may as well sort all; what is asked is whether the index by position can begin at the place.
    await client.query(
      `begin; set local app.tenant_id = '${portal.tenantId}'; set local enable_sort = off; set local enable_bitmapscan = off`,
    );
    const { rows } = await client.query({ ...look, text: `explain (analyze, buffers, format json) ${look.text}` });
    return pagesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Of the events that are told, not of looking whether some have no number yet. */
function pagesOf({ Alias: alias, 'Shared Hit Blocks': hit, Plans: parts = [] }: Loose): number {
  if (alias?.startsWith('fact')) return hit;
  return parts.reduce((sum: number, part: Loose) => sum + pagesOf(part), 0);
}

test('a page of the feed costs no more after thousands of events than after a few', async () => {
  const few = await pagesLookedAt(100);
  const many = await pagesLookedAt(5_000);
  assert.ok(many < 2 * few, `${many} pages, ${few} after a few`);
});

test('a caller who waits gets news as they come', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const { page } = await feed(key);
  const began = Date.now();
  const waiting = feed(key, { cursor: page.nextCursor, waitSeconds: 5 });
  setTimeout(() => void createItem(key), 300);
  assert.equal((await waiting).items.length, 1);
  assert.ok(Date.now() - began < 2_500);
});

test('a key reads what its scopes open, with the fields its creator may see', async () => {
  const portal = await newPortal();
  await createItem(await hookKey(portal), 'Цемент', { plannedCost: { price: '700.5' } });
  const count = async (holder: Portal, ...scopes: string[]) => (await feed(await holder.key(...scopes))).items.length;
  assert.equal(await count(portal, 'catalog.read'), 1);
  assert.equal(await count(portal, 'integration_api.read'), 1);
  const [event] = (await feed(await portal.key('catalog.read'))).items;
  assert.equal(event.data.object.plannedCost.price, '700.5');
  const other = await request('GET', '/api/v1/events', { key: await portal.key('users.read') });
  assert.deepEqual([other.status, other.json.code], [403, 'insufficient_scope']);
  const keeper = await newPerson(portal, 'warehouse');
  const keyOfKeeper = async (scope: string) => {
    const key = await portal.key(scope);
    await owner.query('update api_keys set created_by = $2 where tenant_id = $1', [portal.tenantId, keeper.userId]);
    return key;
  };
  const [masked] = (await feed(await keyOfKeeper('catalog.read'))).items;
  assert.equal(masked.data.object.plannedCost, null);
  const unread = await request('GET', `/api/v1/events/${masked.eventId}`, { key: await keyOfKeeper('webhooks.read') });
  assert.deepEqual([unread.status, unread.json.code], [404, 'not_found']);
});

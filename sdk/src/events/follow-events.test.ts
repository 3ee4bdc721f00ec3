import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal } from '../../../server/test/harness.ts';
import { createItem, hookKey } from '../../../server/test/webhooks.ts';
import { baseUrl } from '../../test/base-url.ts';
import { connect } from '../connect.ts';
import { followEvents } from './follow-events.ts';

test('events come in order, with the cursor to go on from', async () => {
  const portal = await newPortal();
  const apiKey = await hookKey(portal);
  for (let n = 0; n < 5; n += 1) await createItem(apiKey, `Товар ${n}`);
  const connection = connect({ baseUrl: await baseUrl(), apiKey });
  const options = { pageSize: 2, waitSeconds: 0, events: ['integration_api.catalog_item.created'] } as const;
  const seen = await take(followEvents(connection, options), 3);
  assert.deepEqual(
    seen.map(({ event }) => event.data.object?.name),
    ['Товар 0', 'Товар 1', 'Товар 2'],
  );
  const rest = await take(followEvents(connection, { ...options, cursor: seen[1]?.cursor }), 3);
  assert.deepEqual(
    rest.map(({ event }) => event.data.object?.name),
    ['Товар 2', 'Товар 3', 'Товар 4'],
  );
  const again = await take(followEvents(connection, { ...options, cursor: seen[2]?.cursor }), 1);
  assert.equal(again[0]?.event.eventId, seen[2]?.event.eventId, 'within a page it goes on from its beginning');
});

test('a cursor whose events are gone is an error of its own; a broken one and a bad key are refusals', async () => {
  const portal = await newPortal();
  const refusal = { code: 'event_cursor_expired', detail: 'They are older.', requestId: 'r-1', nextCursor: 'now' };
  const gone = connect({ baseUrl: 'http://gone', fetch: async () => Response.json(refusal, { status: 410 }) });
  await assert.rejects(take(followEvents(gone, { cursor: 'old' }), 1), {
    name: 'CursorExpiredError',
    nextCursor: 'now',
  });
  const connection = connect({ baseUrl: await baseUrl(), apiKey: await hookKey(portal) });
  await assert.rejects(take(followEvents(connection, { cursor: 'nonsense' }), 1), { code: 'cursor_invalid' });
  const stranger = connect({ baseUrl: await baseUrl(), apiKey: 'ppk_live_nobody' });
  await assert.rejects(take(followEvents(stranger), 1), { code: 'invalid_api_key' });
});

test('who no longer listens is let go at once', async () => {
  const portal = await newPortal();
  const connection = connect({ baseUrl: await baseUrl(), apiKey: await hookKey(portal) });
  const following = followEvents(connection, { signal: AbortSignal.timeout(100) });
  await assert.rejects(take(following, 1), { name: 'TimeoutError' });
});

async function take<One>(from: AsyncIterable<One>, count: number): Promise<One[]> {
  const taken: One[] = [];
  for await (const one of from) if (taken.push(one) === count) break;
  return taken;
}

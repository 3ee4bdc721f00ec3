import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { events } from '../../src/app.ts';
import { startWebhookWorker } from '../../src/platform/webhooks/start-webhook-worker.ts';
import { holdLease } from '../../src/platform/workers/hold-lease.ts';
import { request } from '../harness.ts';
import { startReceiver, startWorker, until } from '../webhooks.ts';
import { addresses, twoInstallations } from './moving.ts';
import type { SecondInstallation } from './second-installation.ts';
import { smallPortal } from './small-portal.ts';

type Send = typeof request;

/** Somebody who calls the portal by its address and goes on where it says that it is now. */
function caller(there: SecondInstallation) {
  const refusals: string[] = [];
  let send: Send = request;
  return {
    refusals,
    async ask(...asked: Parameters<Send>) {
      for (;;) {
        const answer = await send(...asked);
        if (answer.status < 400) return answer;
        refusals.push(answer.json.code);
        if (answer.json.code === 'portal_moved') {
          assert.equal(answer.json.movedTo, addresses.there);
          send = there.request;
        } else {
          assert.equal(answer.json.code, 'portal_moving', answer.text);
          assert.ok(Number(answer.headers['retry-after']) > 0);
          await pause(20);
        }
      }
    },
  };
}

async function everyItem({ request: ask }: SecondInstallation, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { json, text } = await ask('GET', `/api/v1/catalog?limit=200${cursor && `&cursor=${cursor}`}`, { key });
    assert.ok(json.items, text);
    found.push(...json.items.map(({ id }: { id: string }) => id));
    cursor = json.page.hasMore ? json.page.nextCursor : undefined;
  }
  return found;
}

/** The workers of the target. */
function workOn(t: TestContext, { workers, services }: SecondInstallation) {
  const failed = () => undefined;
  const lease = holdLease({ pool: workers, failed });
  const worker = startWebhookWorker({ ...{ pool: workers, lease, services, catalog: events, failed, pollMs: 20 } });
  const stop = async () => {
    await worker.stop();
    await lease.end();
  };
  t.after(stop);
  return stop;
}

long(
  'a reader who follows the feed through a move misses nothing and reads nothing twice',
  { timeout: 400_000 },
  async (t) => {
    const { there, move } = await twoInstallations(t);
    const receiver = await startReceiver(t, () => ({ afterMs: 5 }));
    const { portal, slug, key } = await smallPortal(receiver.url);
    const source = startWorker(t, [portal]);
    const stopTarget = workOn(t, there);
    let writing = true;
    const acknowledged: string[] = [];

    async function write(name: string) {
      const { ask } = caller(there);
      for (let n = 1; writing; n += 1) {
        const headers = { 'idempotency-key': randomUUID() };
        const made = await ask('POST', '/api/v1/catalog', { key, body: { name: `${name} ${n}` }, headers });
        assert.equal(made.status, 201);
        acknowledged.push(made.json.id);
        await pause(80);
      }
    }

    const reader = caller(there);
    const read: Array<{ eventId: string; event: string; entity: { id: string } }> = [];
    async function follow() {
      let cursor = '';
      for (let idle = 0; idle < 3; ) {
        const { json } = await reader.ask('GET', `/api/v1/events?limit=20${cursor && `&cursor=${cursor}`}`, { key });
        read.push(...json.items);
        cursor = json.page.nextCursor;
        idle = writing || json.items.length > 0 ? 0 : idle + 1;
        await pause(80);
      }
    }

    const writers = ['Болт', 'Гайка'].map(write);
    const following = follow();
    await until('some are written', () => acknowledged.length > 10, 60_000);
    const { held } = await move(slug);
    const atMove = acknowledged.length;
    await until('some are written there', () => acknowledged.length > atMove + 10, 60_000);
    writing = false;
    await Promise.all([...writers, following]);

    const once = <T>(values: readonly T[]) => [...new Set(values)];
    assert.deepEqual(once(read.map(({ eventId }) => eventId)).length, read.length, 'nothing is read twice');
    const told = read.filter(({ event }) => event.endsWith('catalog_item.created')).map(({ entity }) => entity.id);
    for (const id of acknowledged) assert.equal(told.filter((one) => one === id).length, 1, `${id} is told of once`);
    const arrived = await everyItem(there, key);
    assert.deepEqual(
      acknowledged.filter((id) => !arrived.includes(id)),
      [],
      'what was acknowledged is there',
    );
    assert.deepEqual(once(reader.refusals), ['portal_moved'], 'the feed is read while writes are held');
    assert.ok(held && held.rows < 400, JSON.stringify(held));

    await t.test('and the receiver of webhooks is told of each event once', async () => {
      const receivedIds = () => receiver.got.map(({ headers }) => String(headers['webhook-id']));
      const wanted = read.filter(({ event }) => event.endsWith('catalog_item.created')).length;
      await until('all are delivered', () => once(receivedIds()).length >= wanted, 60_000);
      await source.stop();
      await stopTarget();
      const received = receivedIds();
      assert.equal(once(received).length, received.length, 'no delivery is sent twice');
    });
  },
);

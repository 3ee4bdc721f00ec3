import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { events } from '../../src/app.ts';
import { systemIn } from '../../src/kernel/access/actor.ts';
import { idAt } from '../../src/kernel/values/id-at.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { sealEvents } from '../../src/platform/audit/operations/seal-events.ts';
import { fanOut } from '../../src/platform/webhooks/deliveries/fan-out.ts';
import { lookForChanges } from '../../src/platform/webhooks/events/operations/look-for-changes.ts';
import { countStatements } from '../count-statements.ts';
import { door, newPortal, request, signIn, workerDoor } from '../harness.ts';
import { newDatabase } from '../new-database.ts';
import { rfqPortal } from '../rfqs.ts';
import {
  createItem,
  deliveriesOf,
  hookKey,
  startReceiver,
  startWorker,
  subscribe,
  until,
  workerPortals,
} from '../webhooks.ts';

const now = new Date();
const monthAt = (months: number, day = 1) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day);
const nameOf = (months: number) => new Date(monthAt(months)).toISOString().slice(0, 7).replace('-', '_');
const monthsAgo = (ms: number) =>
  (now.getUTCFullYear() - new Date(ms).getUTCFullYear()) * 12 + now.getUTCMonth() - new Date(ms).getUTCMonth();
const daysAgo = (days: number) => Date.now() - days * 86_400_000;

const wholes = ['audit_events', 'webhook_attempts', 'integration_log'];

/** A database whose tables have a partition for each of the last twelve months and of the next two. */
async function yearOfMonths(t: TestContext) {
  const { all } = await newDatabase(t);
  for (const whole of wholes)
    await all.query(`
      do $$ declare part regclass; begin
        for part in select p.part from ends_of_months('${whole}') p where p.part::text <> '${whole}_earlier'
        loop execute format('drop table %s', part); end loop;
      end $$;
      alter table ${whole} detach partition ${whole}_earlier;
      alter table ${whole} attach partition ${whole}_earlier for values from (minvalue) to ('${idAt(monthAt(-12))}')`);
  await all.query('select make_months(2)');
  /** Partitions that the plans of what is done read, as months from now: `default` and `earlier` by their names. */
  return async (work: () => Promise<unknown>): Promise<string[]> => {
    const { asked } = await countStatements(work);
    const about = asked.filter(
      ({ text }) => /\b(audit_events|webhook_attempts|integration_log)\b/.test(text) && !/^\s*insert/.test(text),
    );
    assert.ok(about.length > 0, 'it reads such a table');
    const touched = new Set<string>();
    for (const { text, values } of about) {
      const { rows } = await all.query({ text: `explain ${text}`, values: values as unknown[] });
      for (const { 'QUERY PLAN': line } of rows)
        for (const [, part] of line.matchAll(/ on (?:audit_events|webhook_attempts|integration_log)_(\w+)/g))
          touched.add((part as string).replace(/_\d$/, ''));
    }
    return [...touched].sort();
  };
}

/** From so many months ago to the last one that is made, and the rest. */
const since = (months: number) => [
  ...Array.from({ length: months + 3 }, (_, place) => nameOf(place - months)),
  'default',
];
const ofLate = since(monthsAgo(daysAgo(31)));
const ofToday = since(monthsAgo(daysAgo(1)));

test('a page of the feed, and a look for changes, read the months that the feed keeps', async (t) => {
  const touchedBy = await yearOfMonths(t);
  const portal = await newPortal();
  const key = await hookKey(portal);
  await createItem(key);
  const first = await request('GET', '/api/v1/events', { key });
  assert.deepEqual(await touchedBy(() => request('GET', '/api/v1/events', { key })), ofLate);
  const next = `/api/v1/events?cursor=${encodeURIComponent(first.json.page.nextCursor)}`;
  assert.deepEqual(await touchedBy(() => request('GET', next, { key })), ofLate);
  const look = () => door.query(lookForChanges, systemIn(portal.tenantId), { since: 0 });
  assert.deepEqual(await touchedBy(look), ofLate);
  const event = first.json.items[0].eventId;
  assert.deepEqual(await touchedBy(() => request('GET', `/api/v1/events/${event}`, { key })), [nameOf(0)]);
});

test('numbering, fan-out and sealing read months of late', async (t) => {
  const touchedBy = await yearOfMonths(t);
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  await subscribe(key, receiver.url);
  await createItem(key);
  assert.deepEqual(await touchedBy(() => workerPortals(t).run(portal.tenantId, fanOut(events), {})), ofLate);
  assert.deepEqual(await touchedBy(() => workerDoor.command(sealEvents, systemIn(portal.tenantId), {})), ofLate);
  const token = await signIn(portal);
  const verified = await touchedBy(() => request('POST', '/api/v1/audit/verify', { token, body: {} }));
  assert.ok(!verified.includes('default') && !verified.includes(nameOf(2)), 'nothing that was made after the seals');
});

test('the history of a record begins with the record', async (t) => {
  const touchedBy = await yearOfMonths(t);
  const { ask, draft } = await rfqPortal();
  const { id } = await draft();
  assert.deepEqual(await touchedBy(() => ask('GET', `/api/v1/supplier-rfqs/${id}/history`)), ofToday);

  const token = await signIn(await newPortal());
  const list = (query: string) => touchedBy(() => request('GET', `/api/v1/audit?${query}`, { token }));
  const old = uuidv7().replace(/^.{13}/, idAt(monthAt(-4, 15)).slice(0, 13));
  assert.deepEqual(await list(`entityId=${old}`), since(4));
  const [from, until] = [-7, -6].map((months) => new Date(monthAt(months, 10)).toISOString());
  assert.deepEqual(await list(`occurredAt[gte]=${from}&occurredAt[lt]=${until}`), [nameOf(-7), nameOf(-6)]);
});

test('attempts of a delivery lie between its making and its end', async (t) => {
  const touchedBy = await yearOfMonths(t);
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  const { id } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  await createItem(key);
  await until('recorded', async () => (await deliveriesOf(portal))[0]?.status === 'delivered');
  const [delivery] = await deliveriesOf(portal);
  const read = await touchedBy(() => request('GET', `/api/v1/webhook-deliveries/${delivery?.id}/attempts`, { key }));
  const around = [daysAgo(1), Date.now(), daysAgo(-1)].map((ms) => nameOf(-monthsAgo(ms)));
  assert.deepEqual(read, [...new Set(around)]);
  const stats = await touchedBy(() => request('GET', `/api/v1/webhook-subscriptions/${id}/stats`, { key }));
  assert.deepEqual(stats, since(monthsAgo(daysAgo(8))));
});

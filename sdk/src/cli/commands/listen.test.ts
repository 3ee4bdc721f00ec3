import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { freePort } from '../../../../server/test/docs/installation.ts';
import { newPortal } from '../../../../server/test/harness.ts';
import { moveOn, newTestPortal } from '../../../../server/test/test-portals.ts';
import { createItem, hookKey, startReceiver, startWorker, subscribe, until } from '../../../../server/test/webhooks.ts';
import { commandLine, jsonOf } from '../../../test/command-line.ts';
import { verifyWebhook } from '../../webhooks/verify-webhook.ts';

async function newLine(t: TestContext) {
  const portal = await newPortal();
  const apiKey = await hookKey(portal);
  const receiver = await startReceiver(t);
  return { portal, apiKey, receiver, ...(await commandLine(t, apiKey)) };
}

const namesOf = ({ got }: Awaited<ReturnType<typeof startReceiver>>) =>
  got.map(({ json }) => (json as { entity: { displayName: string } }).entity.displayName);

/** A listener is ready when it has said its secret. */
async function started(child: ChildProcess): Promise<string> {
  const [said] = (await once(child.stderr as NonNullable<ChildProcess['stderr']>, 'data')) as [Buffer];
  return /whsec_\S+/.exec(said.toString())?.[0] ?? assert.fail(said.toString());
}

async function interrupt(child: ChildProcess): Promise<number | null> {
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

test('events come in order, signed by the secret that was printed, and the next start goes on', async (t) => {
  const { apiKey, receiver, start, run } = await newLine(t);
  await createItem(apiKey, 'До начала');
  const line = ['listen', '--forward-to', receiver.url];
  const first = start(...line);
  const secret = await started(first);
  for (let n = 0; n < 5; n += 1) await createItem(apiKey, `Товар ${n}`);
  await until('five events', () => receiver.got.length === 5);
  for (const { text, headers } of receiver.got)
    for (const scheme of ['standard', 'service'] as const)
      await verifyWebhook({ body: text, headers, secrets: [secret], scheme });
  assert.equal(await interrupt(first), 130);
  await createItem(apiKey, 'Без слушателя');
  const second = start(...line);
  assert.equal(await started(second), secret);
  await createItem(apiKey, 'Последний');
  await until('all events', () => receiver.got.length === 7);
  assert.deepEqual(namesOf(receiver), [...[0, 1, 2, 3, 4].map((n) => `Товар ${n}`), 'Без слушателя', 'Последний']);
  assert.equal((await run(...line, '--print-secret')).stdout, `${secret}\n`);
});

test('where the clock of a test portal was moved, only what happens from now on is sent', async (t) => {
  const portal = await newTestPortal();
  await moveOn(portal, 86_400);
  const apiKey = await hookKey(portal);
  const [receiver, { start }] = [await startReceiver(t), await commandLine(t, apiKey)];
  await createItem(apiKey, 'До начала');
  await started(start('listen', '--forward-to', receiver.url));
  await createItem(apiKey, 'После начала');
  await until('an event', () => receiver.got.length > 0);
  assert.deepEqual(namesOf(receiver), ['После начала']);
});

test('a receiver that is away is waited for, and the order holds', async (t) => {
  const { apiKey, start } = await newLine(t);
  const port = await freePort();
  const child = start('listen', '--forward-to', `http://127.0.0.1:${port}`);
  await started(child);
  const told = once(child.stderr as NonNullable<ChildProcess['stderr']>, 'data') as Promise<[Buffer]>;
  for (const name of ['А', 'Б', 'В']) await createItem(apiKey, name);
  assert.match((await told).toString(), /does not answer; trying again/);
  const names: string[] = [];
  const late = createServer((request, reply) => {
    void json(request).then((event) => {
      names.push((event as { entity: { displayName: string } }).entity.displayName);
      reply.end();
    });
  }).listen(port, '127.0.0.1');
  t.after(() => late.close());
  await until('three events', () => names.length === 3);
  assert.deepEqual(names, ['А', 'Б', 'В']);
});

test('events that are sent again arrive at the receiver, and those that follow stay in order', async (t) => {
  const { apiKey, receiver, start, run } = await newLine(t);
  await started(start('listen', '--forward-to', receiver.url));
  for (const name of ['А', 'Б', 'В']) await createItem(apiKey, name);
  await until('three events', () => receiver.got.length === 3);
  const [first, second] = receiver.got.map(({ json }) => (json as { eventId: string }).eventId) as [string, string];
  const sent = await run('events', 'resend', second, first, '--forward-to', receiver.url);
  assert.deepEqual(
    sent.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { eventId: string; status: number }).eventId),
    [second, first],
  );
  await createItem(apiKey, 'Г');
  await until('six events', () => receiver.got.length === 6);
  assert.deepEqual(namesOf(receiver), ['А', 'Б', 'В', 'Б', 'А', 'Г']);
  assert.equal(receiver.got[4]?.text, receiver.got[0]?.text, 'the same body');
});

test('a subscription is sent an event again by the server, and its deliveries are shown as they go', async (t) => {
  const { portal, apiKey, receiver, start, run } = await newLine(t);
  const { id } = await subscribe(apiKey, receiver.url);
  startWorker(t, [portal]);
  const tail = start('deliveries', 'tail', '--subscription', id);
  await createItem(apiKey, 'Цемент');
  await until('the delivery', () => receiver.got.length === 1);
  let shown = '';
  tail.stdout?.on('data', (text: Buffer) => (shown += text.toString()));
  await until('its line', () => shown.includes('"delivered"'));
  const { eventId } = (receiver.got[0] as { json: { eventId: string } }).json;
  jsonOf(await run('events', 'resend', eventId, '--subscription', id));
  await until('the second delivery', () => receiver.got.length === 2);
  assert.equal((receiver.got[1] as { json: { eventId: string } }).json.eventId, eventId);
  const tested = jsonOf(await run('trigger', 'integration.test_event', '--subscription', id));
  assert.equal(tested.responseStatus, 200);
  assert.equal(await interrupt(tail), 130);
});

test('the example of any event is sent to the receiver', async (t) => {
  const { receiver, run } = await newLine(t);
  const line = ['trigger', 'integration_api.invoice.created', '--forward-to', receiver.url];
  assert.equal(jsonOf(await run(...line)).status, 200);
  const secret = (await run('listen', '--forward-to', receiver.url, '--print-secret')).stdout.trim();
  const [got] = receiver.got;
  const event = await verifyWebhook({ body: got?.text ?? '', headers: got?.headers ?? {}, secrets: [secret] });
  assert.equal(event.event, 'integration_api.invoice.created');
  const unknown = await run('trigger', 'invoice.created', '--forward-to', receiver.url);
  assert.match(unknown.stderr, /Perhaps .*integration_api\.invoice\.created/);
});

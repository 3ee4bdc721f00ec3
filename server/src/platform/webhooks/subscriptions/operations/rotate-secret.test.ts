import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../../../test/harness.ts';
import {
  base,
  createItem,
  deliveriesOf,
  hookKey,
  type Loose,
  startReceiver,
  startWorker,
  subscribe,
  until,
} from '../../../../../test/webhooks.ts';
import { verifyService, verifyStandard } from '../../sending/sign.ts';

test('during a change of secrets a receiver that holds one of them loses nothing', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  let held = '';
  const accepted: string[] = [];
  const receiver = await startReceiver(t, ({ headers, text, json }) => {
    const good = verifyService(
      held,
      String(headers['x-service-timestamp']),
      text,
      String(headers['x-service-signature']),
    );
    if (good) accepted.push(json.eventId);
    return { status: good ? 200 : 401 };
  });
  const { id, secret } = await subscribe(key, receiver.url);
  held = secret;
  startWorker(t, [portal]);
  const rotated = await request('POST', `${base}/${id}/secret/rotate`, { key, body: { overlapHours: 1 } });
  assert.equal(
    (await request('POST', `${base}/${id}/secret/rotate`, { key, body: {} })).json.code,
    'secret_rotation_in_progress',
  );
  for (let n = 0; n < 6; n += 1) {
    if (n === 3) held = rotated.json.secret;
    await createItem(key, `Товар ${n}`);
    await until('accepted', () => accepted.length === n + 1);
  }
  assert.equal(receiver.got.length, 9, 'one more send for each event after the switch');
  const [{ headers, text, json }] = receiver.got as [(typeof receiver.got)[0]];
  assert.ok(
    verifyService(
      rotated.json.secret,
      String(headers['x-service-timestamp']),
      text,
      String(headers['x-service-signature-next']),
    ),
  );
  for (const one of [secret, rotated.json.secret])
    assert.ok(
      verifyStandard(
        one,
        json.eventId,
        String(headers['webhook-timestamp']),
        text,
        String(headers['webhook-signature']),
      ),
    );
  await until('all recorded', async () => (await deliveriesOf(portal)).every(({ status }) => status === 'delivered'));
  const last = (await deliveriesOf(portal)).at(-1);
  const attempts = await request('GET', `/api/v1/webhook-deliveries/${last?.id}/attempts`, { key });
  assert.deepEqual(
    attempts.json.items.map(({ trigger, responseStatus }: Loose) => [trigger, responseStatus]),
    [
      ['schedule', 401],
      ['rotation_fallback', 200],
    ],
  );

  const done = await request('POST', `${base}/${id}/secret/complete`, { key, body: {} });
  assert.deepEqual(
    [done.json.nextSecretMasked, done.json.secretMasked],
    [null, `••••${rotated.json.secret.slice(-4)}`],
  );
  await createItem(key, 'После');
  await until('after', () => accepted.length === 7);
  assert.equal(receiver.got.at(-1)?.headers['x-service-signature-next'], undefined);
  assert.equal(receiver.got.length, 10);
});

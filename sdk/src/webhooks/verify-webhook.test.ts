import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { long } from '../../../scripts/tests/long.ts';
import { newPortal, request } from '../../../server/test/harness.ts';
import { temporaryDataDir } from '../../../server/test/temporary-data-dir.ts';
import { hookKey, startReceiver, startWorker, subscribe, until } from '../../../server/test/webhooks.ts';
import { verifyWebhook, type WebhookError } from './verify-webhook.ts';

interface Vector {
  name: string;
  signed: string;
  verdict: string;
  scheme: string;
  secrets: string[];
  body: Buffer<ArrayBuffer>;
  now: number;
  headers: Record<string, string>;
}

const lines = readFileSync(join(import.meta.dirname, 'signature-vectors.txt'), 'utf8').split('\n');
const vectors = lines.filter((line) => line !== '' && !line.startsWith('#')).map(read);

function read(line: string): Vector {
  const [
    name = '',
    signed = '',
    verdict = '',
    scheme = '',
    secrets = '',
    id = '',
    timestamp = '',
    given = '',
    now,
    body,
  ] = line.split('|');
  const [times, part = ''] = (body as string).split('*');
  const [first = '', second] = given.split(' ');
  return {
    name,
    signed,
    verdict,
    scheme,
    secrets: secrets === '' ? [] : secrets.split(','),
    body: Buffer.from(
      Buffer.from(part, 'base64')
        .toString()
        .repeat(2 ** Number(times)),
    ),
    now: Number(now),
    headers:
      scheme === 'standard'
        ? { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given }
        : {
            'X-Service-Timestamp': timestamp,
            'X-Service-Signature': first,
            ...(second !== undefined && { 'X-Service-Signature-Next': second }),
          },
  };
}

const verdictOf = (vector: Parameters<typeof verifyWebhook>[0]) =>
  verifyWebhook(vector).then(
    () => 'valid',
    (error: unknown) => (error as WebhookError).code,
  );

test('every vector is judged as it says', async () => {
  assert.ok(vectors.length > 300);
  for (const { name, verdict, scheme, ...given } of vectors)
    assert.equal(await verdictOf({ ...given, scheme: scheme as 'standard' | 'service' }), verdict, name);
});

test('the library of Standard Webhooks believes the same deliveries', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  // It takes any spelling of a number for a timestamp, and a body of nothing; we take what is sent.
  const judgedAlike = ({ scheme, verdict, body }: Vector) =>
    scheme === 'standard' && verdict !== 'timestamp_invalid' && body.length > 0;
  for (const { name, verdict, secrets, body, headers, now } of vectors.filter(judgedAlike)) {
    t.mock.timers.setTime(now);
    const believed = secrets.some((secret) => {
      try {
        new Webhook(secret).verify(body, headers);
        return true;
      } catch {
        return false;
      }
    });
    assert.equal(believed, verdict === 'valid', name);
  }
});

long('openssl comes to the same signatures', (t) => {
  const { status, stdout, stderr } = spawnSync('sh', [join(import.meta.dirname, 'check-vectors.sh')], {
    input: lines.join('\n'),
    env: { PATH: process.env.PATH, WORK: temporaryDataDir(t) },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.deepEqual(
    stdout.trim().split('\n'),
    vectors.map(({ signed }) => signed),
  );
});

test('a delivery of the product is believed by each scheme, while its secret is being changed too', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  const { id, secret } = await subscribe(key, receiver.url);
  startWorker(t, [portal]);
  const { json } = await request('POST', `/api/v1/webhook-subscriptions/${id}/secret/rotate`, { key, body: {} });
  await request('POST', `/api/v1/webhook-subscriptions/${id}/test`, { key });
  await until('the test comes', () => receiver.got.length > 0);
  const { text: body, headers } = receiver.got[0] as (typeof receiver.got)[0];
  for (const held of [[secret], [json.secret], [secret, json.secret]])
    for (const scheme of ['standard', 'service', undefined] as const) {
      const event = await verifyWebhook({ body, headers, secrets: held, scheme });
      assert.equal(event.event, 'integration.test_event');
    }
});

test('a header that is sent twice is none', async () => {
  const vector = vectors.find(({ name }) => name === 'standard, an event: signed') as Vector;
  const twice = [vector.headers['webhook-signature'] as string, 'v1,AAAA'];
  const headers = { ...vector.headers, 'webhook-signature': twice };
  assert.equal(await verdictOf({ ...vector, headers, scheme: 'standard' }), 'signature_missing');
});

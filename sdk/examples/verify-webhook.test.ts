import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWebhookSecret, signService, signStandard } from '../../server/src/platform/webhooks/sending/sign.ts';
import { verifyWebhook } from './verify-webhook.ts';

const [secret, next, stranger] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()];
const body = Buffer.from('{"event":"integration.test_event","name":"Цемент"}');
const now = Date.UTC(2026, 10, 21);
const seconds = now / 1_000;

const headers = {
  'x-service-timestamp': String(now),
  'x-service-signature': signService(secret, now, body),
  'x-service-signature-next': signService(next, now, body),
  'webhook-id': 'e1',
  'webhook-timestamp': String(seconds),
  'webhook-signature': [secret, next].map((one) => signStandard(one, 'e1', seconds, body)).join(' '),
};

for (const scheme of ['service', 'standard'] as const) {
  const delivery = { body, headers, scheme, now };

  test(`${scheme}: a delivery signed with either secret of a rotation is ours`, () => {
    for (const held of [[secret], [next], [stranger, next]])
      assert.equal(verifyWebhook({ ...delivery, secrets: held }), true);
  });

  test(`${scheme}: another secret, a changed byte, an old or missing timestamp are not`, () => {
    const secrets = [secret];
    assert.equal(verifyWebhook({ ...delivery, secrets: [stranger] }), false);
    assert.equal(verifyWebhook({ ...delivery, secrets: [] }), false);
    assert.equal(verifyWebhook({ ...delivery, secrets, body: Buffer.concat([body, Buffer.from(' ')]) }), false);
    assert.equal(verifyWebhook({ ...delivery, secrets, now: now + 301_000 }), false);
    assert.equal(verifyWebhook({ ...delivery, secrets, headers: {} }), false);
  });
}

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { checkSignatures, readHeaders } from './signature.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const body = '{"event": "Заявка", "n": 1}';
const now = Date.UTC(2026, 10, 22);

function signed(text: string, at = now): Record<string, string> {
  const seconds = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.slice(6), 'base64');
  return {
    'x-service-timestamp': String(at),
    'x-service-signature': `sha256=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`,
    'webhook-id': 'msg_1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${createHmac('sha256', key).update(`msg_1.${seconds}.${text}`).digest('base64')}`,
  };
}

const findings = async (given: Partial<Parameters<typeof checkSignatures>[0]>) =>
  (await checkSignatures({ body, headers: signed(body), secret, ...given }, now)).map(({ finding }) => finding);

test('both schemes of a real delivery are right', async () => {
  assert.deepEqual(await findings({}), ['right', 'right']);
});

test('each usual mistake is told by its name', async () => {
  assert.deepEqual(await findings({ secret: `whsec_${btoa('another')}` }), ['wrong_secret', 'wrong_secret']);
  assert.deepEqual(await findings({ body: `${body}\n` }), ['body_spaced', 'body_spaced']);
  assert.deepEqual(await findings({ headers: signed(JSON.stringify(JSON.parse(body))) }), [
    'body_parsed',
    'body_parsed',
  ]);
  assert.deepEqual(await findings({ headers: signed(body, now - 600_000) }), ['stale', 'stale']);
  assert.deepEqual(await findings({ headers: {} }), ['absent', 'absent']);
  assert.deepEqual(await findings({ secret: 'whsec_не base64' }), ['wrong_secret', 'secret_unreadable']);
});

test('headers are read as lines, as curl flags and as JSON', () => {
  assert.equal(readHeaders('Host: a.ru\nX-Service-Timestamp: 12')['x-service-timestamp'], '12');
  assert.equal(readHeaders("-H 'X-Service-Signature: sha256=ab'")['x-service-signature'], 'sha256=ab');
  assert.equal(readHeaders('{"Webhook-Id": "msg"}')['webhook-id'], 'msg');
});

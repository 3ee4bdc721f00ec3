import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { makeWebhookSecret, signService, signStandard, verifyService, verifyStandard } from './sign.ts';

const BODY = '{"event":"integration.test_event","eventId":"0b6f8a52-6c1e-4c38-9b39-3d5c2d7d7f10"}';
const GOLDEN = 'sha256=1f838ab418480c1e04171be09f594b152bf8550930fd1357737bfa522617bf75';

test('golden example «Webhook signature»', () => {
  assert.equal(signService('whsec_test_secret', 1763654400000, BODY), GOLDEN);
  assert.equal(verifyService('whsec_test_secret', '1763654400000', BODY, GOLDEN), true);
});

test('a receiver with nothing but a shell comes to the same signature', () => {
  const line = `printf '%s.%s' "$STAMP" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* /sha256=/'`;
  const env = { PATH: process.env.PATH, STAMP: '1763654400000', BODY, SECRET: 'whsec_test_secret' };
  assert.equal(execFileSync('sh', ['-c', line], { env, encoding: 'utf8' }).trim(), GOLDEN);
});

test('a body of bytes and the same body as text sign alike', () => {
  const body = '{"name":"Закупка № 7 — ёлка 🎄"}';
  assert.equal(signService('whsec_x', 1, body), signService('whsec_x', 1, Buffer.from(body)));
  assert.equal(signStandard('whsec_eA==', 'a', 1, body), signStandard('whsec_eA==', 'a', 1, Buffer.from(body)));
});

test('the hex of a signature may come in capitals', () => {
  const capitals = `sha256=${GOLDEN.slice(7).toUpperCase()}`;
  assert.equal(verifyService('whsec_test_secret', '1763654400000', BODY, capitals), true);
});

test('any change of body, timestamp text, secret or signature is noticed', () => {
  const refused: readonly (readonly [string, string, string, string])[] = [
    ['whsec_test_secreT', '1763654400000', BODY, GOLDEN],
    ['whsec_test_secret', '01763654400000', BODY, GOLDEN],
    ['whsec_test_secret', '1763654400001', BODY, GOLDEN],
    ['whsec_test_secret', '1763654400000', `${BODY} `, GOLDEN],
    ['whsec_test_secret', '1763654400000', BODY, GOLDEN.toUpperCase()],
    ['whsec_test_secret', '1763654400000', BODY, GOLDEN.slice(7)],
    ['whsec_test_secret', '1763654400000', BODY, `${GOLDEN}, ${GOLDEN}`],
    ['whsec_test_secret', '1763654400000', BODY, ''],
  ];
  for (const [secret, stamp, body, signature] of refused)
    assert.equal(verifyService(secret, stamp, body, signature), false);
});

test('a new secret carries 32 bytes and never repeats', () => {
  const secrets = new Set(Array.from({ length: 1000 }, makeWebhookSecret));
  assert.equal(secrets.size, 1000);
  for (const secret of secrets) assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
});

test('the Standard Webhooks library accepts what is signed here, and the other way round', () => {
  const seconds = Math.floor(Date.now() / 1000);
  fc.assert(
    fc.property(fc.uuid(), fc.json(), (id, body) => {
      const secret = makeWebhookSecret();
      const library = new Webhook(secret);
      const signature = signStandard(secret, id, seconds, body);
      const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signature };
      library.verify(body, headers);
      assert.equal(library.sign(id, new Date(seconds * 1000), body), signature);
      assert.equal(verifyStandard(secret, id, String(seconds), body, `v1,AAAA ${signature}`), true);
      assert.equal(verifyStandard(secret, `${id}x`, String(seconds), body, signature), false);
      assert.throws(() => library.verify(`${body} `, headers));
    }),
    { numRuns: 200 },
  );
});

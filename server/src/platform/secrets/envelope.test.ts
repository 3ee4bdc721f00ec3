import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { openWith, placeOf, SecretNotOpened, sealedKeyId, sealWith, unwrapKey, wrapKey } from './envelope.ts';
import { maskSecret } from './mask-secret.ts';

const DATA_KEY = randomBytes(32);
const PLACE = placeOf({ tenantId: 't1', table: 'webhook_subscription', column: 'secret', rowId: 'r1' });
const K1 = { id: 'k1', key: randomBytes(32) };
const K2 = { id: 'k2', key: randomBytes(32) };

function fault(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof SecretNotOpened);
    return error.code;
  }
  return 'opened';
}

test('what is sealed opens in its own place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (text, aad) => {
      const sealed = sealWith(DATA_KEY, 'd1', aad, text);
      assert.match(sealed, /^v1\.d1\.[0-9A-Za-z_-]+$/);
      assert.equal(openWith(DATA_KEY, aad, sealed).toString(), text);
    }),
  );
});

test('a moved ciphertext does not open', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, here, there) => {
      fc.pre(here !== there);
      assert.equal(
        fault(() => openWith(DATA_KEY, there, sealWith(DATA_KEY, 'd1', here, text))),
        'not_authentic',
      );
    }),
  );
});

test('a ciphertext with one changed byte does not open', () => {
  const sealed = sealWith(DATA_KEY, 'd1', PLACE, 'whsec_0123456789');
  const body = Buffer.from(sealed.slice('v1.d1.'.length), 'base64url');
  for (let at = 0; at < body.length; at++) {
    const changed = Buffer.from(body);
    changed[at] = (changed[at] as number) ^ 1;
    assert.equal(
      fault(() => openWith(DATA_KEY, PLACE, `v1.d1.${changed.toString('base64url')}`)),
      'not_authentic',
    );
  }
  assert.equal(
    fault(() => openWith(randomBytes(32), PLACE, sealed)),
    'not_authentic',
  );
});

test('one text is sealed differently each time', () => {
  assert.notEqual(sealWith(DATA_KEY, 'd1', PLACE, 'same'), sealWith(DATA_KEY, 'd1', PLACE, 'same'));
});

test('a data key is unwrapped by the master key that wrapped it, old or new', () => {
  for (const master of [K1, K2]) {
    const wrapped = wrapKey(master, 't1|data_key|wrapped|d1', DATA_KEY);
    assert.equal(sealedKeyId(wrapped), master.id);
    assert.deepEqual(unwrapKey([K2, K1], 't1|data_key|wrapped|d1', wrapped), DATA_KEY);
    assert.equal(
      fault(() => unwrapKey([K2, K1], 't2|data_key|wrapped|d1', wrapped)),
      'not_authentic',
    );
  }
});

test('an unknown master key is named', () => {
  const wrapped = wrapKey(K1, 'x', DATA_KEY);
  assert.throws(() => unwrapKey([K2], 'x', wrapped), { code: 'unknown_key', message: /"k1"/ });
});

test('a text that was never sealed is malformed', () => {
  for (const text of ['', 'secret', 'v1.d1.', 'v1.d1.AAAA', 'v2.d1.AAAA', 'v1..AAAA']) {
    assert.equal(
      fault(() => openWith(DATA_KEY, PLACE, text)),
      'malformed',
    );
  }
});

test('a masked secret shows its last four characters, a short one none', () => {
  assert.equal(maskSecret('whsec_0123456789'), '••••6789');
  assert.equal(maskSecret('12345678'), '••••');
  assert.equal(maskSecret(''), '••••');
});

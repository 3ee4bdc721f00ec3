import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import type { Services } from '../../kernel/services.ts';
import {
  cookieDigest,
  isSame,
  makeAddressKey,
  makeCookie,
  makeLogin,
  makePassword,
  passwordDigest,
  sessionKey,
} from './secrets.ts';

/** Digests as the platform makes them: with a key of the installation, apart for each purpose. */
const servicesWith = (key: string) =>
  ({
    digest: (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest(),
  }) as Pick<Services, 'digest'> as Services;

const services = servicesWith('key of the platform');

test('logins and passwords are of letters that nobody mistakes for one another, because people type them', () => {
  for (let n = 0; n < 50; n += 1) {
    assert.match(makeLogin(), /^1c-[a-km-np-z2-9]{8}$/);
    assert.match(makePassword(), /^[a-km-np-z2-9]{32}$/);
  }
});

test('no secret is made twice, and all of them may stand in an address or a header', () => {
  for (const make of [makeAddressKey, makeCookie, makePassword]) {
    const made = Array.from({ length: 100 }, make);
    assert.equal(new Set(made).size, 100);
    for (const one of made) assert.match(one, /^[\w-]+$/);
  }
});

test('a kept password opens nothing under another login, nor in another installation of the platform', () => {
  const kept = passwordDigest(services, '1c-abc', 'secret');
  assert.ok(isSame(kept, passwordDigest(services, '1c-abc', 'secret')));
  assert.ok(!isSame(kept, passwordDigest(services, '1c-abd', 'secret')));
  assert.ok(!isSame(kept, passwordDigest(services, '1c-abc', 'Secret')));
  assert.ok(!isSame(kept, passwordDigest(servicesWith('another key'), '1c-abc', 'secret')));
});

test('the key in addresses follows from the cookie and does not give it away', () => {
  const cookie = makeCookie();
  assert.equal(sessionKey(services, cookie), sessionKey(services, cookie));
  assert.match(sessionKey(services, cookie), /^[0-9a-f]{32}$/);
  assert.notEqual(sessionKey(services, cookie), sessionKey(services, makeCookie()));
  assert.ok(!cookieDigest(services, cookie).toString('hex').startsWith(sessionKey(services, cookie)));
});

test('digests of different lengths are not the same, and comparing them is no fault', () => {
  assert.equal(isSame(Buffer.from('ab'), Buffer.from('abc')), false);
  assert.equal(isSame(Buffer.alloc(0), Buffer.alloc(0)), true);
});

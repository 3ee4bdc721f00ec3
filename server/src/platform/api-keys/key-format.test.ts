import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { digestSecret, makeKey, randomBase62, readKey, secretMatches, toBase62 } from './key-format.ts';

const PEPPER = Buffer.alloc(32, 1);

test('a new key is read back', () => {
  for (const env of ['live', 'test'] as const) {
    const { text, ...parts } = makeKey(env);
    assert.match(text, new RegExp(`^ppk_${env}_[0-9A-Za-z]{12}_[0-9A-Za-z]{49}$`));
    assert.deepEqual(readKey(text), parts);
  }
});

test('a key with one changed letter is not a key', () => {
  const { text } = makeKey('live');
  const letters = [...'0Az_'];
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom(...letters), (at, letter) => {
      fc.pre(text[at] !== letter);
      assert.equal(readKey(text.slice(0, at) + letter + text.slice(at + 1)), null);
    }),
  );
});

test('anything else is not a key', () => {
  const { text } = makeKey('test');
  for (const other of [
    '',
    'ppk_',
    text.slice(0, -1),
    `${text}0`,
    ` ${text}`,
    `${text}\n`,
    text.replace('test', 'prod'),
  ]) {
    assert.equal(readKey(other), null);
  }
});

test('a stored digest matches its secret and pepper only', () => {
  const { secret } = makeKey('live');
  const stored = digestSecret(PEPPER, secret);
  assert.equal(secretMatches(PEPPER, secret, stored), true);
  assert.equal(secretMatches(PEPPER, makeKey('live').secret, stored), false);
  assert.equal(secretMatches(Buffer.alloc(32, 2), secret, stored), false);
  assert.equal(secretMatches(PEPPER, secret, stored.subarray(1)), false);
});

test('every letter is drawn about equally often', () => {
  const counts = new Map<string, number>();
  for (const letter of randomBase62(62_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  assert.equal(counts.size, 62);
  for (const [letter, count] of counts) assert.ok(count > 800 && count < 1_200, `${letter}: ${count}`);
});

test('a checksum always has six letters', () => {
  assert.equal(toBase62(0, 6), '000000');
  assert.equal(toBase62(61, 6), '00000z');
  assert.equal(toBase62(0xffff_ffff, 6), '4gfFC3');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesToUuid, isUuid, uuidBytes, uuidv7 } from './uuid.ts';

test('a hundred thousand ids are unique, in order and of version 7', () => {
  const ids = Array.from({ length: 100_000 }, () => uuidv7());
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual([...ids].sort(), ids);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an id starts with the time it was made', () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The previous test may have run ahead of the clock by counting.
  setTimeout(resolve, 200);
  return promise.then(() => {
    const before = Date.now();
    const made = Number.parseInt(uuidv7().replaceAll('-', '').slice(0, 12), 16);
    assert.ok(made >= before && made <= Date.now());
  });
});

test('a clock that steps back does not break the order', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 10_000 });
  const first = uuidv7();
  t.mock.timers.setTime(Date.now() - 9_000);
  assert.ok(uuidv7() > first);
});

test('a UUID has one written form', () => {
  const good = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
  assert.equal(isUuid(good), true);
  for (const bad of [
    '',
    good.toUpperCase(),
    good.slice(1),
    `{${good}}`,
    `${good}\n`,
    good.replaceAll('-', ''),
    'g' + good.slice(1),
  ]) {
    assert.equal(isUuid(bad), false);
  }
});

test('a UUID goes to bytes and back', () => {
  const id = uuidv7();
  assert.equal(uuidBytes(id).length, 16);
  assert.equal(bytesToUuid(uuidBytes(id)), id);
  assert.throws(() => uuidBytes('nope'), TypeError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';

const { expiries, expiryOf, lastDayOf, saveKey } = await import('./save-key.ts');
const { showDatesAs, showInZone } = await import('../../kit/format.ts');
const { beginSession } = await import('../../shared/session/session.ts');

showInZone('Europe/Moscow');
beginSession({ accessToken: 'token', expiresIn: 900 });

const now = Date.parse('2026-11-25T12:00:00Z');
const key = (changes: object = {}) =>
  ({ id: 'k1', version: 3, name: 'Обмен с 1С', expiresAt: null, ...changes }) as unknown as Parameters<
    typeof lastDayOf
  >[0];

test('a key lives as long as was chosen, counted from now', () => {
  assert.equal(expiryOf('month', '', now), '2026-12-25T12:00:00.000Z');
  assert.equal(expiryOf('quarter', '', now), '2027-02-23T12:00:00.000Z');
  assert.equal(expiryOf('year', '', now), '2027-11-25T12:00:00.000Z');
  assert.equal(expiryOf('never', '', now), null);
  assert.equal(expiryOf('kept', '', now), undefined, 'nothing is said of it to the server');
});

test('a day that was chosen is the last one whole, by the clocks of the portal', () => {
  assert.equal(expiryOf('day', '2026-12-31'), '2026-12-31T20:59:59.000Z');
  showInZone('Asia/Vladivostok');
  assert.equal(expiryOf('day', '2026-12-31'), '2026-12-31T13:59:59.000Z');
  showInZone('Europe/Moscow');
});

test('a key that ends in the night is said to end that day, not the one before', (t) => {
  showDatesAs('dd.MM.yyyy');
  t.after(() => showDatesAs(undefined));
  const ends = key({ expiresAt: '2027-03-04T22:30:00Z' });
  assert.equal(lastDayOf(ends), '2027-03-05');
  assert.equal(expiries(ends)[0]?.label, 'До 05.03.2027, как сейчас');
});

test('a known key offers to stay as it is, a new one has to be given an end', () => {
  assert.equal(expiries(key())[0]?.label, 'Бессрочно, как сейчас');
  assert.deepEqual(
    expiries(undefined).map(({ value }) => value),
    ['month', 'quarter', 'year', 'day', 'never'],
  );
  assert.equal(lastDayOf(undefined), '');
});

const input = {
  ...{ name: 'Склад', scopes: ['catalog.read'], allowedCidrs: [], requireIfMatch: false },
} as unknown as Omit<Parameters<typeof saveKey>[1], 'expiresAt'>;

test('a new key is asked for with its kind; its secret comes back this once', async () => {
  const asked = answer(() => ({ status: 201, body: { name: 'Склад', secret: 'pk_test_1' } }));
  const made = await saveKey(undefined, { ...input, expiresAt: null });
  assert.equal(made.secret, 'pk_test_1');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/v1/api-keys'],
  );
});

test('a known key is changed under its version', async () => {
  const asked = answer(() => ({ body: { name: 'Склад' } }));
  const saved = await saveKey(key(), { ...input, expiresAt: undefined });
  assert.equal(saved.secret, undefined);
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['PATCH /api/v1/api-keys/k1'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveBetween } from './move-between.ts';

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) });

test('a requisition leaves its column and stands at the top of the other, whichever page it was on', () => {
  const [from, to] = moveBetween([page('a', 'b'), page('c')], [page('d')], { id: 'c' });
  assert.deepEqual(from, [page('a', 'b'), page()]);
  assert.deepEqual(to, [page('c', 'd')]);
});

test('a requisition is never in a column twice', () => {
  const [, to] = moveBetween([page('a')], [page('a', 'b')], { id: 'a' });
  assert.deepEqual(to, [page('a', 'b')]);
});

test('a column that was not loaded stays so', () => {
  assert.deepEqual(moveBetween([page('a')], [], { id: 'a' }), [[page()], []]);
});

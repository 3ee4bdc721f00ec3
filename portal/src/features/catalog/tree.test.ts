import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownBranches } from './tree.ts';

const all = [
  { id: 'food', parentId: null, name: 'Продукты', code: '10', depth: 1 },
  { id: 'milk', parentId: 'food', name: 'Молоко', code: '10.5', depth: 2 },
  { id: 'cream', parentId: 'milk', name: 'Сливки', code: '10.51', depth: 3 },
  { id: 'metal', parentId: null, name: 'Металл', code: '24', depth: 1 },
];

const names = (open: string[], typed = '', chosen?: string) =>
  shownBranches(all, new Set(open), typed, chosen).map(({ category }) => category.id);

test('only roots are shown until a branch is opened', () => {
  assert.deepEqual(names([]), ['food', 'metal']);
  assert.deepEqual(names(['food']), ['food', 'milk', 'metal']);
  assert.deepEqual(names(['milk']), ['food', 'metal']);
});

test('the way to the chosen category is open', () => {
  assert.deepEqual(names([], '', 'cream'), ['food', 'milk', 'cream', 'metal']);
});

test('typing leaves what holds it, with all above', () => {
  assert.deepEqual(names([], 'слив'), ['food', 'milk', 'cream']);
  assert.deepEqual(names([], '24'), ['metal']);
  assert.deepEqual(names(['food'], 'мет'), ['metal']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNarrowed, keptOf, searchOfKept } from './kept.ts';

test('a saved view keeps the look, the filters and the sort, in one order', () => {
  const search = { sort: 'dueDate', view: 'board', mine: 'yes', peek: 'a', month: '2026-11', search: undefined };
  assert.equal(keptOf(search), 'mine=yes&sort=dueDate&view=board');
  assert.deepEqual(searchOfKept(keptOf(search)), { view: 'board', sort: 'dueDate', mine: 'yes' });
});

test('the look, the sort and what is opened narrow nothing', () => {
  assert.equal(isNarrowed({ view: 'board', sort: 'title', peek: 'a', create: 'true' }), false);
  assert.equal(isNarrowed({ priority: 'high' }), true);
});

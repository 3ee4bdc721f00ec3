import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtersOf, isNarrowed, keptOf, readSearch, searchOfKept } from './search.ts';

test('what an address says beyond the known names is left out', () => {
  assert.deepEqual(readSearch({ view: 'table', status: 'draft', mine: true, evil: 'x' }), { status: 'draft' });
});

test('a saved view keeps the look, the filters and the sort, in one order', () => {
  const search = { sort: 'dueDate', view: 'board', mine: 'yes', peek: 'a', month: '2026-11' } as const;
  assert.equal(keptOf(search), 'mine=yes&sort=dueDate&view=board');
  assert.deepEqual(searchOfKept(keptOf(search)), { view: 'board', sort: 'dueDate', mine: 'yes' });
});

test('the look and the sort narrow nothing', () => {
  assert.equal(isNarrowed({ view: 'board', sort: 'title', peek: 'a' }), false);
  assert.equal(isNarrowed({ priority: 'high' }), true);
});

test('«mine» stands above a chosen responsible', () => {
  assert.equal(filtersOf({ mine: 'yes', responsible: 'other' }, 'me').responsibleId, 'me');
  assert.equal(filtersOf({ responsible: 'other' }, 'me').responsibleId, 'other');
});

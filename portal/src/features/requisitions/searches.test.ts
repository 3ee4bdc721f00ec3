import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtersOf, readSearch } from './searches.ts';

test('what an address says beyond the known names is left out', () => {
  assert.deepEqual(readSearch({ view: 'table', status: 'draft', mine: true, evil: 'x' }), { status: 'draft' });
});

test('«mine» stands above a chosen responsible', () => {
  assert.equal(filtersOf({ mine: 'yes', responsible: 'other' }, 'me').responsibleId, 'me');
  assert.equal(filtersOf({ responsible: 'other' }, 'me').responsibleId, 'other');
});

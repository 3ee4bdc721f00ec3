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

test('a month that is none is left out of the address', () => {
  assert.deepEqual(
    ['2026-11', '2026-13', '2026-1', 'abc'].map((month) => readSearch({ month }).month),
    ['2026-11', undefined, undefined, undefined],
  );
});

test('each filter of the address is asked of the server under its own name', () => {
  const search = readSearch({
    ...{ search: 'труба', stage: 's1,s2', status: 'draft', priority: 'high', customer: 'c1', supplier: 'p1' },
    ...{ dueFrom: '2026-11-01', dueTo: '2026-11-30', overdue: 'yes', view: 'board', peek: 'r1' },
  });
  assert.deepEqual(filtersOf(search, 'me'), {
    ...{ search: 'труба', stageId: 's1,s2', status: 'draft', priority: 'high', responsibleId: undefined },
    ...{ customerId: 'c1', supplierId: 'p1', overdue: 'true' },
    ...{ 'dueDate[gte]': '2026-11-01', 'dueDate[lte]': '2026-11-30' },
  });
});

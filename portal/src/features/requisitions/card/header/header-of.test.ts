import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Header } from '../../create/header.ts';
import { headerChanges, headerConflict } from './header-of.ts';

const header: Header = {
  ...{ title: 'Трубы', dueDate: '2026-12-01', deliveryWarehouseId: 'w1', customer: null, contract: null },
  ...{ budgetCode: '', departmentName: '' },
  ...{ responsibleId: 'anna', priority: 'normal', comment: '', customFields: {} },
};
const names = { person: (id: string | null) => id ?? '—', warehouse: (id: string | null) => id ?? '—' };

test('only what was changed here is saved, so that what others changed stays theirs', () => {
  assert.deepEqual(headerChanges({ ...header, dueDate: '', comment: ' срочно ' }, header), {
    ...{ dueDate: null, comment: 'срочно' },
  });
  assert.deepEqual(headerChanges(header, header), {});
});

test('a conflict shows what both changed, and names what only others did', () => {
  const theirs = { ...header, title: 'Трубы 2', priority: 'high' as const, comment: 'одно' };
  const { differences, others } = headerConflict(
    { ...header, title: 'Трубы 3', comment: 'одно' },
    header,
    theirs,
    names,
  );
  assert.deepEqual(
    differences.map(({ mine, theirs: now }) => [mine, now]),
    [['Трубы 3', 'Трубы 2']],
  );
  assert.deepEqual(others, ['Приоритет']);
});

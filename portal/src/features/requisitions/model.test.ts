import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonMoves, countAll, isOverdue, sumAll, today } from './model.ts';

test('what is open and due before today is overdue; what is closed never is', () => {
  assert.equal(isOverdue({ dueDate: '2026-11-21', status: 'approved' }, '2026-11-22'), true);
  assert.equal(isOverdue({ dueDate: '2026-11-22', status: 'approved' }, '2026-11-22'), false);
  assert.equal(isOverdue({ dueDate: '2026-11-01', status: 'completed' }, '2026-11-22'), false);
  assert.equal(isOverdue({ dueDate: null, status: 'draft' }, '2026-11-22'), false);
  assert.equal(today(new Date(2026, 0, 5)), '2026-01-05');
});

test('sums of stages add up exactly, each currency by itself', () => {
  const stages = [
    {
      stageId: 'a',
      count: 2,
      totals: [
        { currency: 'RUB', plannedTotal: '0.10' },
        { currency: 'CNY', plannedTotal: '7' },
      ],
    },
    { stageId: 'b', count: 1, totals: [{ currency: 'RUB', plannedTotal: '0.20' }] },
  ];
  assert.equal(countAll(stages), 3);
  assert.deepEqual(sumAll(stages), [
    { currency: 'RUB', plannedTotal: '0.30' },
    { currency: 'CNY', plannedTotal: '7.00' },
  ]);
});

const transitions = [
  { from: 'draft', to: 'pending_approval', permission: 'status', requires: [] },
  { from: 'draft', to: 'cancelled', permission: 'delete', requires: ['reason'] },
  { from: 'on_hold', to: 'draft', permission: 'status', requires: [] },
  { from: 'on_hold', to: 'approved', permission: 'status', requires: [] },
  { from: 'on_hold', to: 'cancelled', permission: 'delete', requires: ['reason'] },
  { from: 'approved', to: 'pending_approval', permission: null, requires: [] },
] as const;

test('many move together where each of them may', () => {
  const draft = { status: 'draft', heldFrom: null } as const;
  const held = { status: 'on_hold', heldFrom: 'draft' } as const;
  const may = () => true;
  assert.deepEqual(
    commonMoves([draft], transitions, may).map(({ to }) => to),
    ['pending_approval', 'cancelled'],
  );
  assert.deepEqual(commonMoves([draft, held], transitions, may), [{ to: 'cancelled', needsReason: true }]);
  assert.deepEqual(commonMoves([held], transitions, may), [
    { to: 'cancelled', needsReason: true },
    { to: 'draft', needsReason: false },
  ]);
  assert.deepEqual(
    commonMoves([draft], transitions, () => false),
    [],
  );
  assert.deepEqual(commonMoves([{ status: 'approved', heldFrom: null }], transitions, may), []);
  assert.deepEqual(commonMoves([], transitions, may), []);
});

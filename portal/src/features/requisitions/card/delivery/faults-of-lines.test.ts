import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../../../shared/api/problem.ts';
import { faultsOfLines } from './faults-of-lines.ts';

test('a rule that names a line is told at it', () => {
  const error = new Problem({ code: 'conflict', detail: 'Уже получено 5.', procurementItemId: 'a' }, 409);
  assert.deepEqual([...faultsOfLines(error)], [['a', 'Уже получено 5.']]);
});

test('faults of rows that were sent are told at their lines', () => {
  const errors = [
    { in: 'body', pointer: '/items/1/quantity', code: 'minimum', message: 'больше нуля' },
    { in: 'body', pointer: '/items/1/rejectReason', code: 'required', message: 'обязательна' },
  ];
  const error = new Problem({ code: 'validation_failed', errors }, 422);
  assert.deepEqual([...faultsOfLines(error, ['a', 'b'])], [['b', 'больше нуля обязательна']]);
});

test('what belongs to no line is left to the form', () => {
  assert.equal(faultsOfLines(new Problem({ code: 'conflict', detail: 'Заявка закрыта.' }, 409)).size, 0);
  assert.equal(faultsOfLines(new Error('x')).size, 0);
});

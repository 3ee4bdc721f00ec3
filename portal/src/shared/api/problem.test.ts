import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf, isProblem, lineBroken, Problem } from './problem.ts';

test('a fault is placed at the field of the form that it speaks of', () => {
  const fault = (place: object) => fieldOf({ in: 'body', code: 'required', message: '', ...place });
  assert.equal(fault({ pointer: '/lines/0/price' }), 'lines.0.price');
  assert.equal(fault({ pointer: '/customFields/a~1b~0c' }), 'customFields.a/b~c');
  assert.equal(fault({ parameter: 'sort' }), 'sort');
  assert.equal(fault({}), '');
});

test('an answer that is no problem of the server is unreadable, and says at least its status', () => {
  const problem = new Problem({}, 502);
  assert.deepEqual(
    [problem.code, problem.message, problem.faults, problem.retryable],
    ['unreadable', '502', [], false],
  );
  assert.equal(new Problem({ title: 'Нет', detail: 7 }, 400).detail, 'Нет');
});

test('a refusal is known by one of its codes', () => {
  assert.ok(isProblem(lineBroken(), 'line_broken', 'not_found'));
  assert.ok(isProblem(lineBroken()));
  assert.ok(!isProblem(lineBroken(), 'not_found'));
  assert.ok(!isProblem(new Error('line_broken'), 'line_broken'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueAtOf, reminderMarks } from './due-at.ts';

const responseDeadline = '2031-05-20T12:00:00.000Z';
const policy = (hoursBefore: number[], enabled = true) => ({
  responseDeadline,
  reminderPolicy: { enabled, hoursBefore, maxPerRecipient: 3 },
});
const at = (text: string) => Date.parse(text);

test('the next look is at the first reminder to come, then at the deadline', () => {
  const rfq = policy([24, 72]);
  assert.equal(dueAtOf(rfq, at('2031-05-01T00:00:00Z')), '2031-05-17T12:00:00.000Z');
  assert.equal(dueAtOf(rfq, at('2031-05-17T12:00:00Z')), '2031-05-19T12:00:00.000Z');
  assert.equal(dueAtOf(rfq, at('2031-05-19T12:00:01Z')), responseDeadline);
  assert.equal(
    dueAtOf(rfq, at('2031-06-01T00:00:00Z')),
    responseDeadline,
    'a deadline that was slept past is not lost',
  );
});

test('a policy that is off, or without hours, waits for the day before the deadline, then for the deadline', () => {
  for (const rfq of [policy([72], false), policy([])]) {
    assert.equal(dueAtOf(rfq, 0), '2031-05-19T12:00:00.000Z');
    assert.equal(dueAtOf(rfq, at('2031-05-19T12:00:00Z')), responseDeadline);
  }
  assert.deepEqual(reminderMarks({ ...policy([72]), responseDeadline: null }), []);
});

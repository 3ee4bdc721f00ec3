import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerStatus, answerStatuses } from './answer-status.ts';

test('a submitted quote is under review once the request takes no more answers', () => {
  assert.equal(answerStatus('submitted'), 'submitted');
  assert.equal(answerStatus('submitted', false), 'under_review');
});

test('whatever else becomes of a quote, its supplier is told so', () => {
  for (const status of ['draft', 'accepted', 'partially_accepted', 'rejected', 'expired', 'withdrawn'] as const)
    assert.equal(answerStatus(status, false), status);
  assert.equal(answerStatuses.length, 8);
});

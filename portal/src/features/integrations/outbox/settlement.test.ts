import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settlementOf } from './settlement.ts';

const typed = { externalId: 'ПП-17', reason: 'Банк отклонил' };

test('a number is told of a write that is there, a reason of one that is not, whatever was typed before', () => {
  assert.deepEqual(settlementOf({ ...typed, outcome: 'done' }), { outcome: 'done', externalId: 'ПП-17' });
  assert.deepEqual(settlementOf({ ...typed, outcome: 'failed' }), { outcome: 'failed', reason: 'Банк отклонил' });
});

test('neither has to be known', () => {
  const nothing = { externalId: '', reason: '' };
  assert.deepEqual(settlementOf({ ...nothing, outcome: 'done' }), { outcome: 'done' });
  assert.deepEqual(settlementOf({ ...nothing, outcome: 'failed' }), { outcome: 'failed' });
});

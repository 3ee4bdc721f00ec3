import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOfBatches, isOpenBatch, stopsOfBatches } from './batches-of-route.ts';

const batch = { status: 'planned', objectId: 'o1', archivedAt: null, plannedDate: null } as never as Parameters<
  typeof isOpenBatch
>[0];

test('a route is made for what has not left and says whereto it goes', () => {
  assert.ok(isOpenBatch(batch) && isOpenBatch({ ...batch, status: 'loading' }));
  for (const other of [{ status: 'in_transit' }, { status: 'cancelled' }, { objectId: null }, { archivedAt: '2031' }])
    assert.ok(!isOpenBatch({ ...batch, ...other } as never), JSON.stringify(other));
});

test('a route is planned for the earliest day of its batches', () => {
  const on = (plannedDate: string | null) => ({ ...batch, plannedDate });
  assert.equal(dayOfBatches([on('2031-05-21'), on(null), on('2031-05-20')]), '2031-05-20');
  assert.equal(dayOfBatches([on(null)]), '');
});

test('each batch is put at the stop that was proposed for it, by its place', () => {
  const batches = [
    { batchId: 'b1', sequence: 2 },
    { batchId: 'b2', sequence: 2 },
    { batchId: 'b3', sequence: 1 },
  ];
  const saved = [
    { id: 's1', sequence: 1 },
    { id: 's2', sequence: 2 },
  ];
  assert.deepEqual(stopsOfBatches({ batches }, saved), [
    { batchId: 'b1', stopId: 's2' },
    { batchId: 'b2', stopId: 's2' },
    { batchId: 'b3', stopId: 's1' },
  ]);
});

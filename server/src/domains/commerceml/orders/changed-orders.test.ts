import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedOrders, goneDigest, type OrderRow } from './changed-orders.ts';

const order = (digest: string, supplierId = 'supplier') => ({ requisitionId: 'requisition', supplierId, digest });

const row = (more: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order',
  requisitionId: 'requisition',
  supplierId: 'supplier',
  revision: 1,
  offeredDigest: null,
  toldDigest: null,
  withdrawn: false,
  ...more,
});

const offered = (standing: ReturnType<typeof order>[], known: OrderRow[]) =>
  changedOrders(standing as never, known, () => 'new').map(({ id, revision, digest, deleted }) => ({
    id,
    revision,
    digest,
    deleted,
  }));

test('what was never offered is a new order of the first revision', () => {
  assert.deepEqual(offered([order('aa')], []), [{ id: 'new', revision: 1, digest: 'aa', deleted: false }]);
});

test('what was offered and not confirmed is offered again as it was, under the same revision', () => {
  assert.deepEqual(offered([order('aa')], [row({ offeredDigest: 'aa' })]), [
    { id: 'order', revision: 1, digest: 'aa', deleted: false },
  ]);
});

test('what changed before it was confirmed gets the next revision', () => {
  assert.deepEqual(offered([order('bb')], [row({ offeredDigest: 'aa' })]), [
    { id: 'order', revision: 2, digest: 'bb', deleted: false },
  ]);
});

test('what was confirmed as it is now is offered no more, and once more when it changes', () => {
  const confirmed = row({ offeredDigest: 'aa', toldDigest: 'aa' });
  assert.deepEqual(offered([order('aa')], [confirmed]), []);
  assert.deepEqual(offered([order('bb')], [confirmed]), [{ id: 'order', revision: 2, digest: 'bb', deleted: false }]);
});

test('a confirmed order that stands no more comes as deleted, until that is confirmed too', () => {
  const confirmed = row({ offeredDigest: 'aa', toldDigest: 'aa' });
  assert.deepEqual(offered([], [confirmed]), [{ id: 'order', revision: 2, digest: goneDigest, deleted: true }]);
  const offeredAsGone = row({ revision: 2, offeredDigest: goneDigest, toldDigest: 'aa' });
  assert.deepEqual(offered([], [offeredAsGone]), [{ id: 'order', revision: 2, digest: goneDigest, deleted: true }]);
  assert.deepEqual(offered([], [row({ offeredDigest: goneDigest, toldDigest: goneDigest })]), []);
});

test('an order that the other system never had is not told as deleted', () => {
  assert.deepEqual(offered([], [row({ offeredDigest: 'aa' })]), []);
});

test('an order that was let go and stands again keeps its identifier', () => {
  const gone = row({ revision: 2, offeredDigest: goneDigest, toldDigest: goneDigest, withdrawn: true });
  assert.deepEqual(offered([order('aa')], [gone]), [{ id: 'order', revision: 3, digest: 'aa', deleted: false }]);
});

test('a requisition has one order for each supplier', () => {
  const known = row({ offeredDigest: 'aa', toldDigest: 'aa' });
  assert.deepEqual(offered([order('aa'), order('cc', 'another')], [known]), [
    { id: 'new', revision: 1, digest: 'cc', deleted: false },
  ]);
});

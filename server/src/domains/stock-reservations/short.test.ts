import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '../../../test/harness.ts';
import { readerOf } from '../../../test/notices.ts';
import { colleague, made } from '../../../test/requisitions.ts';
import { reservingPortal } from '../../../test/reservations.ts';
import { countsUrl, done } from '../../../test/stock-counts.ts';

/** Nine of twelve are reserved; a colleague keeps the warehouse, and whoever reserved them has notices. */
async function reserved() {
  const base = await reservingPortal();
  made(await base.reserve('9'));
  const owner = await readerOf(base.portal, base.portal.ownerId);
  const told = async () => {
    await drainJobs(base.portal.tenantId);
    return (await owner.seen()).filter(({ kind }) => kind === 'stock.reserved_short');
  };
  return { ...base, told, keeper: await colleague(base.portal, 'warehouse') };
}

test('a stock count that finds less than is reserved is posted, and whoever reserved it is told', async () => {
  const { keeper, warehouseId, itemId, told, figures } = await reserved();
  const count = made(await keeper.ask('POST', countsUrl, { warehouseId }));
  const lines = [{ catalogItemId: itemId, countedQuantity: '7' }];
  done(await keeper.ask('POST', `${countsUrl}/${count.id}/counted`, { lines }));
  done(await keeper.ask('POST', `${countsUrl}/${count.id}/post`, {}));
  assert.equal(await figures(), '7 9 -2');
  const [notice, ...others] = await told();
  assert.equal(others.length, 0);
  assert.deepEqual([notice?.title, notice?.page], ['Резерв не обеспечен остатком: Цемент М500', `/catalog/${itemId}`]);
  assert.match(notice?.text ?? '', /^В наличии 7.*в резерве 9/);
});

test('goods that go back below what is reserved are told of', async () => {
  const { came, receive, keeper, move, told, figures, first } = await reserved();
  const receipt = made(await receive([came('1')]));
  assert.equal((await told()).length, 0);
  made(await move('issue', { quantity: '4', issuedTo: 'Цех № 1' }));
  const lines = [{ receiptLineId: receipt.lines[0].id, quantity: '1' }];
  const back = { receiptId: receipt.id, supplierId: first, reason: 'defective', lines };
  made(await keeper.ask('POST', '/api/v1/supplier-returns', back));
  assert.equal(await figures(), '8 9 -1');
  assert.equal((await told()).length, 1);
});

test('a movement that leaves what is reserved where it lies tells nobody', async () => {
  const { issue, told } = await reserved();
  made(await issue('3'));
  assert.deepEqual(await told(), []);
});

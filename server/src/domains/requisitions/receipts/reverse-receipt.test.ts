import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../test/harness.ts';
import { costOf } from '../../../../test/prices.ts';
import { receivingPortal } from '../../../../test/receiving.ts';
import { made, url } from '../../../../test/requisitions.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('a receipt taken back leaves the stock and opens the requisition again', async () => {
  const { portal, key, itemId, first, give, decide, came, receive, reverse, stock, card, receipts } =
    await receivingPortal();
  await decide(give([{ supplierId: first, price: '122' }]));
  const small = made(await receive([came('4')]));
  const rest = made(await receive([came('6')]));
  assert.equal((await card()).status, 'completed');

  const { status, json } = await reverse(rest.id, 'Приняли не на тот склад');
  assert.deepEqual(
    [status, json.status, json.reverseReason, json.version],
    [200, 'reversed', 'Приняли не на тот склад', 2],
  );
  const partly = await card();
  assert.deepEqual(
    [partly.status, partly.receiptCoverage.percent, partly.items[0].receivedQuantity],
    ['partially_received', '40', '4'],
  );
  assert.equal((await stock()).onHand, '4');
  const told = (await factsOf(portal.tenantId)).slice(-2);
  assert.deepEqual(
    told.map(({ event }) => event),
    ['integration_api.procurement.status_changed', 'procurement.stock_receipt_reversed'],
  );
  assert.equal(told[1]?.data.reason, 'Приняли не на тот склад');

  assert.equal((await reverse(small.id)).status, 200);
  assert.deepEqual([(await card()).status, (await stock()).onHand], ['awaiting_delivery', '0']);
  assert.equal(await costOf(key, itemId), '100 RUB accepted_quote');
  assert.deepEqual(
    (await receipts()).map((one: { status: string }) => one.status),
    ['reversed', 'reversed'],
  );
});

test('what was taken back may be received anew', async () => {
  const { first, give, decide, came, receive, reverse } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const { id } = made(await receive([came('10')]));
  await reverse(id);
  made(await receive([came('10')]));
  assert.equal((await receive([came('1')])).json.maxQuantity, '0');
});

test('a receipt is taken back once, and the same wish again changes nothing', async () => {
  const { portal, came, receive, reverse, stock } = await receivingPortal();
  const { id } = made(await receive([came('4')]));
  const answers = await Promise.all([reverse(id), reverse(id), reverse(id)]);
  assert.deepEqual(
    answers.map(({ status, json }) => [status, json.version]),
    [200, 200, 200].map((status) => [status, 2]),
  );
  assert.equal((await stock()).onHand, '0');
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'procurement.stock_receipt_reversed');
  assert.equal(told.length, 1);
});

test('goods that have gone on since cannot be taken back', async () => {
  const { ask, itemId, warehouseId, came, receive, reverse, card } = await receivingPortal();
  const { id } = made(await receive([came('4')]));
  const loss = { warehouseId, reason: 'loss', quantityDelta: '-1' };
  assert.equal((await ask('POST', `/api/v1/catalog/${itemId}/movements/adjustment`, loss)).status, 201);
  const { status, json } = await reverse(id);
  assert.deepEqual([status, json.rule, json.onHand], [422, 'insufficient_stock', '3']);
  assert.equal((await card()).items[0].receivedQuantity, '4');
});

test('the movement of a receipt is taken back by the receipt alone', async () => {
  const { ask, itemId, came, receive } = await receivingPortal();
  const { id, lines } = made(await receive([came('4')]));
  const movement = `/api/v1/catalog/${itemId}/movements/${lines[0].movementId}/reverse`;
  const { status, json } = await ask('POST', movement, {});
  assert.deepEqual([status, json.rule, json.receiptId], [422, 'movement_of_receipt', id]);
});

test('a decision that a receipt fulfils is locked until the receipt is taken back', async () => {
  const { first, give, decide, came, receive, reverse } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const { id } = made(await receive([came('4')]));
  await assert.rejects(decide(give([])), /invoiced or delivered 4/);
  await reverse(id);
  assert.equal((await decide(give([]))).actualTotal, null);
});

test('a receipt of another requisition, of another portal and of nobody is not found, and a reason is required', async () => {
  const { ask, id, approved, came, receive, reverse } = await receivingPortal();
  const receipt = made(await receive([came('1')]));
  const another = await approved();
  const elsewhere = await ask('POST', `${url}/${another.id}/stock-receipts/${receipt.id}/reverse`, {
    reason: 'Ошибка',
  });
  assert.equal(elsewhere.status, 404);
  const other = await receivingPortal();
  const theirs = made(await other.receive([other.came('1')]));
  assert.equal((await reverse(theirs.id)).status, 404);
  assert.equal((await reverse(uuidv7())).status, 404);
  const { json } = await ask('POST', `${url}/${id}/stock-receipts/${receipt.id}/reverse`, {});
  assert.equal(json.errors[0].pointer, '/reason');
});

test('another version than the one seen is refused', async () => {
  const { ask, id, came, receive } = await receivingPortal();
  const receipt = made(await receive([came('1')]));
  const path = `${url}/${id}/stock-receipts/${receipt.id}/reverse`;
  assert.equal((await ask('POST', path, { reason: 'Ошибка' }, { 'If-Match': '"v7"' })).status, 412);
});

test('a receipt taken back after the rest was closed short may be made anew; the rest is not expected', async () => {
  const { id, came, receive, reverse, card, moveTo } = await receivingPortal();
  const wrong = made(await receive([came('4')]));
  assert.equal((await moveTo(id, 'completed', { reason: 'Остальное не нужно' })).status, 200);
  assert.equal((await reverse(wrong.id)).status, 200);
  assert.equal((await card()).status, 'awaiting_delivery');
  const { json } = await receive([came('5')]);
  assert.deepEqual([json.rule, json.maxQuantity], ['over_receipt', '4']);
  made(await receive([came('4')]));
  assert.equal((await card()).status, 'completed');
  assert.equal((await receive([came('1')])).json.rule, 'line_closed_short');
});

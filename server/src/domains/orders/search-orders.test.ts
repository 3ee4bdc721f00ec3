import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { request } from '../../../test/harness.ts';
import { orderPortal, url } from '../../../test/orders.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { made } from '../../../test/requisitions.ts';

test('an order is found by its number, its supplier, its lines and what was said of it', async () => {
  const { ask, draft, make, decided } = await orderPortal();
  const { order } = await draft([{ name: 'Кабель силовой медный', sku: 'ВВГ-3х2.5' }]);
  const other = await decided([{ name: 'Цемент М500' }]);
  await make(other.requisition.id);
  ok(await ask('PATCH', `${url}/${order.id}`, { comment: 'Разгрузка манипулятором' }));
  const find = async (typed: string) =>
    ok(await ask('GET', `${url}?search=${encodeURIComponent(typed)}`)).items.map(({ id }: { id: string }) => id);
  for (const typed of [order.number, order.procurementNumber, 'кабели', 'ввг3х2.5', 'манипулятор', 'кабль'])
    assert.deepEqual(await find(typed), [order.id], typed);
  assert.equal((await find('цементный двор')).length, 2);
  ok(await ask('DELETE', `${url}/${order.id}`));
  assert.deepEqual(await find('кабели'), []);
});

test('a return is found by its goods and by the number of its credit note', async () => {
  const { portal, ask, first, give, decide, came, receive } = await receivingPortal();
  await decide(give([{ supplierId: first, price: '122' }]));
  const receipt = made(await receive([came('10')]));
  const lines = [{ receiptLineId: receipt.lines[0].id, quantity: '3' }];
  const back = made(
    await ask('POST', '/api/v1/supplier-returns', { receiptId: receipt.id, reason: 'defective', lines }),
  );
  const find = async (typed: string) =>
    ok(await ask('GET', `/api/v1/supplier-returns?search=${encodeURIComponent(typed)}`)).items.length;
  assert.deepEqual([await find('цемент'), await find(receipt.number), await find('КС-17')], [1, 1, 0]);
  const key = await portal.key('finance.write');
  const body = { number: 'КС-17', date: '2026-11-26', amount: '366.00' };
  ok(await request('POST', `/api/v1/supplier-returns/${back.id}/credit`, { key, body }));
  assert.equal(await find('КС-17'), 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { receivedAt, receivingPortal } from '../../../../test/receiving.ts';
import { line, made, url } from '../../../../test/requisitions.ts';
import { newWarehouse } from '../../../../test/stock.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('more than the supplier was to deliver is refused with over_receipt and the most that may come', async () => {
  const { first, second, give, decide, came, receive, items, stock } = await receivingPortal();
  await decide(give([{ supplierId: first, quantity: '4' }]));
  made(await receive([came('3')]));
  const { status, json } = await receive([came('1'), came('1')]);
  assert.deepEqual(
    [status, json.code, json.rule, json.maxQuantity, json.procurementItemId],
    [422, 'business_rule_violated', 'over_receipt', '0', items[0].id],
  );
  assert.equal(json.errors[0].pointer, '/items/1/quantity');
  const another = await receive([came('1', { supplierId: second })]);
  assert.deepEqual([another.json.rule, another.json.maxQuantity], ['over_receipt', '0']);
  assert.match(another.json.errors[0].message, /was not ordered from this supplier/);
  assert.equal((await stock()).onHand, '3', 'nothing of a refused receipt stays');
});

test('where nothing was decided the line is the measure, and a later decision does not begin anew', async () => {
  const { first, give, decide, came, receive } = await receivingPortal();
  const over = await receive([came('11')]);
  assert.deepEqual([over.json.rule, over.json.maxQuantity], ['over_receipt', '10']);
  made(await receive([came('7')]));
  await decide(give([{ supplierId: first }]));
  const again = await receive([came('4')]);
  assert.deepEqual([again.json.rule, again.json.maxQuantity], ['over_receipt', '3']);
});

test('the tolerance is the item’s, else the company’s, and never a fraction too much', async () => {
  const { ask, itemId, settle, came, receive } = await receivingPortal({
    lines: [line({ name: 'Песок', uom: '168', quantity: '100' })],
  });
  const aside = { withoutItem: 'outside_stock' };
  const sand = await receive([came('100.002', aside, 1)]);
  assert.deepEqual([sand.json.rule, sand.json.maxQuantity], ['over_receipt', '100']);
  await settle({ tolerances: { overReceiptPct: '5' } });
  const { json: over } = await receive([came('105.000001', aside, 1)]);
  assert.equal(over.maxQuantity, '105');
  assert.match(over.errors[0].message, /at most 105 is left .*tolerance over the order 5 %/);
  made(await receive([came('105', aside, 1)]));
  assert.equal((await receive([came('11')])).json.maxQuantity, '10', 'pieces are whole');
  assert.equal((await ask('PATCH', `/api/v1/catalog/${itemId}`, { overReceiptPct: '20' })).status, 200);
  made(await receive([came('12')]));
});

test('who delivers must be said where several are to', async () => {
  const { first, second, give, decide, came, receive } = await receivingPortal();
  await decide(
    give([
      { supplierId: first, quantity: '4' },
      { supplierId: second, quantity: '6' },
    ]),
  );
  const { status, json } = await receive([came('1')]);
  assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/items/0/supplierId', 'required']);
  assert.equal(made(await receive([came('6', { supplierId: second })])).lines[0].supplierId, second);
});

test('a receipt in the future is refused with received_in_future', async () => {
  const { came, receive } = await receivingPortal();
  const { status, json } = await receive([came('1')], { receivedAt: '2100-01-01T00:00:00Z' });
  assert.deepEqual([status, json.rule], [422, 'received_in_future']);
});

test('a warehouse in the archive, of nobody and of another portal takes no goods', async () => {
  const { portal, came, receive } = await receivingPortal();
  const closed = await newWarehouse(portal, 'Старый склад');
  await owner.query(`update warehouses set status = 'archived', archived_at = now() where id = $1`, [closed]);
  const { json } = await receive([came('1')], { warehouseId: closed });
  assert.deepEqual([json.rule, json.entityId], ['archived_reference', closed]);
  const strangers = [uuidv7(), (await receivingPortal()).warehouseId];
  for (const warehouseId of strangers)
    assert.equal((await receive([came('1')], { warehouseId })).json.code, 'unknown_reference');
});

test('lines and suppliers of others, cancelled lines and nothing at all are refused', async () => {
  const { ask, id, came, receive, items } = await receivingPortal({ lines: [line({ name: 'Песок' })] });
  const other = await receivingPortal();
  const theirs = await receive([other.came('1')]);
  assert.deepEqual([theirs.status, theirs.json.errors[0].code], [422, 'not_found_reference']);
  const supplier = await newCounterparty(other.portal);
  assert.equal((await receive([came('1', { supplierId: supplier.supplierId })])).json.code, 'unknown_reference');
  assert.equal((await receive([])).json.code, 'validation_failed');
  assert.equal((await receive([came('0')])).json.errors[0].code, 'minimum');
  assert.equal((await receive([came('0.5')])).json.errors[0].code, 'uom_must_be_whole');
  await ask('DELETE', `${url}/${id}/items/${items[1].id}`);
  assert.equal((await receive([came('1', {}, 1)])).json.rule, 'line_cancelled');
  assert.equal(
    (
      await ask('POST', `${url}/${uuidv7()}/stock-receipt`, {
        warehouseId: other.warehouseId,
        receivedAt,
        items: [came('1')],
      })
    ).status,
    404,
  );
});

test('requisition_status, line_closed_short: a requisition that is not being bought takes no goods, nor a line that was closed short', async () => {
  const { create, ask, warehouseId, moveTo, id, came, receive } = await receivingPortal();
  const draft = await create();
  const body = { warehouseId, receivedAt, items: [{ procurementItemId: draft.items[0].id, quantity: '1' }] };
  const { status, json } = await ask('POST', `${url}/${draft.id}/stock-receipt`, body);
  assert.deepEqual([status, json.rule, json.current], [409, 'requisition_status', 'draft']);
  made(await receive([came('4')]));
  assert.equal((await moveTo(id, 'completed', { reason: 'Хватит' })).status, 200);
  assert.equal((await receive([came('1')])).json.rule, 'line_closed_short');
});

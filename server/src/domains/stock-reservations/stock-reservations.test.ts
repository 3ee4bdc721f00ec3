import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, factsOf, refused, run } from '../../../test/harness.ts';
import { made } from '../../../test/requisitions.ts';
import { reservationsUrl, reservingPortal } from '../../../test/reservations.ts';
import { done } from '../../../test/stock-counts.ts';
import { issueStock } from '../catalog/stock/operations/issue-stock.ts';

test('what is reserved for a line stays on hand and is not available', async () => {
  const { reserve, figures, lineNow, id, portal } = await reservingPortal();
  const one = made(await reserve('4', { comment: 'Для заливки' }));
  assert.deepEqual(
    [one.status, one.quantity, one.issuedQuantity, one.heldQuantity, one.procurementId],
    ['active', '4', '0', '4', id],
  );
  assert.equal(await figures(), '12 4 8');
  assert.equal((await lineNow()).reservedQuantity, '4');
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('stock_reservation.created'));
});

test('no more is reserved than the line needs and than is available, and the refusal says how much', async () => {
  const { reserve, issue, release } = await reservingPortal();
  const over = await reserve('11');
  assert.deepEqual(
    [over.status, over.json.errors[0].pointer, over.json.errors[0].code],
    [422, '/quantity', 'over_need'],
  );
  const one = made(await reserve('7'));
  assert.equal((await reserve('4')).json.errors[0].params.limit, '3');
  await release(one.id);
  made(await issue('8'));
  const { status, json } = await reserve('5');
  assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/quantity', 'not_available']);
  assert.deepEqual(json.errors[0].params, {
    available: '4',
    onHand: '4',
    reserved: '0',
    left: '4',
    asked: '5',
    over: '1',
  });
});

test('of two who reserve the last pieces at once, exactly one gets them', async () => {
  const { reserve, issue, figures } = await reservingPortal();
  made(await issue('8'));
  const answers = await Promise.all(Array.from({ length: 4 }, () => reserve('4')));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 422, 422, 422],
  );
  assert.equal(await figures(), '4 4 0');
});

test('two requisitions that reserve the last pieces at once do not both get them', async () => {
  const { reserve, approved, itemId, figures } = await reservingPortal();
  const other = await approved({ items: [{ catalogItemId: itemId, quantity: '10' }] });
  const answers = await Promise.all([reserve('8'), reserve('8', { procurementItemId: other.items[0].id })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 422],
  );
  assert.equal(await figures(), '12 8 4');
});

test('what is reserved is neither issued, moved nor written off by hand, unless somebody who may says so', async () => {
  const { reserve, issue, move, figures, storekeeper, itemId, warehouseId } = await reservingPortal();
  made(await reserve('10'));
  const { status, json } = await issue('3');
  assert.deepEqual(
    [status, json.rule, json.field, json.onHand, json.reserved, json.available],
    [422, 'stock_reserved', 'quantity', '12', '10', '2'],
  );
  const written = await move('adjustment', { quantityDelta: '-3', reason: 'damage' });
  assert.deepEqual([written.json.rule, written.json.field], ['stock_reserved', 'quantityDelta']);
  made(await issue('2'));
  const taking = { itemId, warehouseId, quantity: '1', issuedTo: 'Цех', takesReserved: true };
  assert.equal((await refused(run(issueStock, storekeeper, taking))).code, 'forbidden');
  made(await issue('1', { takesReserved: true }));
  assert.equal(await figures(), '9 10 -1');
});

test('an issue of a reservation leaves the stock, and the requisition need not buy it', async () => {
  const { reserve, issueReserved, figures, lineNow, ask, itemId, shown, card } = await reservingPortal();
  const { id } = made(await reserve('10'));
  const part = done(await issueReserved(id, { quantity: '4' }));
  assert.deepEqual([part.status, part.issuedQuantity, part.heldQuantity], ['active', '4', '6']);
  assert.equal(await figures(), '8 6 2');
  const [movement] = (await ask('GET', `/api/v1/catalog/${itemId}/movements`)).json.items;
  assert.deepEqual(
    [movement.type, movement.quantity, movement.sourceEntityType, movement.sourceEntityId],
    ['issue', '-4', 'stock_reservation', id],
  );
  const line = await lineNow();
  assert.deepEqual([line.reservedQuantity, line.fromStockQuantity, line.closedShortQuantity], ['6', '4', '4']);
  const over = await issueReserved(id, { quantity: '7' });
  assert.deepEqual(
    [over.status, over.json.errors[0].code, over.json.errors[0].params.limit],
    [422, 'over_reserved', '6'],
  );
  done(await issueReserved(id));
  assert.deepEqual(
    [(await shown(id)).status, (await card()).status, await figures()],
    ['issued', 'completed', '2 0 2'],
  );
  assert.equal((await issueReserved(id)).json.code, 'invalid_state_transition');
});

test('what was issued of a reservation is taken back there, and is held again', async () => {
  const { reserve, issueReserved, act, figures, card, ask, itemId } = await reservingPortal();
  const { id } = made(await reserve('10'));
  done(await issueReserved(id, { quantity: '4' }));
  done(await issueReserved(id));
  const [movement] = (await ask('GET', `/api/v1/catalog/${itemId}/movements`)).json.items;
  const reversed = await ask('POST', `/api/v1/catalog/${itemId}/movements/${movement.id}/reverse`, {});
  assert.deepEqual([reversed.json.rule, reversed.json.reservationId], ['movement_of_reservation', id]);
  const back = done(await act(id, 'take-back', { comment: 'Выдали не тому' }));
  assert.deepEqual([back.status, back.issuedQuantity, back.heldQuantity], ['active', '0', '10']);
  const { status, items } = await card();
  assert.deepEqual(
    [status, items[0].fromStockQuantity, items[0].closedShortQuantity, items[0].reservedQuantity],
    ['awaiting_delivery', '0', '0', '10'],
  );
  assert.equal(await figures(), '12 10 2');
  assert.equal((await act(id, 'take-back')).json.rule, 'nothing_issued');
});

test('a requisition that is cancelled or complete lets go what was reserved for it', async () => {
  const { reserve, moveTo, id, portal, figures, shown, approved, itemId } = await reservingPortal();
  const first = made(await reserve('4'));
  await moveTo(id, 'cancelled', { reason: 'Не нужно' });
  await drainJobs(portal.tenantId);
  assert.deepEqual(
    [(await shown(first.id)).status, (await shown(first.id)).releaseReason, await figures()],
    ['released', 'requisition_ended', '12 0 12'],
  );
  assert.equal((await reserve('1')).json.rule, 'requisition_closed');
  const other = await approved({ items: [{ catalogItemId: itemId, quantity: '5' }] });
  const second = made(await reserve('5', { procurementItemId: other.items[0].id }));
  await moveTo(other.id, 'completed', { reason: 'Обойдёмся' });
  await drainJobs(portal.tenantId);
  assert.equal((await shown(second.id)).releaseReason, 'requisition_ended');
});

test('a line that needs less lets go the newest of what is reserved for it', async () => {
  const { reserve, came, receive, portal, shown, figures } = await reservingPortal();
  const [first, second] = [made(await reserve('3')), made(await reserve('4'))];
  made(await receive([came('5')]));
  await drainJobs(portal.tenantId);
  assert.deepEqual(
    [(await shown(first.id)).status, (await shown(second.id)).releaseReason],
    ['active', 'line_changed'],
  );
  assert.equal(await figures(), '17 3 14');
});

test('a reservation may have an end, and lets go by itself', async () => {
  const { reserve, portal, shown, figures } = await reservingPortal();
  const past = await reserve('1', { expiresAt: '2026-01-01T00:00:00.000Z' });
  assert.deepEqual([past.status, past.json.errors[0].pointer], [422, '/expiresAt']);
  const one = made(await reserve('4', { expiresAt: new Date(Date.now() + 500).toISOString() }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  await drainJobs(portal.tenantId);
  assert.deepEqual([(await shown(one.id)).releaseReason, await figures()], ['expired', '12 0 12']);
});

test('reservations are listed by requisition, item and status, and released by hand once', async () => {
  const { reserve, release, act, ask, id, itemId } = await reservingPortal();
  const one = made(await reserve('2'));
  made(await reserve('3'));
  await release(one.id);
  const count = async (filter: string) => (await ask('GET', `${reservationsUrl}?${filter}`)).json.items.length;
  assert.deepEqual([await count(`procurementId=${id}`), await count(`catalogItemId=${itemId}&status=active`)], [2, 1]);
  assert.equal((await act(one.id, 'release')).json.code, 'invalid_state_transition');
});

test('a line outside the catalog reserves nothing', async () => {
  const { reserve, items } = await reservingPortal({ lines: [{ name: 'Доставка', quantity: '1' }] });
  const { status, json } = await reserve('1', { procurementItemId: items[1].id });
  assert.deepEqual(
    [status, json.errors[0].pointer, json.errors[0].code],
    [422, '/procurementItemId', 'no_catalog_item'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { drive, drivingPortal } from '../../../../test/driving.ts';
import { factsOf, owner } from '../../../../test/harness.ts';

test('a driver sees what is brought where, in the order of the stops, with contacts and hours', async () => {
  const { token, carried, route } = await drivingPortal();
  const { json, status } = await drive(token);
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual(
    [json.number, json.driverName, json.vehicleNumber, json.plannedDate, json.mayTrack],
    [route.number, 'Иванов Иван', 'А123ВС77', route.plannedDate, true],
  );
  const [plant, site] = json.stops;
  assert.deepEqual([plant.name, plant.batches, plant.phone], ['Завод', [], null]);
  assert.deepEqual(
    [site.sequence, site.name, site.address, site.contactName, site.workingHours, site.latitude],
    [2, 'Склад «Север»', 'Москва, ул. Северная, 1', 'Мария Кладовщикова', 'пн–пт 8:00–17:00', '55.801131'],
  );
  const [goods] = site.batches;
  assert.deepEqual(
    [goods.number, goods.status, goods.may],
    [carried.number, 'planned', { load: true, handOver: false, photo: false }],
  );
  const [{ name, quantity, unit, deliveredQuantity }] = goods.items;
  assert.deepEqual([name, quantity, unit, deliveredQuantity], ['Цемент М500', '10', 'шт', null]);
});

test('loaded, arrived and handed over are facts of the driver, and the goods may be received', async () => {
  const { portal, token, carried, stop, route, ask, card } = await drivingPortal();
  const loaded = ok(await drive(token, `batches/${carried.id}/loaded`, {}));
  assert.deepEqual([loaded.stops[1].batches[0].status, loaded.stops[1].batches[0].may.handOver], ['in_transit', true]);
  const arrived = ok(await drive(token, `stops/${stop.id}/arrived`, {}));
  assert.ok(arrived.stops[1].arrivedAt);
  assert.equal(arrived.stops[1].mayArrive, false);
  assert.equal(ok(await ask('GET', `/routes/${route.id}`)).stops[1].arrivedAt, arrived.stops[1].arrivedAt);
  const given = { recipientName: 'Пётр Кузнецов', comment: 'Разгрузили сами' };
  const handed = ok(await drive(token, `batches/${carried.id}/handed-over`, given));
  assert.equal(handed.stops[1].batches[0].recipientName, 'Пётр Кузнецов');
  const after = await card();
  assert.deepEqual(
    [after.status, after.recipientName, after.driverComment, after.comment],
    ['delivered', 'Пётр Кузнецов', 'Разгрузили сами', null],
  );
  assert.equal(ok(await ask('GET', `/batches/${carried.id}/receipt-draft`)).items[0].quantity, '10');
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(told.slice(-5), [
    ...['delivery_route.link_made', 'delivery_batch.status_changed', 'delivery_batch.status_changed'],
    ...['delivery_route.arrived', 'delivery_batch.status_changed'],
  ]);
  const { rows } = await owner.query(
    `select distinct actor_kind, actor_id, through_id is not null as through from audit_events where tenant_id = $1 and event = 'delivery_route.arrived'`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ actor_kind: 'driverLink', actor_id: null, through: true }]);
});

test('what was refused at the door is handed over in part; nothing taken goes back with a reason', async () => {
  const { token, carried, card } = await drivingPortal();
  ok(await drive(token, `batches/${carried.id}/loaded`, {}));
  const items = (deliveredQuantity: string) => [{ id: carried.items[0].id, deliveredQuantity }];
  const hand = (more: object) => drive(token, `batches/${carried.id}/handed-over`, { recipientName: 'Пётр', ...more });
  assert.match(refusal(await hand({ items: items('11') })), /items\/0\/deliveredQuantity maximum/);
  assert.match(refusal(await hand({ items: items('0') })), /comment required/);
  assert.match(refusal(await hand({ items: items('2.5') })), /items\/0\/deliveredQuantity/);
  assert.match(refusal(await hand({ recipientName: ' ' })), /recipientName/);
  ok(await hand({ items: items('8'), comment: 'Два мешка порваны' }));
  const after = await card();
  assert.deepEqual(
    [after.status, after.items[0].deliveredQuantity, after.driverComment],
    ['partially_delivered', '8', 'Два мешка порваны'],
  );
});

test('nothing taken: the goods go back, and the page says so', async () => {
  const { token, carried, card } = await drivingPortal();
  ok(await drive(token, `batches/${carried.id}/loaded`, {}));
  const items = [{ id: carried.items[0].id, deliveredQuantity: '0' }];
  const body = { recipientName: 'Пётр', items, comment: 'Некому принять' };
  const after = ok(await drive(token, `batches/${carried.id}/handed-over`, body));
  assert.equal(after.stops[1].batches[0].status, 'returned');
  assert.deepEqual([(await card()).statusReason, (await card()).items[0].deliveredQuantity], ['Некому принять', null]);
  assert.equal((await drive(token, `batches/${carried.id}/handed-over`, body)).status, 200);
});

test('of two presses at once one counts, and what was said otherwise later is refused', async () => {
  const { portal, token, carried, stop, card } = await drivingPortal();
  const twice = (what: string, body: object) => Promise.all([drive(token, what, body), drive(token, what, body)]);
  for (const answer of await twice(`batches/${carried.id}/loaded`, {})) ok(answer);
  for (const answer of await twice(`stops/${stop.id}/arrived`, {})) ok(answer);
  for (const answer of await twice(`batches/${carried.id}/handed-over`, { recipientName: 'Пётр' })) ok(answer);
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event);
  const count = (event: string) => told.filter((one) => one === event).length;
  assert.deepEqual([count('delivery_batch.status_changed'), count('delivery_route.arrived')], [3, 1]);
  const other = await drive(token, `batches/${carried.id}/handed-over`, { recipientName: 'Ольга' });
  assert.equal(refusal(other), '409 conflict: already_handed_over');
  assert.equal((await card()).recipientName, 'Пётр');
});

test('a press kept by the phone counts when it was made, once by its key, and never before the link or ahead of now', async () => {
  const { token, carried, link, card } = await drivingPortal();
  const key = { 'idempotency-key': 'press-1' };
  const body = { pressedAt: '2020-01-01T00:00:00.000Z' };
  const first = ok(await drive(token, `batches/${carried.id}/loaded`, body, key));
  assert.deepEqual(ok(await drive(token, `batches/${carried.id}/loaded`, body, key)), first);
  const made = (await link()).createdAt;
  assert.ok((await card()).dispatchedAt <= made);
  assert.ok((await card()).dispatchedAt > '2026');
});

test('what was not loaded is not handed over, and what is of another route is not found', async () => {
  const { token, carried, batch, ask } = await drivingPortal();
  const early = await drive(token, `batches/${carried.id}/handed-over`, { recipientName: 'Пётр' });
  assert.equal(refusal(early), '409 invalid_state_transition');
  const other = await batch({ comment: 'Другая' });
  const route = ok(await ask('POST', '/routes', { stops: [{ address: 'Пермь' }] }), 201);
  for (const [what, body] of [
    [`batches/${other.id}/loaded`, {}],
    [`stops/${route.stops[0].id}/arrived`, {}],
    [`batches/${other.id}/handed-over`, { recipientName: 'Пётр' }],
  ] as const)
    assert.equal((await drive(token, what, body)).status, 404, what);
});

test('the link of one batch shows and takes that batch alone', async () => {
  const { carried, batch, route, stop, tokenOf } = await drivingPortal();
  const token = await tokenOf({}, `batches/${carried.id}`);
  const { json } = await drive(token);
  assert.deepEqual([json.number, json.name, json.stops.length], [carried.number, null, 1]);
  const second = await batch({
    routeId: route.id,
    stopId: stop.id,
    items: [{ name: 'Поддон', uom: '796', quantity: '1' }],
  });
  assert.equal((await drive(token, `batches/${second.id}/loaded`, {})).status, 404);
  assert.equal((await drive(token, `stops/${route.stops[0].id}/arrived`, {})).status, 404);
  ok(await drive(token, `stops/${stop.id}/arrived`, {}));
  ok(await drive(token, `batches/${carried.id}/loaded`, {}));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { documents, papersPortal, transport } from '../../../../test/delivery-documents.ts';
import { owner } from '../../../../test/harness.ts';
import { accept } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

const note = { kind: 'delivery_note', documentDate: '2026-11-25' };

/** A requisition of two lines whose goods go by two batches: the first along a route, the second to another object. */
async function onTheWay() {
  const base = await papersPortal();
  const { ask, decided } = base;
  const { id, items, requisition } = await decided([{ name: 'Цемент М500' }, { name: 'Арматура 12 мм' }]);
  const create = async (what: string, body: object) => ok(await ask('POST', `/api/v1/logistics/${what}`, body), 201);
  const site = await create('objects', {
    name: 'Объект «Север»',
    kind: 'site',
    address: 'г. Химки, Северная ул., 1',
    contactName: 'Орлов Н. Д.',
  });
  const depot = await create('objects', { name: 'Склад', kind: 'warehouse', address: 'г. Москва, Складочная ул., 1' });
  const driver = await create('drivers', {
    fullName: 'Кузнецов Пётр Ильич',
    licenseNumber: '99 12 345678',
    licenseValidTo: '2026-10-31',
  });
  const vehicle = await create('vehicles', { plateNumber: 'А123ВС777', model: 'ГАЗон NEXT' });
  const route = await create('routes', {
    ...{ driverId: driver.id, vehicleId: vehicle.id, carrierName: 'ООО «Быстрый путь»' },
    stops: [{ objectId: depot.id }, { objectId: site.id }],
  });
  const goods = (at: number, quantity: string) => [{ procurementItemId: items[at].id, quantity }];
  const first = await create('batches', { items: goods(0, '4'), objectId: site.id, routeId: route.id });
  const second = await create('batches', { items: [...goods(0, '6'), ...goods(1, '10')], objectId: depot.id });
  return { ...base, id, items, requisition, site, depot, driver, vehicle, route, first, second };
}

test('a grouped scope answers a list: one document for each batch, object or route with its own goods', async () => {
  const { id, generated, card, site, depot, route, first, second } = await onTheWay();
  const byBatch = await generated(id, { ...note, scope: 'batch' });
  assert.deepEqual(
    byBatch.map(({ batchId, number, rowCount }: Record<string, unknown>) => [batchId, number, rowCount]),
    [
      [first.id, 'НО-2026-0001', 1],
      [second.id, 'НО-2026-0002', 2],
    ],
  );
  const { lines } = await card(byBatch[0].id);
  assert.deepEqual([lines[0].quantity, lines[0].grossAmount], ['4', '400.00']);
  const byObject = await generated(id, { ...note, scope: 'logistics_object' });
  assert.deepEqual(
    byObject.map(({ objectId, deliveryAddress, recipientName }: Record<string, unknown>) => [
      objectId,
      deliveryAddress,
      recipientName,
    ]),
    [
      [site.id, 'г. Химки, Северная ул., 1', 'Орлов Н. Д.'],
      [depot.id, 'г. Москва, Складочная ул., 1', null],
    ],
  );
  const byRoute = await generated(id, { ...note, scope: 'route' });
  assert.deepEqual(
    byRoute.map(({ routeId, rowCount }: Record<string, unknown>) => [routeId, rowCount]),
    [[route.id, 1]],
  );
});

test('a route tells a waybill who drives, what and whereto, and an expired licence is told', async () => {
  const { id, generated, card, route, driver, vehicle } = await onTheWay();
  const [waybill] = await generated(id, { kind: 'tn', scope: 'route', documentDate: '2026-11-25' });
  assert.deepEqual(
    [
      waybill.driverId,
      waybill.driverName,
      waybill.driverLicense,
      waybill.vehicleId,
      waybill.vehicleNumber,
      waybill.carrierName,
    ],
    [driver.id, 'Кузнецов Пётр Ильич', '99 12 345678', vehicle.id, 'А123ВС777', 'ООО «Быстрый путь»'],
  );
  assert.deepEqual([waybill.routeId, waybill.loadingAddress], [route.id, 'г. Москва, Складочная ул., 1']);
  assert.deepEqual(
    waybill.warnings.map(({ code }: { code: string }) => code),
    ['etrn_required', 'license_expired'],
  );
  assert.deepEqual(
    (await card(waybill.id)).stops.map(({ sequence, label }: Record<string, unknown>) => [sequence, label]),
    [
      [1, 'Склад'],
      [2, 'Объект «Север»'],
    ],
  );
});

test('suppliers have a document each, and selections let through what they name', async () => {
  const { portal, supplier, decided, generated, generate } = await papersPortal();
  const { id, items } = await decided([{ name: 'Цемент М500', quantity: '30' }]);
  const other = await newCounterparty(portal);
  await owner.query(
    `update requisition_allocations set quantity = 10, amount = 1000 where tenant_id = $1 and line_id = $2`,
    [...[portal.tenantId, items[0].id]],
  );
  await accept(portal, items[0], other.supplierId, { quantity: '20', price: '90' });
  const bySupplier = await generated(id, { ...note, scope: 'supplier' });
  assert.deepEqual(
    bySupplier.map(({ supplierId, rowCount }: Record<string, unknown>) => [supplierId, rowCount]),
    [
      [supplier.supplierId, 1],
      [other.supplierId, 1],
    ],
  );
  const one = await generated(id, { ...note, scope: 'supplier', supplierIds: [other.supplierId] });
  assert.deepEqual([one.length, one[0].supplierId], [1, other.supplierId]);
  assert.equal(
    refusal(await generate(id, note)),
    '422 validation_failed: /shipper required',
    'goods of two suppliers come in two documents',
  );
});

test('what is outside the requisition is refused with its place, and nothing selected is said', async () => {
  const { id, items, generate, decided, first } = await onTheWay();
  const { items: strange } = await decided();
  assert.equal(
    refusal(await generate(id, { ...note, itemIds: [items[0].id, strange[0].id], batchIds: [strange[0].id] })),
    '422 validation_failed: /itemIds/1 foreign_reference, /batchIds/0 foreign_reference',
  );
  assert.equal(
    refusal(await generate(id, { ...note, itemIds: [items[1].id], batchIds: [first.id] })),
    '422 business_rule_violated: nothing_to_generate',
  );
});

test('a grouped scope is one transaction: what one document lacks leaves none', async () => {
  const { ask, id, generate } = await onTheWay();
  const { carrierName: _, ...unnamed } = transport;
  const answer = await generate(id, { kind: 'tn', scope: 'batch', driverName: unnamed.driverName });
  assert.equal(refusal(answer), '422 validation_failed: /carrierName required, /vehicleNumber required');
  assert.equal(ok(await ask('GET', documents)).items.length, 0);
});

test('what documents name is archived instead of being deleted', async () => {
  const { ask, id, generated, first, site, route, driver, vehicle } = await onTheWay();
  await generated(id, { kind: 'tn', scope: 'route' });
  for (const [what, one] of Object.entries({
    objects: site,
    routes: route,
    drivers: driver,
    vehicles: vehicle,
    batches: first,
  }))
    assert.equal(ok(await ask('DELETE', `/api/v1/logistics/${what}/${one.id}`)).result, 'archived', what);
});

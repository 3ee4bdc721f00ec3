import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { drive, drivingPortal, sendPhoto, tokenIn } from '../../../../test/driving.ts';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import { pngOf } from '../../../../test/sample-files.ts';

/** What only the company may read, in words and in sums that come from nowhere else. */
const canary = {
  routeComment: 'КАНАРЕЙКА-МАРШРУТ',
  batchComment: 'КАНАРЕЙКА-ПАРТИЯ',
  objectComment: 'КАНАРЕЙКА-ОБЪЕКТ',
  itemComment: 'КАНАРЕЙКА-ПОЗИЦИЯ',
  custom: 'КАНАРЕЙКА-ПОЛЕ',
  supplier: 'КАНАРЕЙКА-ПОСТАВЩИК',
  file: 'КАНАРЕЙКА-ФАЙЛ.png',
  otherRoute: 'КАНАРЕЙКА-ДРУГОЙ-МАРШРУТ',
  otherGoods: 'КАНАРЕЙКА-ДРУГОЙ-ГРУЗ',
  cancelled: 'КАНАРЕЙКА-ОТМЕНЁННЫЙ-ГРУЗ',
  foreign: 'КАНАРЕЙКА-ЧУЖОЙ-ПОРТАЛ',
  driver: 'КАНАРЕЙКА-ВОДИТЕЛЬ',
  carrier: 'КАНАРЕЙКА-ПЕРЕВОЗЧИК',
  requisition: 'КАНАРЕЙКА-ЗАЯВКА',
};

const passport = '7701 931773';
const price = '731.77';

async function planted() {
  const held = await drivingPortal();
  const { portal, ask, batch, carried, route, object, vehicle, key, supplier, requisitionId } = held;
  const call = (method: string, path: string, body?: unknown) => request(method, `/api/v1${path}`, { key, body });
  const field = { entityType: 'deliveryBatch', key: 'note', label: 'Заметка', type: 'string' };
  ok(await call('POST', '/settings/custom-fields', field), 201);
  const person = ok(await ask('POST', '/drivers', { fullName: canary.driver, phone: '+79990009988', passport }), 201);
  ok(await ask('PATCH', `/objects/${object.id}`, { comment: canary.objectComment }));
  ok(await ask('PATCH', `/routes/${route.id}`, { comment: canary.routeComment, carrierName: canary.carrier }));
  ok(
    await ask('PATCH', `/batches/${carried.id}`, {
      ...{ comment: canary.batchComment, customFields: { note: canary.custom } },
      items: carried.items.map(({ id, name, procurementItemId, quantity }: Record<string, string>) => ({
        ...{ id, name, procurementItemId, quantity, comment: canary.itemComment },
      })),
    }),
  );
  await owner.query('update counterparties set short_name = $2 where tenant_id = $1 and id = $3', [
    ...[portal.tenantId, canary.supplier, supplier.counterpartyId],
  ]);
  await owner.query('update requisitions set comment = $2 where tenant_id = $1 and id = $3', [
    ...[portal.tenantId, canary.requisition, requisitionId],
  ]);
  await owner.query('update requisition_allocations set price = $2 where tenant_id = $1', [portal.tenantId, price]);
  const form = new FormData();
  form.append('file', new File([pngOf(30, 30) as never], canary.file, { type: 'image/png' }));
  form.append('entityType', 'deliveryBatch');
  form.append('entityId', carried.id);
  ok(await request('POST', '/api/v1/files', { key, body: form }), 201);
  const other = ok(
    await ask('POST', '/routes', {
      name: canary.otherRoute,
      driverId: person.id,
      vehicleId: vehicle.id,
      stops: [{ address: canary.otherRoute }],
    }),
    201,
  );
  const goods = (name: string) => ({ items: [{ name, uom: '796', quantity: '1' }] });
  await batch({ ...goods(canary.otherGoods), routeId: other.id });
  const dropped = await batch({ ...goods(canary.cancelled), routeId: route.id });
  ok(await ask('POST', `/batches/${dropped.id}/cancel`, { reason: canary.cancelled }));
  const foreign = await drivingPortal();
  ok(await foreign.ask('PATCH', `/routes/${foreign.route.id}`, { name: canary.foreign }));
  const token = tokenIn(ok(await ask('POST', `/routes/${route.id}/driver-link`, {}), 201).url);
  return { ...held, token, other, foreign, person };
}

test('canaries: nothing of what only the company may read reaches the driver, whatever he asks', async () => {
  const { token, carried, stop, portal, other, foreign, person, supplier, requisitionId, lines } = await planted();
  const point = { recordedAt: new Date().toISOString(), latitude: '55.8', longitude: '37.6' };
  const hand = { recipientName: 'Пётр', comment: 'Всё в порядке' };
  const answers = [
    await drive(token),
    await drive(token, `batches/${carried.id}/loaded`, {}),
    await drive(token, `stops/${stop.id}/arrived`, {}),
    await sendPhoto(token, carried.id, pngOf(8, 8), 'Фото.png'),
    await drive(token, 'positions', { points: [point] }),
    await drive(token, `batches/${carried.id}/handed-over`, hand),
  ];
  for (const { status, json } of answers) assert.ok(status < 300, JSON.stringify(json));
  const refused = [
    await drive(token, `batches/${carried.id}/handed-over`, { recipientName: 'Ольга' }),
    await drive(token, `batches/${foreign.carried.id}/loaded`, {}),
    await drive(token, `stops/${foreign.stop.id}/arrived`, {}),
    await drive(token, `stops/${other.stops[0].id}/arrived`, {}),
    await sendPhoto(token, foreign.carried.id, pngOf(9, 9), 'Фото.png'),
  ];
  for (const { status } of refused) assert.ok(status >= 400);
  // What is looked through is readable: the goods are there.
  assert.match(answers[0]?.text ?? '', /Цемент М500/);
  const told = await factsOf(portal.tenantId);
  const own = new Set([carried.id, ...carried.items.map(({ id }: { id: string }) => id)]);
  const hidden = [
    ...Object.values(canary),
    ...['канарейка', 'КАНАРЕЙКА', passport, passport.replace(' ', ''), '+79990009988', price, price.replace('.', ',')],
    ...[portal.tenantId, portal.ownerId, person.id, other.id, supplier.supplierId, supplier.counterpartyId],
    ...[requisitionId, lines[0].id, foreign.portal.tenantId],
    ...told.map(({ entity_id }) => entity_id).filter((id) => !own.has(id)),
  ];
  for (const { text, headers } of [...answers, ...refused])
    for (const one of hidden) assert.ok(!(text + JSON.stringify(headers)).includes(one), one);
});

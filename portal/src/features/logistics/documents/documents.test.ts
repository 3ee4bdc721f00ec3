import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { documentBodyOf, documentValuesOf } from './document-values.ts';
import { generationOf, newDocuments } from './generate-values.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const paper = {
  ...{ id: 'p1', version: 1, kind: 'upd', number: 'УПД-2026-0001', stage: 'draft', scope: 'batch' },
  ...{ direction: 'outgoing', documentDate: '2025-12-01', procurementId: 'r1', batchId: 'b1', routeId: null },
  ...{ procurement: { number: 'PR-2026-0001', title: 'Цемент' }, currency: 'RUB', grossAmount: '1244.88' },
  ...{ carrierName: null, driverName: null, vehicleNumber: null, attorneyName: null, recipientName: 'Сидорова' },
  ...{ deliveryAddress: 'Химки', comment: null, rejectReason: null, issuedAt: null, sentAt: null },
  parties: { seller: { name: 'Ромашка' }, customer: { name: 'Стройка' }, shipper: null, consignee: null },
  lines: [{ id: 'l1', name: 'Цемент М500', quantity: '8', uom: '168' }],
  allowedMoves: [{ to: 'issued', requires: [] }],
};

const page = (changes: object = {}, may: readonly string[] = ['logistics.delete', 'logistics.documents']) =>
  drawPage({
    ...{ at: 'logistics/documents/p1', routes, may: may as never },
    known: [[['logistics', 'document', 'p1'], { ...paper, ...changes }]],
  });

test('a row says what a document is, of which requisition, and how far it has come', async () => {
  const names = ['sort', 'kind', 'stage', 'procurement', 'batch', 'route', 'archived'];
  const key = ['logistics', 'documents', Object.fromEntries(names.map((name) => [name, undefined]))];
  const seen = { at: 'logistics/documents', routes, known: [[key, listed([paper])]] as never };
  const { text, buttons } = await drawPage({ ...seen, may: ['logistics.documents'] as never });
  assert.match(text, /УПД-2026-0001 Универсальный передаточный документ 1 дек\. 2025 г\. PR-2026-0001 Цемент/);
  assert.match(text, /1\s244,88\s₽ Черновик/);
  assert.ok(buttons.includes('Документ'));
  assert.ok(!(await drawPage(seen)).buttons.includes('Документ'));
});

test('documents are asked for by their requisition, batch, kind and stage', async () => {
  const search = { procurement: 'r1', batch: 'b1', kind: 'upd,poem', stage: 'draft' };
  const asked = await askedBy({ at: address('logistics/documents', search), routes });
  assert.deepEqual(asked.get('logistics/documents'), {
    ...{ limit: '100', includeTotal: 'true', procurementId: 'r1', batchId: 'b1' },
    ...{ 'kind[in]': 'upd', 'stage[in]': 'draft' },
  });
});

test('a document says who hands over what to whom, and is issued, saved and archived', async () => {
  const { text, buttons, links } = await page();
  assert.match(text, /УПД-2026-0001 Универсальный передаточный документ от 1 дек\. 2025 г\. Черновик/);
  assert.match(text, /Грузоотправитель Ромашка Грузополучатель Стройка/);
  assert.match(text, /Цемент М500 8/);
  assert.deepEqual(buttons.slice(0, 4), ['PDF', 'Выписать', 'Изменить', 'Ещё действия']);
  assert.ok(links.includes('/romashka/logistics/batches/b1'));
});

test('what was sent is marked as signed, and a rejected one says why', async () => {
  const moves = [
    { to: 'signed', requires: [] },
    { to: 'rejected', requires: ['reason'] },
  ];
  assert.ok((await page({ stage: 'sent', allowedMoves: moves })).buttons.includes('Отметить подписанным'));
  const rejected = await page({ stage: 'rejected', rejectReason: 'Не сошлось', allowedMoves: [] });
  assert.match(rejected.text, /Отклонён Не сошлось/);
});

const form = (search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: address('logistics/documents', { create: 'true', ...search }), routes },
    may: ['logistics.documents', 'counterparties.read'] as never,
  });

test('new documents ask for a requisition, unless the address names one', async () => {
  assert.ok((await form()).fields.includes('Заявка'));
  assert.ok(!(await form({ procurement: 'r1' })).fields.includes('Заявка'));
});

test('only what was said is sent, and of a batch its documents alone', () => {
  const values = newDocuments({ batch: 'b1' }, '2025-12-01');
  assert.equal(values.scope, 'batch');
  assert.deepEqual(generationOf({ ...values, deliveryAddress: 'Химки' }, { batch: 'b1' }), {
    ...{ kind: 'delivery_note', scope: 'batch', documentDate: '2025-12-01', batchIds: ['b1'] },
  });
});

test('a waybill has its carriage, and a power of attorney whom it trusts', () => {
  const values = newDocuments({}, '2025-12-01');
  const waybill = generationOf({ ...values, kind: 'tn', driverId: 'd1', deliveryAddress: ' Химки ' }, {});
  assert.deepEqual([waybill.driverId, waybill.deliveryAddress], ['d1', 'Химки']);
  const attorney = { ...values.attorney, fullName: 'Петров Иван', passportNumber: '123456' };
  const trusted = generationOf({ ...values, kind: 'power_of_attorney_m2', attorney }, {}).attorney;
  assert.deepEqual([trusted?.fullName, trusted?.passportNumber, trusted?.position], ['Петров Иван', '123456', null]);
});

test('chosen lines alone go into the documents, and all of them where none is named', () => {
  const values = newDocuments({}, '2025-12-01');
  assert.ok(!('itemIds' in generationOf(values, {})));
  assert.deepEqual(generationOf({ ...values, itemIds: ['l1', 'l2'] }, {}).itemIds, ['l1', 'l2']);
});

test('lines of a requisition are chosen where the address names it', async () => {
  assert.match((await form({ procurement: 'r1' })).text, /Все строки заявки Выбрать строки/);
  assert.doesNotMatch((await form()).text, /Выбрать строки/);
});

test('the details of a document are changed until it is sent', async () => {
  const details = { attorney: null, customFields: {}, packageCount: null };
  assert.ok((await page(details)).buttons.includes('Изменить'));
  assert.ok((await page({ ...details, stage: 'issued', allowedMoves: [] })).buttons.includes('Изменить'));
  assert.ok(!(await page({ ...details, stage: 'sent', allowedMoves: [] })).buttons.includes('Изменить'));
  assert.ok(!(await page(details, ['logistics.delete'])).buttons.includes('Изменить'));
});

test('of changed details a record brings its own words, and whom it trusts is of a power of attorney alone', () => {
  const held = { ...paper, attorney: null, packageCount: 3, driverId: 'd1', driverName: 'Иванов' } as never;
  const values = documentValuesOf(held);
  assert.deepEqual([values.packageCount, values.driverName, values.recipientName], ['3', '', 'Сидорова']);
  const body = documentBodyOf({ ...values, packageCount: ' ', carrierName: ' ИП Петров ' }, { kind: 'upd' });
  assert.deepEqual([body.packageCount, body.carrierName, body.driverId], [null, 'ИП Петров', 'd1']);
  assert.ok(!('driverName' in body) && !('attorney' in body));
  const trusted = { ...values, attorney: { ...values.attorney, fullName: ' Петров Иван ' } };
  const attorney = documentBodyOf(trusted, { kind: 'power_of_attorney_m2' }).attorney;
  assert.deepEqual([attorney?.fullName, attorney?.validTo], ['Петров Иван', null]);
});

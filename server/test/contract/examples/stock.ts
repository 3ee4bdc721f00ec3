import assert from 'node:assert/strict';
import { type Before, type Made, type Make, requisitions, the } from './made.ts';
import { sendBack } from './orders.ts';

const reservations = '/api/v1/stock-reservations';
const returns = '/api/v1/supplier-returns';

/** Stock of an item that a requisition asks for, reserved for its line. */
const reserve: Make = async (made) => {
  const [catalogItemId, warehouseId] = [await the(made, 'catalogItemId'), await the(made, 'warehouseId')];
  const found = { warehouseId, quantityDelta: '12', reason: 'found', occurredAt: '2026-01-12T09:00:00.000Z' };
  await made.ask('POST', `/api/v1/catalog/${catalogItemId}/movements/adjustment`, found);
  const need = { dueDate: '2030-12-31', items: [{ catalogItemId, quantity: '12' }] };
  const { json } = await made.ask('POST', requisitions, need);
  const body = { procurementItemId: json.items[0].id, warehouseId, quantity: '12' };
  const reserved = await made.ask('POST', reservations, body);
  assert.equal(reserved.status, 201, reserved.text);
  return reserved.json.id;
};

/** Goods of the supplier of an invoice that went back and were credited. */
async function credited(made: Made) {
  made.ids.supplierReturnId = await sendBack(made, '');
  const url = `${returns}/${made.ids.supplierReturnId}/credit`;
  await made.ask('POST', url, { number: 'КС-17', date: '2026-11-27', amount: '412.00' });
}

/** A file of five items by name, each with what the cells say, read by the workers. */
const uploaded =
  (headings: string, cells: (made: Made) => Promise<string>): Make =>
  async (made, url) => {
    const names = ['Цемент', 'Песок', 'Щебень', 'Кирпич', 'Гравий'];
    for (const name of names) await made.ask('POST', '/api/v1/catalog', { name: `${name} в мешках` });
    const told = await cells(made);
    const rows = [headings, ...names.map((name) => `${name} в мешках;${told}`)];
    const form = new FormData();
    form.append('file', new File([rows.join('\n')], 'файл.csv', { type: 'text/csv' }));
    const { status, json } = await made.ask('POST', url, form);
    assert.equal(status, 201, JSON.stringify(json));
    await made.work();
    return json.id;
  };

export const stockRecords: Record<string, Make> = {
  [`${reservations}/:id`]: reserve,
  '/api/v1/stock-counts/:id/exchange/imports/:jobId': uploaded(
    'Наименование;Посчитано;Примечание',
    async () => '5;Целые',
  ),
  '/api/v1/reorder-points/exchange/imports/:jobId': uploaded('Наименование;Склад;Минимум', async (made) => {
    const { json } = await made.ask('GET', `/api/v1/warehouses/${await the(made, 'warehouseId')}`);
    return `${json.name};5`;
  }),
};

export const beforeStock: Record<string, Before> = {
  [`POST ${reservations}/:id/take-back`]: ({ ask }, url) =>
    ask('POST', url.replace('take-back', 'issue'), { issuedTo: 'Цех № 1' }),
  'POST /api/v1/invoices/:invoiceId/credits': credited,
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { book, importing } from '../../../test/imports.ts';
import { newInbound } from '../../../test/inbound.ts';

test('warehouse exchange: asks for a warehouse, then for what lies in it', async () => {
  const { portal, check } = await door('warehouse-exchange');
  assert.deepEqual(await check(), {
    ok: false,
    warehouses: 'failed',
    stock: 'warning',
    inbound: 'skipped',
    deliveries: 'skipped',
  });
  const files = await importing(portal, 'warehouses.read', 'warehouses.write', 'integration_api.write');
  const made = await request('POST', '/api/v1/warehouses', { key: files.key, body: { name: 'Центральный' } });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(await check(), {
    ok: true,
    warehouses: 'ok',
    stock: 'warning',
    inbound: 'skipped',
    deliveries: 'skipped',
  });
  const job = await files.previewed(
    await book(['Артикул', 'Наименование', 'Остаток', 'Склад'], [['Б-1', 'Болт', 40, 'Центральный']]),
  );
  await files.applied(job.id);
  assert.deepEqual(await check(), {
    ok: true,
    warehouses: 'ok',
    stock: 'ok',
    inbound: 'skipped',
    deliveries: 'skipped',
  });
});

test('warehouse exchange: with incoming webhooks at work items are kept in step by events too', async () => {
  const { portal, ask, check, says } = await door('warehouse-exchange');
  assert.equal((await says()).inbound, 'Не установлены: номенклатура обновляется только файлами.');
  await newInbound(portal);
  assert.equal((await check()).inbound, 'ok');
  assert.deepEqual((await ask('GET', '/api/v1/warehouses')).json.items, [], 'a check makes nothing');
});

test('warehouse exchange: the next step is the first warehouse, then the stock that lies in it', async () => {
  const { portal, says } = await door('warehouse-exchange');
  assert.equal((await says()).warehouses, 'Складов нет: создайте первый.');
  const key = await portal.key('warehouses.write');
  await request('POST', '/api/v1/warehouses', { key, body: { name: 'Центральный' } });
  const { warehouses, stock } = await says();
  assert.equal(warehouses, 'Складов: 1.');
  assert.match(stock, /«Начальный остаток» и «Склад»/);
});

test('warehouse exchange: what is on its way to a warehouse is counted, and read by a key', async () => {
  const { portal, says } = await door('warehouse-exchange');
  const key = await portal.key('warehouses.write', 'logistics.read');
  const { json: place } = await request('POST', '/api/v1/warehouses', { key, body: { name: 'Центральный' } });
  assert.equal((await says()).deliveries, 'Партий, которые едут на склад, нет.');
  const items = [{ name: 'Цемент М500', quantity: '10' }];
  for (const warehouseId of [place.id, null])
    await request('POST', '/api/v1/logistics/batches', { key, body: { warehouseId, items } });
  assert.equal((await says()).deliveries, 'Ожидается на складах: 1.');
  const awaited = `/api/v1/logistics/batches?warehouseId=${place.id}&isActive=true`;
  const { json } = await request('GET', awaited, { key });
  assert.deepEqual(
    json.items.map((batch: { items: Array<{ name: string }> }) => batch.items[0]?.name),
    ['Цемент М500'],
  );
});

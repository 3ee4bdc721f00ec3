import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';

test('warehouse exchange: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('warehouse-exchange');
  assert.deepEqual(await faultsOf({ warehouse: 'main' }), ['/settings/warehouse unknown_field']);
});

test('warehouse exchange: a company looks for it by its category and by the items it keeps', async () => {
  const { isFoundBy, card } = await door('warehouse-exchange');
  assert.ok(await isFoundBy('category=warehouse_logistics&dataTag=nomenclature'));
  assert.equal((await card()).installation.status, 'requires_setup');
});

test('warehouse exchange: the template of the catalog has columns for what lies in which warehouse', async () => {
  const { portal } = await door('warehouse-exchange');
  const key = await portal.key('catalog.read', 'catalog.write');
  const address = '/api/v1/catalog/exchange/template?format=csv';
  const { status, text } = await request('GET', address, { key, headers: { 'accept-language': 'ru' } });
  assert.equal(status, 200, text);
  assert.match(text, /Начальный остаток/);
  assert.match(text, /Склад/);
});

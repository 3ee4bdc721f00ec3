import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import { settings } from './settings.ts';

const taken = Compile(settings);
const list = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

test('nothing has to be set up, and everything that is has its bounds', () => {
  assert.ok(taken.Check({}));
  assert.ok(taken.Check({ schemaVersion: '3.1', zip: false, fileLimit: 1024, ordersEncoding: 'utf-8' }));
  assert.ok(taken.Check({ unitMap: { шт: '796' }, orderStatusMap: { Отгружен: 'awaiting_delivery' } }));
  const refused = [
    { schemaVersion: '2.04' },
    { fileLimit: 1023 },
    { fileLimit: 64 * 1024 * 1024 + 1 },
    { ordersEncoding: 'koi8-r' },
    { unitMap: { шт: 'штука' } },
    { orderStatusMap: { Отгружен: 'draft' } },
    { propertyMap: { Цвет: '' } },
    { login: '1c' },
  ];
  for (const given of refused) assert.ok(!taken.Check(given), JSON.stringify(given));
});

test('a table of mappings takes identifiers by any name, five hundred at most', () => {
  assert.ok(taken.Check({ priceTypeMap: { 'Розничная цена': list }, warehouseMap: { '*': list } }));
  const many = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`Тип ${at}`, list]));
  assert.ok(taken.Check({ priceTypeMap: many(500) }));
  assert.ok(!taken.Check({ priceTypeMap: many(501) }));
});

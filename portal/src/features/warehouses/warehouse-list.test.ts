import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { warehouseRoutes: routes } = await import('./warehouses.routes.tsx');

const none = [['warehouses', {}], listed([])] as const;

test('who may make a warehouse is offered to, and who may not is only told that there is none', async () => {
  const { headings, text, buttons } = await drawPage({ at: 'warehouses', routes, known: [none] });
  assert.deepEqual(headings, ['Склады']);
  assert.match(text, /Складов пока нет/);
  assert.deepEqual(buttons, []);
  const may = ['warehouses.create', 'warehouses.update'] as const;
  const owner = await drawPage({ at: 'warehouses', routes, known: [none], may, language: 'en' });
  assert.deepEqual(owner.buttons, ['Import', 'Warehouse', 'Warehouse']);
});

test('a row says what a warehouse is', async () => {
  const khimki = {
    ...{ id: '1', code: 'ХМК', name: 'Химки', kind: 'site', address: null },
    ...{ isDefault: true, status: 'archived' },
  };
  const { text } = await drawPage({ at: 'warehouses', routes, known: [[['warehouses', {}], listed([khimki])]] });
  assert.match(text, /ХМК Химки · по умолчанию Объект — В архиве/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { warehouseBodyOf, warehouseValuesOf } from './warehouse-values.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { warehouseRoutes: routes } = await import('./warehouses.routes.tsx');

const khimki = {
  ...{ id: 'khimki', version: 2, code: 'ХМК', name: 'Химки', kind: 'site', address: null, contactName: null },
  ...{ phone: null, isDefault: true, status: 'active' },
} as never;

const panel = (open: string, may: readonly string[] = [], changes: object = {}) =>
  drawPage({
    ...{ at: address('warehouses', { open }), routes, may: may as never },
    known: [
      [['warehouses', {}], listed([])],
      [['warehouses', 'khimki'], { ...(khimki as object), ...changes }],
    ],
  });

test('the address of the list asks the server for what it says, whatever is open beside it', async () => {
  const search = { search: 'Химки', sort: '-name', archived: 'true', open: 'new' };
  assert.deepEqual((await askedBy({ at: address('warehouses', search), routes })).get('warehouses'), {
    ...{ limit: '100', search: 'Химки', sort: '-name', includeTotal: 'true', includeArchived: 'true' },
  });
});

test('a warehouse opens beside the list under its name, with what is known of it', async () => {
  const { text, fields, html, buttons } = await panel('khimki');
  assert.match(text, /Складов пока нет/);
  assert.ok(fields.includes('Название') && fields.includes('Контактное лицо'));
  assert.match(html, /value="Химки"/);
  assert.match(html, /value="Объект"/);
  assert.ok(!buttons.includes('В архив'));
});

test('a warehouse is archived, or brought back, by who may; a new one is neither', async () => {
  const may = ['warehouses.delete'] as const;
  assert.ok((await panel('khimki', may)).buttons.includes('В архив'));
  assert.ok((await panel('khimki', may, { status: 'archived' })).buttons.includes('Восстановить'));
  const fresh = await panel('new', may);
  assert.match(fresh.text, /Новый склад/);
  assert.ok(!fresh.buttons.includes('В архив') && fresh.buttons.includes('Сохранить'));
});

test('a new warehouse is a building and not the default one, until that is said', () => {
  const { kind, isDefault, name } = warehouseValuesOf(undefined);
  assert.deepEqual([kind, isDefault, name], ['main', false, '']);
});

test('an emptied text is sent as nothing, what is not in the form is not sent', () => {
  assert.deepEqual(warehouseBodyOf({ ...warehouseValuesOf(khimki), code: '' }), {
    ...{ name: 'Химки', kind: 'site', isDefault: true },
    ...{ code: null, address: null, contactName: null, phone: null },
  });
});

test('what was typed over one warehouse comes back over it alone', async (t) => {
  keepsDraft(t, 'warehouse', 'khimki', { name: 'Химки-2' });
  assert.match((await panel('khimki')).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await panel('new')).text, /Вернули/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import { catalogSearch } from './searches.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { catalogRoutes: routes } = await import('./catalog.routes.tsx');

const cable = {
  ...{ id: 'cable', type: 'product', sku: 'К-1', name: 'Кабель ВВГ', brand: null, baseUom: '006', categoryId: 'power' },
  ...{ currentCostPrice: '98.4', currentCostCurrency: 'RUB', currentCostSource: 'incoming_invoice' },
  ...{ status: 'active', duplicateOfId: null },
};
const delivery = { ...cable, id: 'delivery', type: 'service', sku: null, name: 'Доставка', currentCostPrice: null };
const shown = [['catalog', 'list', {}], listed([cable, delivery])] as const;

test('the address of the list asks the server for what it says', async () => {
  const search = { search: 'ввг', sort: '-name', category: 'power', type: 'product', supplier: 's1', stock: 'none' };
  const asked = await askedBy({ at: address('catalog', { ...search, archived: 'true' }), routes });
  assert.deepEqual(asked.get('catalog'), {
    ...{ limit: '100', search: 'ввг', sort: '-name', type: 'product', includeTotal: 'true', includeArchived: 'true' },
    ...{ underCategory: 'power', supplierId: 's1', inStock: 'false' },
  });
});

test('what an address cannot say is left out', () => {
  assert.deepEqual(catalogSearch({ type: 'ship', stock: 'some', archived: 'no', search: 2025, page: 3 }), {
    search: '2025',
  });
});

test('the cost stands in the list for who may see it, with where it comes from', async () => {
  const page = { at: 'catalog', routes, known: [shown] };
  assert.doesNotMatch((await drawPage(page)).text, /98,40|Себестоимость/);
  const { text } = await drawPage({ ...page, may: ['catalog.cost_read'] });
  assert.match(text, /Кабель ВВГ — — м 98,40 ₽ счёт/);
  assert.match(text, /Доставка — — м — счёт/);
});

test('beside the stock a service has dashes, and what there is none of is pale', async () => {
  const stock = [{ itemId: 'cable', available: '12.5', reserved: '0', incoming: '100' }];
  const { text, html } = await drawPage({
    ...{ at: 'catalog', routes, may: ['stock.read'] },
    known: [shown, [['catalog', 'stock', 'cable'], stock]],
  });
  assert.match(text, /Кабель ВВГ — — 12,5\sм 0 100/);
  assert.match(text, /Доставка — — — — —/);
  assert.match(html, /<span class="dimmed" title="0\sм">0<\/span>/);
});

test('only where archived items are shown does the list tell what stands in the archive, and why', async () => {
  const merged = { ...cable, id: 'twin', name: 'Кабель ВВГ 3×1,5', status: 'archived', duplicateOfId: 'cable' };
  const rows = listed([cable, merged, { ...merged, id: 'old', name: 'Провод', duplicateOfId: null }]);
  const known = [
    [['catalog', 'list', {}], rows],
    [['catalog', 'list', { archived: 'true' }], rows],
  ] as const;
  assert.doesNotMatch((await drawPage({ at: 'catalog', routes, known })).text, /Действует/);
  const { text } = await drawPage({ at: address('catalog', { archived: 'true' }), routes, known });
  assert.match(text, /Кабель ВВГ — — м Действует К-1 Кабель ВВГ 3×1,5 — — м Объединена К-1 Провод — — м В архиве/);
});

test('an empty catalog offers to begin it; one emptied by filters offers to clear them', async () => {
  const known = [
    [['catalog', 'list', {}], listed([])],
    [['catalog', 'list', { type: 'service' }], listed([])],
  ] as const;
  const may = ['catalog.create', 'catalog.import'] as const;
  const empty = await drawPage({ at: 'catalog', routes, known, may });
  assert.match(empty.text, /Каталог пуст/);
  assert.deepEqual(empty.buttons, ['Импорт', 'Позиция', 'Категория', 'Позиция']);
  const { text, buttons } = await drawPage({ at: address('catalog', { type: 'service' }), routes, known });
  assert.match(text, /Ничего не найдено/);
  assert.ok(buttons.includes('Сбросить отбор'));
});

test('rows are chosen by who may take them out into a file', async () => {
  const { fields } = await drawPage({ at: 'catalog', routes, known: [shown], may: ['catalog.export'] });
  assert.ok(fields.includes('Выбрать: Кабель ВВГ'));
  assert.ok(!(await drawPage({ at: 'catalog', routes, known: [shown] })).fields.includes('Выбрать: Кабель ВВГ'));
});

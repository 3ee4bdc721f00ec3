import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anItem } from '../../../test/an-item.ts';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { catalogRoutes: routes } = await import('./catalog.routes.tsx');
const { categoryTreeQuery } = await import('../../shared/records/categories.ts');
const { ItemCreate } = await import('./components/item-create.tsx');
const { PossibleDuplicates } = await import('./components/possible-duplicates.tsx');
const { MergeItems } = await import('./components/merge-items.tsx');

const stock = { onHand: '1200', reserved: '200', available: '1000', incoming: '50', byWarehouse: [] };
const card = (changes: object = {}, may: readonly string[] = [], tab?: string, known: readonly unknown[] = []) =>
  drawPage({
    ...{ at: `catalog/${address('bolt', tab ? { tab } : {})}`, routes, may: may as never },
    known: [
      [['catalog', 'bolt'], anItem(changes)],
      [categoryTreeQuery.queryKey, [{ id: 'metal', name: 'Крепёж', code: null, parentId: null, depth: 1 }]],
      ...(known as never[]),
    ],
  });

test('costs, stock and price lists are tabs for who may see them', async () => {
  const tabs = async (changes: object, may: readonly string[]) =>
    [...(await card(changes, may)).html.matchAll(/role="tab"[^>]*>.*?<span[^>]*>([^<]+)<\/span>/g)].map(
      ([, name]) => name,
    );
  assert.deepEqual(await tabs({}, []), ['Сведения', 'Поставщики', 'Дубликаты']);
  assert.deepEqual(await tabs({ stock }, ['catalog.cost_read', 'price_lists.read']), [
    ...['Сведения', 'Цены', 'Остатки', 'Движения', 'Поставщики', 'Прайс-листы', 'Дубликаты'],
  ]);
});

test('the item at a glance: what it costs and why for who may see it, what is free in stock', async () => {
  const { text } = await card({ stock, externalLinks: [{ externalSource: '1С', externalId: '000042' }] }, [
    'catalog.cost_read',
  ]);
  assert.match(text, /Текущая 10,00\s₽ Источник счёт/);
  assert.match(text, /Плановая 12,00\s₽ · /);
  assert.match(text, /В наличии 1\s200\sшт В резерве 200\sшт Доступно 1\s000\sшт Ожидается 50\sшт/);
  assert.match(text, /Версия 3 1С 000042/);
  assert.doesNotMatch((await card()).text, /Текущая/);
});

test('whoever may only read finds every field off, an archived item is off for everybody', async () => {
  for (const seen of [await card(), await card({ status: 'archived' }, ['catalog.update', 'catalog.delete'])]) {
    assert.ok(seen.off.includes('Название') && seen.off.includes('Артикул'));
    assert.ok(!seen.buttons.includes('Единица'));
  }
  assert.deepEqual((await card({}, ['catalog.update'])).off, []);
});

test('an item is put away and brought back; one that was merged says into which, and is unmerged instead', async () => {
  const may = ['catalog.delete'] as const;
  assert.ok((await card({}, may)).buttons.includes('В архив'));
  assert.ok((await card({ status: 'archived' }, may)).buttons.includes('Восстановить'));
  const merged = { status: 'archived', duplicateOfId: 'nut', mergedInto: { id: 'nut', name: 'Гайка М8' } };
  const { text, buttons, links } = await card(merged, may);
  assert.match(text, /Болт М8 Б-8 Объединена/);
  assert.match(text, /Объединена с позицией Гайка М8/);
  assert.ok(links.includes('/romashka/catalog/nut'));
  assert.ok(buttons.includes('Разъединить') && !buttons.includes('Восстановить'));
});

test('who supplies it stands with the last price, its source, and the way to remove a link by hand', async () => {
  const link = {
    ...{ id: 'l1', name: 'Крепёж', counterpartyId: 'party', sources: ['manual', 'quote'], lastPrice: '0.0035' },
    ...{ lastCurrency: 'RUB', lastAt: '2025-01-10', manual: { price: '5', currency: 'CNY', comment: 'договор' } },
  };
  const known = { suppliers: [link, { ...link, id: 'l2', name: 'Метиз', manual: null }] };
  const { text, buttons } = await card(known, ['catalog.update'], 'suppliers');
  assert.match(text, /Крепёж вручную, предложение 0,0035\s₽ 10 янв\. 2025 г\. 5,00\s¥ · договор/);
  assert.deepEqual(
    buttons.filter((name) => name.startsWith('Убрать связь')),
    ['Убрать связь: Крепёж'],
  );
  assert.match((await card({}, [], 'suppliers')).text, /Поставщиков пока нет/);
});

test('price lists that name it stand with what they ask from which quantity', async () => {
  const priceList = { number: 'PL-7', name: 'Осень', kind: 'supplier', status: 'expired', currency: 'CNY' };
  const row = { id: 'r1', priceListId: 'l1', priceList, minQuantity: '100', uom: '796', price: '0.35', validTo: null };
  const known = [[['price-lists', 'products', 'bolt'], listed([row])]];
  const { text } = await card({}, ['price_lists.read'], 'lists', known);
  assert.match(text, /PL-7 · Осень Поставщика Истёк 100\sшт 0,35\s¥ —/);
});

test('similar items and those merged into it are merged and unmerged by who may put items away', async () => {
  const twin = { id: 'twin', name: 'Болт М8 оц.', sku: null, baseUom: '796', currentCostPrice: '11' };
  const known = [
    [['catalog', 'bolt', 'similar', 'Болт М8'], [{ ...twin, currentCostCurrency: 'RUB' }]],
    [['catalog', 'bolt', 'merged'], [{ ...twin, id: 'old', name: 'Болт 8', sku: 'Б8' }]],
  ];
  const { text, buttons } = await card({}, ['catalog.delete'], 'twins', known);
  assert.match(text, /Болт М8 оц\. шт 11,00\s₽ Объединить/);
  assert.match(text, /Объединены с этой позицией Название Болт 8 · Б8 Разъединить/);
  assert.ok(buttons.includes('Объединить'));
  assert.ok(!(await card({}, [], 'twins', known)).buttons.some((name) => /единить/.test(name)));
});

test('before two items are merged they stand side by side with what goes over', async () => {
  const other = anItem({ id: 'nut', name: 'Болт 8', sku: null, stock, externalLinks: [{ externalId: '42' }] });
  const merge = (item: never) => createElement(MergeItems, { item, otherId: 'nut', onClose() {} });
  const known = [[['catalog', 'nut'], other]] as const;
  const { text, off } = await draw(merge(anItem()), { known });
  assert.match(text, /Артикул Б-8 — /);
  assert.match(text, /Остаток — 1\s200\sшт остатки с движениями/);
  assert.match(text, /Внешние коды — 42 коды систем, которых ещё нет/);
  assert.deepEqual(off, []);
  const unlike = await draw(merge(anItem({ baseUom: '166' })), { known });
  assert.match(unlike.text, /только позиции одного типа и с одной единицей учёта/);
  assert.deepEqual(unlike.off, ['Объединить']);
});

test('a new item is named first, and a service is asked for no stock', async (t) => {
  const create = () => createElement(ItemCreate, { opened: true, onClose() {} });
  const { fields, html } = await draw(create());
  assert.deepEqual(fields.filter((name) => name.startsWith('Остаток') || name === 'Количество').length, 2);
  assert.match(html, /maxLength="500"/i);
  keepsDraft(t, 'catalog-item', undefined, { name: 'Болт' });
  assert.match((await draw(create())).text, /Вернули то, что вы ввели/);
});

test('where the catalog may hold it already, the new item gives way only by who may put items away', async () => {
  const candidates = [{ id: 'bolt', name: 'Болт М8', sku: 'Б-8', matchedBy: 'barcode' }];
  const item = { id: 'new', name: 'Болт 8', warnings: [{ meta: { candidates } }] } as never;
  const doubt = () => createElement(PossibleDuplicates, { item, onOpen() {} });
  const { text, buttons } = await draw(doubt(), { may: ['catalog.delete'] });
  assert.match(text, /похожее на «Болт 8»: Болт М8 Б-8 · тот же штрихкод/);
  assert.deepEqual(buttons, ['Это она', 'Всё равно создать']);
  assert.deepEqual((await draw(doubt())).buttons, ['Открыть', 'Всё равно создать']);
});

test('other units say how many base units they hold', async () => {
  const { fields, text } = await card({ uomConversions: [{ uom: '778', factorToBase: '100', supplierId: null }] });
  assert.ok(fields.includes('Сколько единиц учёта'));
  assert.match(text, /1 = шт/);
  assert.match((await card()).text, /Позиция считается только в единице учёта: шт\./);
});

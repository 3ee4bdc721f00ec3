import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('an item much like another is made all the same, counted, its cost pinned; the two are merged and parted', async () => {
  const company = await newCompany();
  await company.call('POST', '/warehouses', { name: 'Склад «Химки»', kind: 'main', isDefault: true });
  const known = await company.call<{ id: string }>('POST', '/catalog', {
    name: 'Перчатки нитриловые, размер M',
    sku: 'П-100',
    plannedCost: { price: '10' },
  });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('catalog');
  await mustBeClean();

  await page.keyboard.press('KeyC');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('перчатки нитриловые размер М');
  await dialog.getByLabel('Артикул', { exact: true }).fill('П-200');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await dialog.getByText('П-100').waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Всё равно создать' }).click();
  await page.getByRole('heading', { name: 'перчатки нитриловые размер М' }).waitFor();
  await mustBeClean();

  await page.getByRole('tab', { name: 'Остатки' }).click();
  await page.getByRole('button', { name: 'Скорректировать' }).first().click();
  await dialog.getByLabel(/Лежит на складе/).fill('1 200');
  await dialog.getByRole('button', { name: 'Скорректировать' }).click();
  await page
    .getByRole('cell', { name: /^1\s200$/ })
    .first()
    .waitFor();
  await mustBeClean();

  await page.getByRole('tab', { name: 'Цены' }).click();
  await page.getByRole('button', { name: 'Закрепить себестоимость' }).click();
  await dialog.getByLabel(/Себестоимость единицы/).fill('12,5');
  await dialog.getByRole('button', { name: 'Закрепить' }).click();
  await page.getByRole('heading', { name: /12,50/ }).waitFor();
  await mustBeClean();

  await page.getByRole('tab', { name: 'Дубликаты' }).click();
  await page.getByRole('row', { name: /П-100/ }).getByRole('button', { name: 'Объединить' }).click();
  await dialog.getByText('Останется другая').click();
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await page.getByRole('heading', { name: 'Перчатки нитриловые, размер M' }).waitFor();
  const merged = await company.call<{ stock: { onHand: string } }>('GET', `/catalog/${known.id}`);
  assert.equal(merged.stock.onHand, '1200');
  await mustBeClean();

  await page.getByRole('button', { name: 'Разъединить' }).click();
  await dialog.getByRole('button', { name: 'Разъединить' }).click();
  await page.getByText(/Снова отдельная позиция/).waitFor();
  const { items } = await company.call<{ items: unknown[] }>('GET', '/catalog');
  assert.equal(items.length, 2);
  await close();
});

long('the list tells the stock of products, and an item all that was merged into it', async () => {
  const company = await newCompany();
  const make = (name: string, more: object = {}) =>
    company.call<{ id: string }>('POST', '/catalog', { name, baseUom: '796', ...more });
  const store = await company.call<{ id: string }>('POST', '/warehouses', { name: 'Основной', kind: 'main' });
  const [bolt, screw] = [await make('Болт М8'), await make('Винт особый')];
  await make('Доставка', { type: 'service' });
  await company.call('POST', `/catalog/${screw.id}/movements/adjustment`, {
    warehouseId: store.id,
    reason: 'inventory',
    quantityDelta: '1500',
  });
  await company.call('POST', `/catalog/${screw.id}/merge`, { intoId: bolt.id });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('catalog');
  await page
    .getByRole('row', { name: /Болт М8/ })
    .getByText(/^1\s500\sшт$/)
    .waitFor();
  await page.getByRole('row', { name: /Доставка/ }).waitFor();
  await mustBeClean();
  await open(`catalog/${bolt.id}?tab=twins`);
  await page.getByRole('table', { name: 'Объединены с этой позицией' }).getByText('Винт особый').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`the catalog and an item are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/catalog', {
      name: 'Кабель ВВГнг(А)-LS 3х2,5',
      baseUom: '006',
      plannedCost: { price: '98.4' },
    });
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of [
      'catalog',
      'catalog/categories',
      `catalog/${id}`,
      `catalog-items/${id}`,
      `catalog/${id}?tab=prices`,
    ]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

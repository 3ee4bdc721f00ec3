import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('a list is made, filled by pasting, made active, and a price typed over becomes a version', async () => {
  const company = await newCompany();
  for (const sku of ['А-1', 'А-2']) await company.call('POST', '/catalog', { name: `Болт ${sku}`, sku });
  await company.call('POST', '/counterparties', { shortName: 'ООО «Ромашка»' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('price-lists');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Ромашка, осень');
  await dialog.getByRole('textbox', { name: 'Поставщик' }).fill('Ромаш');
  await page.getByRole('option', { name: /Ромашка/ }).click();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'Ромашка, осень' }).waitFor();

  await page.getByRole('button', { name: 'Вставить из Excel' }).first().click();
  await dialog
    .getByLabel('Строки из таблицы')
    .fill('Артикул\tЦена\tОт\nА-1\t100,00\nА-1\t90\t10\nА-2\t1 234,50\nА-3\tпо запросу');
  await dialog.getByText('Цена не число').waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Добавить 3 строки' }).click();
  await page.getByRole('textbox', { name: 'Цена: Болт А-2' }).waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: 'Ввести в действие' }).click();
  await dialog.getByRole('button', { name: 'Ввести в действие' }).click();
  await page.getByText('Действует', { exact: true }).waitFor();

  const price = page.getByRole('textbox', { name: 'Цена: Болт А-2' });
  await price.fill('1 300');
  await price.press('Enter');
  await page.getByText('+5,3').waitFor();
  const { items } = await company.call<{ items: Array<{ plannedCost: { price: string } | null }> }>(
    'GET',
    '/catalog?sku=А-2'.replace('А', encodeURIComponent('А')),
  );
  assert.equal(items[0]?.plannedCost?.price, '1300');

  await page.getByRole('tab', { name: 'Версии' }).click();
  await page.getByRole('row').nth(1).getByRole('button').click();
  await dialog.getByText('+5,3').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`price lists are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/price-lists', { name: 'Розница', kind: 'internal' });
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of ['price-lists', `price-lists/${id}`, `price-lists/${id}?tab=versions`]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

import assert from 'node:assert/strict';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

long('a warehouse and an item are made while a requisition is written; nothing typed is lost', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('requisitions/new');
  await page.getByLabel('Название', { exact: true }).fill('Крепёж для ворот');
  await page.getByLabel('Склад', { exact: true }).fill('Склад на Лесной');
  await page.getByRole('option', { name: 'Создать «Склад на Лесной»' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Адрес').fill('Москва, Лесная, 4');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Создать и выбрать' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Склад', { exact: true }).inputValue(), 'Склад на Лесной');
  await page.getByLabel('Наименование, позиция 1').fill('Болт М8');
  await page.getByRole('option', { name: 'Создать «Болт М8» в каталоге' }).click();
  await dialog.getByLabel('Артикул').fill('Б-8');
  await dialog.getByRole('button', { name: 'Создать и выбрать' }).click();
  await page.getByText('Артикул Б-8').waitFor();
  assert.equal(await page.getByLabel('Название', { exact: true }).inputValue(), 'Крепёж для ворот');
  await close();
});

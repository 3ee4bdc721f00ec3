import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('a warehouse is made by keyboard, found, refused a second time under the same code, and archived', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('warehouses');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  await page.getByRole('textbox', { name: 'Название' }).fill('Склад «Химки»');
  await page.getByRole('textbox', { name: 'Код' }).fill('ХМК-1');
  await page.keyboard.press('Enter');
  await page.getByRole('table').getByText('Склад «Химки»').waitFor();

  await page.keyboard.press('KeyC');
  await page.getByRole('textbox', { name: 'Название' }).fill('Другой');
  await page.getByRole('textbox', { name: 'Код' }).fill('ХМК-1');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(/уже/).first().waitFor();
  await mustBeClean();
  await page.getByRole('textbox', { name: 'Код' }).fill('ДРГ-2');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('table').getByText('Другой').click();
  await page.getByRole('button', { name: 'В архив' }).click();
  await page.getByRole('table').getByText('Другой').waitFor({ state: 'detached' });
  const { items } = await company.call<{ items: unknown[] }>('GET', '/warehouses?includeArchived=only');
  assert.equal(items.length, 1);
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`the list of warehouses is clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(await newCompany(), looks);
    await open('warehouses');
    await mustBeClean();
    await close();
  });

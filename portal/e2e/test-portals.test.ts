import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('a test portal is made, entered, marked on its pages, and its clock is moved', async () => {
  const company = await newCompany();
  const v = await visit(company);
  const { page } = v;
  await v.open('settings/test-portals');
  await page.getByRole('button', { name: 'Тестовый портал' }).click();
  await page.getByRole('button', { name: 'Создать' }).click();
  await page.getByText('Тестовый портал создан').waitFor();
  assert.match((await page.locator('[data-secret]').textContent()) ?? '', /^ppk_test_/);
  await page.getByRole('checkbox', { name: 'Я сохранил' }).check();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await v.mustBeClean();
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('**/*-test-*');
  await page.getByText('Тестовый портал: письма и документы никуда не уходят').waitFor();
  await v.mustBeClean();
  await page.getByRole('button', { name: 'Перевести часы…' }).click();
  await v.mustBeClean();
  await page.getByRole('button', { name: 'На неделю' }).click();
  await page.getByText('В портале').waitFor();
  await page.getByRole('link', { name: 'Письма' }).click();
  await page.getByRole('heading', { name: 'Письма' }).waitFor();
  await v.mustBeClean();
});

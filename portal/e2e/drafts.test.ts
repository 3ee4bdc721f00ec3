import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

const restored = /Вернули то, что вы ввели/;

test('a requisition that is typed half way is there after the tab is gone, until it is sent or given up', async () => {
  const company = await newCompany();
  const { page: first, context, open, close } = await visit(company);
  await open('requisitions/new');
  await first.getByLabel('Название', { exact: true }).fill('Щиты для корпуса 3');
  await first.getByLabel('Срок поставки').fill('2031-05-20');
  await first.getByLabel('Наименование, позиция 1').fill('Щит распределительный');
  await first.getByLabel('Количество, позиция 1').fill('4');
  const address = first.url();
  await first.close();

  const page = await context.newPage();
  await page.goto(address);
  await page.getByText(restored).waitFor();
  assert.equal(await page.getByLabel('Название', { exact: true }).inputValue(), 'Щиты для корпуса 3');
  assert.equal(await page.getByLabel('Количество, позиция 1').inputValue(), '4');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' });
  await refusal.getByText('Введённое сохранено на этом устройстве').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);

  await page.goto(address);
  await page.getByLabel('Название', { exact: true }).waitFor();
  assert.equal(await page.getByText(restored).count(), 0);
  assert.equal(await page.getByLabel('Название', { exact: true }).inputValue(), '');
  const { items } = await company.call<{ items: unknown[] }>('GET', '/purchase-requisitions');
  assert.equal(items.length, 1);
  await close();
});

long('a drawer that is closed by a slip gives back what was typed into it, and forgets it when asked to', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('warehouses?open=new');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Название').fill('Склад на Складочной');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await open('warehouses?open=new');
  await drawer.getByText(restored).waitFor();
  assert.equal(await drawer.getByLabel('Название').inputValue(), 'Склад на Складочной');
  await mustBeClean();
  await drawer.getByRole('button', { name: 'Отбросить' }).click();
  assert.equal(await drawer.getByLabel('Название').inputValue(), '');
  await open('warehouses?open=new');
  await drawer.getByLabel('Название').waitFor();
  assert.equal(await drawer.getByText(restored).count(), 0);
  await close();
});

test('«12а» in a quantity holds the requisition back: it is never sent as the 12 that could be read', async () => {
  const company = await newCompany();
  const { page, open, close } = await visit(company);
  await open('requisitions/new');
  await page.getByLabel('Название', { exact: true }).fill('Щиты для корпуса 3');
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await page.getByLabel('Наименование, позиция 1').fill('Щит распределительный');
  const quantity = page.getByLabel('Количество, позиция 1');
  await quantity.pressSequentially('12а');
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.getByText('Это не число').waitFor();
  assert.equal(await quantity.evaluate((field) => field === document.activeElement), true);
  await page.waitForTimeout(300);
  assert.match(page.url(), /requisitions\/new/);
  await quantity.fill('12');
  await page.getByRole('button', { name: 'Создать заявку' }).click();
  await page.waitForURL(/requisitions\/[\da-f-]{36}/);
  const { items } = await company.call<{ items: unknown[] }>('GET', '/purchase-requisitions');
  assert.equal(items.length, 1);
  await close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

test('what lies in a warehouse is counted on a phone, and what differs is posted', async () => {
  const company = await newCompany();
  const warehouse = await company.call<Made>('POST', '/warehouses', {
    ...{ name: 'Склад «Химки»', kind: 'main', isDefault: true },
  });
  const item = (name: string, quantity: string) =>
    company.call<Made>('POST', '/catalog', {
      ...{ name, baseUom: '796', initialStock: [{ warehouseId: warehouse.id, quantity }] },
    });
  const cement = await item('Цемент М400, мешок', '40');
  await item('Песок, мешок', '15');

  const desk = await visit(company);
  await desk.open('stock-counts?create=true');
  const start = desk.page.getByRole('dialog');
  await start.getByRole('textbox', { name: /Склад/ }).click();
  await desk.page.getByRole('option', { name: 'Склад «Химки»' }).click();
  await desk.mustBeClean();
  await start.getByRole('button', { name: 'Начать' }).click();
  await desk.page.getByRole('heading', { name: /^Инвентаризация SC-/ }).waitFor();
  await desk.page.getByRole('row', { name: /Цемент М400/ }).waitFor();
  await desk.mustBeClean();
  const address = new URL(desk.page.url()).pathname.split('/').slice(2).join('/');

  const phone = await visit(company, { width: 390, height: 844, dark: true });
  await phone.open(address);
  await phone.page.getByText('Цемент М400, мешок').click();
  const counting = phone.page.getByRole('dialog', { name: 'Цемент М400, мешок' });
  await counting.getByLabel(/^Посчитано|Насчитано/).fill('38');
  await counting.getByLabel('Примечание').fill('Два мешка порваны');
  await phone.mustBeClean();
  await counting.getByRole('button', { name: 'Сохранить' }).click();
  await counting.waitFor({ state: 'detached' });
  await phone.mustBeClean();
  await phone.close();

  await desk.page.getByRole('button', { name: 'Провести', exact: true }).click();
  const posting = desk.page.getByRole('dialog');
  await posting.getByLabel('Оставить как по учёту').check();
  await desk.mustBeClean();
  await posting.getByRole('button', { name: 'Провести', exact: true }).click();
  await posting.waitFor({ state: 'detached' });
  await desk.mustBeClean();
  const { onHand } = await company.call<{ onHand: string }>('GET', `/catalog/${cement.id}/stock`);
  assert.equal(onHand, '38');
  await desk.close();
});

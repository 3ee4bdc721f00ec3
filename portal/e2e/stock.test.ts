import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('goods are moved between warehouses from the page of their item, and never more than there are', async () => {
  const company = await newCompany();
  const [from] = [
    await company.call<{ id: string }>('POST', '/warehouses', { name: 'Склад «Химки»', kind: 'main', isDefault: true }),
    await company.call('POST', '/warehouses', { name: 'Склад «Тверь»', kind: 'main' }),
  ];
  const { id } = await company.call<{ id: string }>('POST', '/catalog', {
    name: 'Кабель',
    baseUom: '006',
    plannedCost: { price: '98.4' },
  });
  await company.call('POST', `/catalog/${id}/movements/adjustment`, {
    ...{ warehouseId: from.id, quantityDelta: '120', reason: 'found', unitCost: '98.4' },
  });
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`catalog/${id}?tab=stock`);
  await page.getByRole('button', { name: 'Переместить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Доступно: 120').waitFor();
  await dialog.getByRole('combobox', { name: 'Куда', exact: true }).click();
  await page.getByRole('option', { name: 'Склад «Тверь»' }).click();
  await dialog.getByLabel(/Количество/).fill('150');
  await dialog.getByRole('button', { name: 'Переместить' }).click();
  await dialog
    .getByText(/недостаточно|не хватает|меньше|больше/i)
    .first()
    .waitFor();
  await mustBeClean();
  await dialog.getByLabel(/Количество/).fill('45,5');
  await dialog.getByRole('button', { name: 'Переместить' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Тверь.*45,5/ }).waitFor();
  await page.getByRole('row', { name: /Химки.*74,5/ }).waitFor();
  await mustBeClean();
  await page.getByRole('tab', { name: 'Движения' }).click();
  await page.getByRole('cell', { name: /45,5/ }).first().waitFor();
  await mustBeClean();
  const { stock } = await company.call<{ stock: { onHand: string } }>('GET', `/catalog/${id}`);
  assert.equal(stock.onHand, '120');
  await close();
});

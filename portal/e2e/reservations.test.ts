import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
  items: Array<{ id: string }>;
}

test('what is reserved is seen on one page, taken for somebody else knowingly, and released there', async () => {
  const company = await newCompany();
  const { call } = company;
  await call('PATCH', '/settings/company', { approvalRequired: false });
  const warehouse = await call<Made>('POST', '/warehouses', { name: 'Склад «Химки»', kind: 'main', isDefault: true });
  const cement = await call<Made>('POST', '/catalog', {
    ...{ name: 'Цемент М400, мешок', baseUom: '796', initialStock: [{ warehouseId: warehouse.id, quantity: '40' }] },
  });
  const need = await call<Made>('POST', '/purchase-requisitions', {
    ...{ dueDate: '2031-06-01', items: [{ catalogItemId: cement.id, quantity: '30' }] },
  });
  await call('PATCH', `/purchase-requisitions/${need.id}/status`, { status: 'approved' });
  await call('POST', '/stock-reservations', {
    ...{ procurementItemId: need.items[0]?.id, warehouseId: warehouse.id, quantity: '30' },
  });

  const { open, page, mustBeClean } = await visit(company);
  await open(`catalog/${cement.id}?tab=stock`);
  await page.getByRole('button', { name: 'Выдать', exact: true }).first().click();
  const issue = page.getByRole('dialog', { name: 'Выдать со склада' });
  await issue.getByLabel('Количество, шт').fill('15');
  await issue.getByLabel('Кому').fill('Цех № 1');
  await issue.getByText(/^PR-.*: 30/).waitFor();
  await issue.getByLabel(/^Всё равно взять/).check();
  await mustBeClean();
  await issue.getByRole('button', { name: 'Выдать' }).click();
  await page.getByText('Выдано', { exact: true }).waitFor();

  await open('warehouses');
  await page.getByRole('link', { name: 'Резервы' }).click();
  const row = page.getByRole('row', { name: /Цемент М400/ });
  await row.getByText('В резерве').waitFor();
  await mustBeClean();
  await row.getByRole('button', { name: 'Снять' }).click();
  await page.getByText('Ничего не найдено').waitFor();
  await mustBeClean();
});

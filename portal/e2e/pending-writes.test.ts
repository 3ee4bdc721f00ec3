import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { base } from './installation.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

test('what an agent asks for is read in words on a phone, and rejected with a reason', async () => {
  const company = await newCompany();
  const { call } = company;
  const store = await call<Made>('POST', '/warehouses', { code: 'ЛЕС-4', name: 'Лесная, 4' });
  const { secret } = await call<{ secret: string }>('POST', '/api-keys', {
    ...{ name: 'Агент закупок', scopes: ['purchase_requisitions.write'], writesWait: true },
  });
  const asked = await fetch(`${base}/api/v1/purchase-requisitions`, {
    method: 'POST',
    headers: { 'x-api-key': secret, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ title: 'Цемент на фундамент', priority: 'high', dueDate: '2030-06-01', deliveryWarehouseId: store.id },
      items: [{ name: 'Цемент М500', quantity: '1240', uom: '796', plannedPrice: '412.50' }],
    }),
  });
  const { id } = (await asked.json()) as Made;

  const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844, dark: true });
  await open('pending-writes');
  await mustBeClean();
  await page.getByRole('link', { name: 'Создать заявку на закупку' }).click();
  await page.getByRole('definition').filter({ hasText: 'Высокий' }).waitFor();
  await page.getByRole('table', { name: 'Запись после этого' }).getByText('Высокий').waitFor();
  await page.getByRole('link', { name: 'Лесная, 4' }).first().waitFor();
  await page.getByRole('table', { name: 'Строки' }).getByText('Цемент М500').waitFor();
  await mustBeClean();
  await page.getByText('Как в API').click();
  await page.getByText('deliveryWarehouseId').first().waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Причина').fill('Цемент уже заказан');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Цемент уже заказан').waitFor();
  const { status, reason } = await call<{ status: string; reason: string }>('GET', `/pending-writes/${id}`);
  assert.deepEqual([status, reason], ['rejected', 'Цемент уже заказан']);
  await close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

const phone = { width: 390, height: 844 };

interface Made {
  id: string;
}

test('a buyer copies a requisition, makes a template of it with a schedule, and has what runs low proposed', async () => {
  const company = await newCompany();
  const { id } = await company.call<Made>('POST', '/purchase-requisitions', {
    title: 'Офис на месяц',
    items: [{ name: 'Бумага А4', quantity: '20' }],
  });
  const buyer = await visit(company);
  await buyer.open(`requisitions/${id}`);
  await buyer.page.getByRole('button', { name: 'Ещё действия' }).click();
  await buyer.page.getByRole('menuitem', { name: 'Скопировать' }).click();
  await buyer.page.getByText('Черновик создан: PR-').waitFor();
  await buyer.page.getByRole('button', { name: 'Ещё действия' }).click();
  await buyer.page.getByRole('menuitem', { name: 'Сохранить как шаблон' }).click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Создавать заявки по расписанию' }).check();
  await buyer.mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await buyer.page.getByText('Каждую неделю: понедельник, 9:00').waitFor();
  await buyer.mustBeClean();
  await buyer.page.getByRole('button', { name: 'Изменить строки' }).click();
  await dialog.getByRole('textbox', { name: 'Бумага А4' }).fill('35');
  await buyer.mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await buyer.page.getByText('35 шт').waitFor();
  await buyer.page.getByRole('button', { name: 'Создать заявку' }).click();
  await buyer.page.getByText('Черновик создан: PR-').last().waitFor();

  const warehouse = await company.call<Made>('POST', '/warehouses', { name: 'Лесная' });
  const item = await company.call<Made>('POST', '/catalog', { name: 'Цемент М500' });
  await company.call('POST', '/reorder-points', {
    ...{ catalogItemId: item.id, warehouseId: warehouse.id, minimum: '10', target: '40' },
  });
  await buyer.open('reorder-points');
  await buyer.page.getByText('40 шт').waitFor();
  await buyer.mustBeClean();
  await buyer.page.getByRole('button', { name: 'Предложить заявку' }).click();
  await buyer.page.getByRole('heading', { name: 'Пополнение: Лесная', level: 1 }).waitFor();
  await buyer.close();

  const onPhone = await visit(company, phone);
  for (const page of ['requisition-templates', 'reorder-points']) {
    await onPhone.open(page);
    await onPhone.page.getByRole('heading', { level: 1 }).waitFor();
    await onPhone.mustBeClean();
  }
  await onPhone.close();
  const { items } = await company.call<{ items: unknown[] }>('GET', '/purchase-requisitions');
  assert.equal(items.length, 4);
});

import { test } from 'node:test';
import { newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

async function ready() {
  const company = await newCompany();
  const warehouse = await company.call<Made>('POST', '/warehouses', { name: 'Основной', kind: 'main' });
  await company.call('POST', '/logistics/objects', {
    ...{ name: 'Склад «Север»', kind: 'warehouse', address: 'Москва, ул. Складочная, 1', warehouseId: warehouse.id },
    ...{ latitude: '55.801131', longitude: '37.593262' },
  });
  const requisition = await decidedRequisition(company, ['Труба', 'Лист', 'Уголок']);
  return { company, requisition };
}

test('a delivery is planned from a requisition, moved on the board, handed over in part and received into stock', async () => {
  const { company, requisition } = await ready();
  const visitor = await visit(company);
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await visitor.open(`requisitions/${requisition}?tab=delivery`);
  await page.getByRole('link', { name: 'Спланировать доставку' }).click();
  await page.getByText('ООО «Сталь»').waitFor();
  await visitor.mustBeClean();
  await page.getByRole('button', { name: 'Сохранить 2 партии' }).click();

  const planned = page.getByRole('region', { name: 'Запланирована' });
  await planned.getByText('Труба').waitFor();
  await visitor.mustBeClean();
  const number = planned.getByRole('article').filter({ hasText: 'Труба' }).getByRole('link');
  await number.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const loading = page.getByRole('region', { name: 'Погрузка' });
  await loading.getByText('Труба').waitFor();
  await loading.getByRole('button', { name: /^Переместить: DB-/ }).click();
  await page.getByRole('menuitem', { name: 'Отправить' }).click();
  await page.getByRole('region', { name: 'В пути' }).getByRole('link', { name: /^DB-/ }).click();

  await page.getByRole('button', { name: 'Доставлена' }).click();
  await dialog.getByRole('textbox', { name: 'Доставлено: Труба' }).fill('6');
  await dialog.getByRole('textbox', { name: 'Кто принял' }).fill('Петров Пётр');
  await dialog.getByText('Недостающее поедет новой партией').waitFor();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Доставлена частично' }).click();
  await page.getByText(/остаток едет партией DB-/).waitFor();
  await visitor.mustBeClean();

  await page.getByRole('link', { name: 'Принять на склад' }).click();
  await dialog.getByRole('button', { name: 'Провести приёмку' }).waitFor();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Провести приёмку' }).click();
  await page.getByText(/проведена/).waitFor();
  await visitor.close();
});

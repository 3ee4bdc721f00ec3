import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

const year = { periodFrom: '2031-01-01', periodTo: '2031-12-31' };

/** A requisition of ten at a price that draws on a budget, and what its sending was answered. */
async function sent({ call }: Company, price: string, budgetCode: string): Promise<string> {
  const items = [{ name: 'Цемент М500', quantity: '10', plannedPrice: price }];
  const { id } = await call<Made>('POST', '/purchase-requisitions', { dueDate: '2031-05-20', budgetCode, items });
  await call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' });
  return id;
}

test('a budget is made, drawn on, stops what is too much, and gets money from another', async () => {
  const company = await newCompany();
  await company.call('POST', '/budgets', { code: 'РЕМ-31', name: 'Ремонт', amount: '90000', ...year });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('budgets?create=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Код' }).fill('СТР-31');
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Материалы корпуса 2');
  await dialog.getByLabel('Действует с').fill(year.periodFrom);
  await dialog.getByLabel('Действует по').fill(year.periodTo);
  await dialog.getByRole('textbox', { name: 'Сумма' }).fill('100000');
  await dialog.getByRole('combobox', { name: 'При превышении' }).click();
  await page.getByRole('option', { name: 'Запретить' }).click();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'СТР-31 · Материалы корпуса 2', level: 1 }).waitFor();

  const need = await sent(company, '8000', 'СТР-31');
  await assert.rejects(sent(company, '2500', 'СТР-31'));
  await open(`requisitions/${need}`);
  await page.getByRole('link', { name: /^СТР-31, осталось/ }).click();
  await page.getByText('Обязательства').first().waitFor();
  await mustBeClean();

  await open('budgets');
  await page.getByRole('link', { name: 'РЕМ-31' }).click();
  await page.getByRole('tab', { name: 'Перемещения' }).click();
  await page.getByRole('button', { name: 'Переместить' }).click();
  await dialog.getByRole('textbox', { name: 'В бюджет' }).fill('СТР');
  await page.getByRole('option', { name: /СТР-31/ }).click();
  await dialog.getByRole('textbox', { name: 'Сумма' }).fill('5000');
  await dialog.getByRole('textbox', { name: 'Основание' }).fill('Ремонт отложен');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Переместить' }).click();
  await page.getByRole('link', { name: '→ СТР-31' }).click();
  await page.getByRole('tab', { name: 'Расход' }).click();
  await page.getByRole('link', { name: /^PR-/ }).waitFor();
  await mustBeClean();
  await sent(company, '2500', 'СТР-31');
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`budgets are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    for (const [index, path] of (await pagesOf(company)).entries()) {
      await open(path);
      await mustBeClean();
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${Object.values(looks)[0]}-${index}.png`,
          fullPage: true,
        });
    }
    await close();
  });

async function pagesOf(company: Company): Promise<string[]> {
  const { call } = company;
  const more = { ...year, departmentName: 'Стройка', comment: 'Смета 4/2030' };
  const { id } = await call<Made>('POST', '/budgets', { code: 'СТР-31', name: 'Материалы', amount: '90000', ...more });
  const other = await call<Made>('POST', '/budgets', { code: 'РЕМ-31', name: 'Ремонт', amount: '90000', ...year });
  const need = await sent(company, '9500', 'СТР-31');
  await call('POST', `/budgets/${other.id}/transfers`, { toBudgetId: id, amount: '1000', reason: 'Ремонт отложен' });
  return [
    ...['requisitions/new', 'budgets', 'budgets?create=true', `budgets/${id}`, `budgets/${id}?tab=entries`],
    ...[`budgets/${id}?tab=transfers`, `budgets/${id}?tab=activity`, `requisitions/${need}`],
  ];
}

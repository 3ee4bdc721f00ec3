import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Company, newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

/** A company that has chosen, been invoiced, and owes. */
async function buying(): Promise<Company> {
  const company = await newCompany();
  const id = await decidedRequisition(company, ['Уголок 50 × 50', 'Швеллер 12П']);
  const { items } = await company.call<{ items: Array<{ id: string; shortName: string }> }>('GET', '/counterparties');
  const counterpartyId = items.find(({ shortName }) => shortName === 'ООО «Сталь»')?.id;
  const { items: lines } = await company.call<{ items: Array<{ id: string }> }>('GET', `/purchase-requisitions/${id}`);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const line of lines)
    await company.call('POST', '/invoices', {
      ...{ counterpartyId, externalDate: inDays(0), dueDate: inDays(3) },
      lines: [{ procurementItemId: line.id, quantity: '1', price: '1500', vatRate: '22' }],
    });
  for (let tries = 0; tries < 100 && (await linesCounted(company)) < lines.length; tries++) await pause(200);
  return company;
}

/** How many lines the reports have counted: they follow invoices within seconds. */
const linesCounted = async ({ call }: Company) =>
  (await call<{ total: { lines: number } }>('GET', '/reports/spend')).total.lines;

test('each report tells its figures, and a figure opens the records it is made of', async () => {
  const company = await buying();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('reports');
  await page.getByRole('link', { name: /3\s000,00/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Из чего сложено' });
  await drawer.getByRole('link', { name: /^INV-/ }).first().waitFor();
  await mustBeClean();
  assert.equal(await drawer.getByRole('link', { name: /^INV-/ }).count(), 2);
  await page.keyboard.press('Escape');
  for (const [tab, told] of [
    ['Экономия', 'К медиане предложений'],
    ['Сроки', 'От создания до согласования'],
    ['Поставщики', 'Счета без расхождений'],
    ['Оплата', 'Срок не наступил'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(told).first().waitFor();
    await mustBeClean();
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить' }).first().click();
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  assert.equal((await saved).suggestedFilename(), 'Задолженность.xlsx');
  await close();
});

test('a report is put on the page of one’s own, is had by letter, changed, and prices get an index', async () => {
  const company = await buying();
  await company.call('POST', '/catalog', { name: 'Профлист' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open('reports');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('menuitem', { name: 'Таблица: первые пять' }).click();
  await page.getByText('Добавлено на вашу страницу').waitFor();
  await page.getByRole('tab', { name: 'Моя страница' }).click();
  await page.getByRole('region', { name: 'Расходы, двенадцать месяцев' }).last().waitFor();
  await mustBeClean();
  await page.getByRole('tab', { name: 'Экономия' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('menuitem', { name: 'Получать по почте…' }).click();
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await page.getByRole('tab', { name: 'Письма' }).click();
  await page.getByText('Еженедельно: понедельник, 09:00').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Действия: Экономия' }).click();
  await page.getByRole('menuitem', { name: 'Изменить…' }).click();
  const letter = page.getByRole('dialog', { name: 'Отчёт по почте' });
  await letter.getByLabel('Периодичность').selectOption('month');
  await letter.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Ежемесячно, число: 1, 09:00').waitFor();
  await page.getByRole('tab', { name: 'Цены' }).click();
  await page.getByText('Корзин пока нет').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Новая корзина' }).click();
  const basket = page.getByRole('dialog', { name: 'Корзина цен' });
  await basket.getByLabel('Название').fill('Металл');
  await basket.getByLabel('Добавить позицию').fill('Профлист');
  await page.getByRole('option', { name: /Профлист/ }).click();
  await basket.getByLabel('Количество: Профлист').fill('2,5');
  await mustBeClean();
  await basket.getByRole('button', { name: 'Создать корзину' }).click();
  await page.getByText('Цен нет').waitFor();
  await mustBeClean();
  await page.getByRole('tab', { name: 'Расходы' }).click();
  await page.getByLabel('Период').selectOption('own');
  await page.getByLabel('С даты').waitFor();
  await mustBeClean();
  await close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { asWindows1251 } from './as-windows1251.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

/** Rows whose price is no number, counted from the first below the headings. */
const faulty = [7, 21, 44, 90, 133, 178, 210, 256, 301, 366, 420, 499];

/** A price list as accountants send it: Windows-1251, semicolons, commas in prices. */
function priceList(rows: number): Buffer {
  const price = (n: number) => (faulty.includes(n) && rows === 500 ? 'по запросу' : `${100 + n},50`);
  const lines = Array.from({ length: rows }, (_, at) => `К-${at + 1};Кабель ВВГнг, барабан ${at + 1};${price(at + 1)}`);
  return asWindows1251(['Артикул;Наименование;Плановая цена', ...lines, ''].join('\r\n'));
}

const choose = (page: Page, rows: number) =>
  page.locator('input[type=file]').setInputFiles({ name: 'прайс.csv', mimeType: 'text/csv', buffer: priceList(rows) });

const counts = async (page: Page, wanted: Record<string, string>) => {
  for (const [name, number] of Object.entries(wanted))
    await page.waitForFunction(
      ([selector, text]) => document.querySelector(selector as string)?.textContent?.replace(/\s/g, '') === text,
      [`[data-count="${name}"]`, number],
    );
};

test('of 500 items with 12 faults two are mended in place, the rest are left out, and it is applied once', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('imports/new?kind=catalog');
  await mustBeClean();
  await choose(page, 500);
  await page.getByRole('table', { name: 'Столбцы файла' }).waitFor();
  await page.getByText('по заголовку').first().waitFor();
  assert.match(page.url(), /step=mapping/);
  await mustBeClean();
  await page.getByRole('button', { name: 'Проверить строки' }).click();

  await counts(page, { rows: '500', create: '488', errors: '12', skip: '0' });
  await page.getByRole('button', { name: /^С ошибками/ }).click();
  for (const left of ['11', '10']) {
    await page.locator('td[data-wrong] button').first().click();
    await page.keyboard.type('250,75');
    await page.keyboard.press('Enter');
    await counts(page, { errors: left });
  }
  await mustBeClean();
  await page.reload();
  await counts(page, { create: '490', errors: '10' });
  await page.getByRole('button', { name: 'Пропустить все проблемные' }).click();
  await counts(page, { errors: '0', skip: '10' });
  await page.getByRole('button', { name: 'К применению' }).click();
  await page.getByRole('button', { name: /^Применить:/ }).click();
  await page.locator('[data-result]').waitFor({ timeout: 60_000 });
  await counts(page, { created: '490', skipped: '10', failed: '0' });
  await page.reload();
  await page.getByText('Импорт применяется один раз').waitFor();
  await mustBeClean();
  const { items } = await company.call<{ items: Array<{ plannedCost: { price: string } }> }>('GET', '/catalog?sku=К-7');
  assert.equal(items[0]?.plannedCost.price, '250.75');
  await close();
});

long('an import that is left goes on at the bottom of the screen, after a reload too, and leads back', async () => {
  const { page, open, mustBeClean, close } = await visit(await newCompany());
  await open('imports/new?kind=catalog');
  await choose(page, 6_000);
  await page
    .getByText(/Читаем|Столбец файла/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Склады' }).click();
  const tray = page.getByRole('complementary', { name: 'Задания' });
  await tray.waitFor();
  await page.reload();
  await tray.getByText('готово').waitFor({ timeout: 60_000 });
  await mustBeClean();
  await tray.getByRole('link').click();
  await page.getByRole('button', { name: /^Всего/ }).waitFor();
  await counts(page, { rows: '6000', create: '6000' });
  await tray.waitFor({ state: 'detached' });
  await close();
});

long('lines of a requisition come from the words of a letter', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', { title: 'Объект на Ленина' });
  const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844, dark: true });
  await open(`imports/new?kind=pr_items&requisition=${id}&from=letter`);
  await page.getByLabel('Текст письма').fill('Добрый день!\nНужно: цемент М500 — 20 шт, песок 3 т');
  await mustBeClean();
  await page.getByRole('button', { name: 'Распознать строки' }).click();
  await page.getByRole('table', { name: 'Столбцы файла' }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await counts(page, { create: '2', errors: '0' });
  await mustBeClean();
  await page.getByRole('button', { name: 'К применению' }).click();
  await mustBeClean();
  await page.getByRole('button', { name: /^Применить:/ }).click();
  await page.locator('[data-result]').waitFor({ timeout: 60_000 });
  await counts(page, { created: '2' });
  await close();
});

long(
  'a column of a requisition file fills a field of its catalog items, and a line without an item says so',
  async () => {
    const company = await newCompany();
    await company.call('POST', '/settings/custom-fields', {
      entityType: 'catalogItem',
      key: 'hazard',
      label: 'Класс опасности',
      type: 'select',
      options: { items: ['3', '8'] },
    });
    const acid = await company.call<{ id: string }>('POST', '/catalog', { name: 'Кислота серная', sku: 'К-1' });
    const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', { title: 'Лаборатория' });
    const { page, open, mustBeClean, close } = await visit(company);
    await open(`imports/new?kind=pr_items&requisition=${id}`);
    const csv = 'Артикул;Наименование;Кол-во;Класс опасности\nК-1;Кислота;5;8\n;Ацетон;2;3\n;Эфир;1;7\n';
    const file = { name: 'заявка.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type=file]').setInputFiles(file);
    const field = page.locator('input[aria-label="Поле для столбца Класс опасности"]');
    await field.waitFor();
    assert.equal(await field.inputValue(), 'Класс опасности (позиция каталога)');
    await field.click();
    await page.getByRole('listbox').getByText('Дополнительные поля позиций каталога').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Проверить строки' }).click();
    await counts(page, { create: '2', errors: '1' });
    await page.getByText('должно быть одним из: 3, 8').waitFor();
    await page.getByText('у строки нет позиции каталога').first().waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: 'К применению' }).click();
    await page.getByRole('button', { name: /^Применить:/ }).click();
    await page.locator('[data-result]').waitFor({ timeout: 60_000 });
    const { customFields } = await company.call<{ customFields: object }>('GET', `/catalog/${acid.id}`);
    assert.deepEqual(customFields, { hazard: '8' });
    await close();
  },
);

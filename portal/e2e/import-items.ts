import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { asWindows1251 } from './windows-1251.ts';

const rows = 500;

/** Rows whose price is no number, counted from the first below the headings. */
const faulty = [7, 21, 44, 90, 133, 178, 210, 256, 301, 366, 420, 499];

/** A price list as accountants send it: Windows-1251, semicolons, comma in prices. */
export function priceListOf(mark: string): Buffer {
  const line = (n: number) =>
    `${mark}-${n};Кабель ВВГнг ${n}x1,5 ${mark};${faulty.includes(n) ? 'по запросу' : `${100 + n},50`}`;
  const lines = Array.from({ length: rows }, (_, index) => line(index + 1));
  return asWindows1251(['Артикул;Наименование;Плановая цена', ...lines, ''].join('\r\n'));
}

/** Imports 500 items with 12 faults: two are mended in place, the rest left out; what was left takes no second apply. */
export async function importItems(page: Page, portal: string, mark = Date.now().toString(36).toUpperCase()) {
  await page.goto(`${portal}/imports/new?kind=catalog`);
  const file = { name: `прайс-${mark}.csv`, mimeType: 'text/csv', buffer: priceListOf(mark) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('table', { name: 'Столбцы файла' }).waitFor();
  assert.match(page.url(), /step=mapping/);
  await page.getByText('по заголовку').or(page.getByText('запомнено')).first().waitFor();
  await page.getByRole('button', { name: 'Проверить строки' }).click();

  const count = (name: string) => page.locator(`[data-count="${name}"]`);
  const counts = async (wanted: Record<string, string>) => {
    for (const [name, number] of Object.entries(wanted))
      await page.waitForFunction(
        ([selector, text]) => document.querySelector(selector as string)?.textContent === text,
        [`[data-count="${name}"]`, number],
      );
  };
  await counts({ rows: '500', create: '488', errors: '12', skip: '0' });
  await page.getByRole('button', { name: /^С ошибками/ }).click();
  for (const left of ['11', '10']) {
    await page.locator('td[data-wrong] button').first().click();
    await page.keyboard.type('250,75');
    await page.keyboard.press('Enter');
    await counts({ errors: left });
  }
  await page.reload();
  await counts({ create: '490', errors: '10' });
  await page.getByRole('button', { name: 'Пропустить все проблемные' }).click();
  await counts({ errors: '0', skip: '10' });
  await page.getByRole('button', { name: 'К применению' }).click();
  await page.getByRole('button', { name: /^Применить/ }).click();
  await page.locator('[data-result]').waitFor({ timeout: 60_000 });
  assert.equal(await count('created').textContent(), '490');
  assert.equal(await count('skipped').textContent(), '10');
  await page.reload();
  await page.getByText('Импорт применяется один раз').waitFor();
}

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Approves an invoice of 300 000 ₽ that is entered by hand, pays it in two parts, and is refused a third. */
export async function payInvoice(page: Page, portal: string, supplier = '') {
  await page.goto(`${portal}/invoices/new`);
  await page.getByLabel(/^Поставщик/).fill(supplier);
  await page.getByRole('option').first().click();
  await page.getByLabel('Номер счёта').fill(`СЧ-${Date.now()}`);
  await page.getByRole('button', { name: 'Строка', exact: true }).click();
  await page.getByLabel('Наименование, строка 1').fill('Цемент М500');
  await page.getByLabel('Количество, строка 1').fill('100');
  await page.getByLabel('Цена, строка 1').fill('3 000,00');
  await page.getByRole('button', { name: 'Внести счёт' }).click();

  await page.getByRole('button', { name: 'На согласование' }).click();
  await page.getByRole('button', { name: 'Согласовать' }).click();
  await page.getByText('Согласован', { exact: true }).first().waitFor();

  await pay(page, '100 000,00');
  await shows(page, '100 000,00');
  await page.getByText('Оплачен частично').waitFor();
  await pay(page, '200 000');
  await shows(page, '300 000,00');
  assert.equal(await page.locator('[data-payment]').count(), 2);

  await pay(page, '1');
  await page.getByRole('alert').getByText('Переплата 1').waitFor();
  await page.getByLabel('Переплатить намеренно').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-payment]').count(), 2);
}

async function pay(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Оплата', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Сумма, RUB').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
}

/** Spaces between digits are those of the language, not of the keyboard. */
const shows = (page: Page, paid: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-paid]')?.textContent?.replace(/\s/g, ' ').startsWith(wanted),
    paid,
  );

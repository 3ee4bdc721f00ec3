import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { writeBook } from '../../server/src/platform/spreadsheets/write-book.ts';
import { type Company, linkIn, newCompany } from './company.ts';
import { type Visit, visit } from './visit.ts';

/** What a workshop sends: a title above the headings, prices with commas, one quantity in words. */
const wanted = [
  ['Наименование', 'Ед. изм.', 'Кол-во', 'Цена план, руб.'],
  ['Перчатки нитриловые, размер M', 'уп', '120', '345,50'],
  ['Шприц одноразовый 5 мл', 'шт', '5 000', '4,20'],
  ['Маска медицинская трёхслойная', 'шт', 'двести', '2,15'],
];

async function spreadsheet(): Promise<Buffer> {
  async function* rows() {
    yield* wanted;
  }
  const title = ['Потребность на декабрь', '', '', ''].map((heading) => ({ heading }));
  return Buffer.from(await buffer(writeBook('Потребность', title, rows())));
}

const mark = (company: Company) => company.portal.slice(-8);

async function withSuppliers(company: Company) {
  await company.call('PATCH', '/settings/company', { approvalRequired: false, noSelfApproval: false });
  await company.call('POST', '/warehouses', { name: 'Центральный склад' });
  for (const [at, shortName] of ['ООО «Медснаб»', 'АО «Гигиена»'].entries())
    await company.call('POST', '/counterparties', {
      ...{ kind: 'legal_entity', shortName, roles: ['supplier'] },
      email: `zakaz-${at}.${mark(company)}@suppliers.ru`,
    });
}

test('a spreadsheet becomes a received order by the pages alone, the suppliers answer from their phones', async () => {
  const company = await newCompany();
  await withSuppliers(company);
  const buyer = await visit(company);
  const { page } = buyer;
  await buyer.open('requisitions');
  await page.getByRole('main').getByRole('button', { name: 'Заявка', exact: true }).first().click();
  await page.getByLabel('Название', { exact: true }).fill('Расходные материалы');
  await page.getByLabel('Срок поставки').fill('2031-05-20');
  await page.getByRole('button', { name: 'Из файла' }).click();
  await takeFile(page);
  await page.getByRole('link', { name: 'Заявка', exact: true }).last().click();
  await buyer.mustBeClean();

  await page.getByRole('button', { name: 'Согласовать', exact: true }).click();
  await page.getByText('Согласована').first().waitFor();
  await askForPrices(buyer);
  await answer(`zakaz-0.${mark(company)}@suppliers.ru`, ['330', '4,05', '2,10']);
  await answer(`zakaz-1.${mark(company)}@suppliers.ru`, ['340', '3,95', '2']);

  await page.getByText('Сравнить предложения').click();
  await page.getByRole('button', { name: 'Стратегии' }).click();
  await page.getByRole('menuitem', { name: 'Один поставщик' }).waitFor();
  assert.equal(await page.getByRole('menuitem', { name: 'Быстрее всего' }).count(), 0, 'nobody said how soon');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Лучшая цена по строкам' }).click();
  await page.getByRole('button', { name: 'Сохранить решение' }).click();
  await page.getByRole('button', { name: 'Запросить счета' }).click();
  await page.getByRole('button', { name: /^Отправить запросы: 2/ }).click();
  await page.getByRole('table', { name: 'Запросы счетов' }).waitFor();
  await page.keyboard.press('Escape');

  await enterInvoice(page, 'Медснаб', 'С-1');
  await enterInvoice(page, 'Гигиена', 'С-2');
  await page.getByRole('link', { name: 'Поставка' }).click();
  await page.getByRole('button', { name: 'Принять товар' }).click();
  await page.getByRole('button', { name: 'Провести приёмку' }).click();
  await page.getByText('Завершена').first().waitFor();
  await buyer.mustBeClean();

  const { items } = await company.call<{ items: Array<Record<string, unknown>> }>('GET', '/purchase-requisitions');
  // 120 × 330 + 5 000 × 3,95 + 200 × 2
  assert.deepEqual(
    items.map(({ status, actualTotal }) => [status, actualTotal]),
    [['completed', '59750.00']],
  );
  await buyer.close();
});

/** The file is taken, its one bad cell mended where it stands, and the lines applied. */
async function takeFile(page: Page) {
  await page.locator('input[type=file]').setInputFiles({
    name: 'потребность.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await spreadsheet(),
  });
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await page.locator('td[data-wrong] button').first().click();
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await page.locator('td[data-wrong]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'К применению' }).click();
  await page.getByRole('button', { name: /^Применить:/ }).click();
  await page.locator('[data-result]').waitFor();
}

async function askForPrices({ page, mustBeClean }: Visit) {
  await page.getByRole('link', { name: 'Запросить цены' }).click();
  for (const name of ['Медснаб', 'Гигиена']) {
    await page.getByLabel('Найти другого поставщика').fill(name);
    await page.getByRole('option', { name: new RegExp(`^(ООО|АО) «${name}»`) }).click();
    await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
  await mustBeClean();
  await page.getByRole('button', { name: 'Отправить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByText('2 из 2').first().waitFor();
}

/** A supplier opens the link of his letter on a phone and prices every line. */
async function answer(email: string, prices: readonly string[]) {
  const supplier = await visit(undefined, { width: 390, height: 844 });
  await supplier.open(`/rfq#${await linkIn(email, /\/rfq#([\w-]+)/)}`);
  const fields = supplier.page.getByLabel(/^Цена за/);
  for (const [at, price] of prices.entries()) await fields.nth(at).fill(price);
  await supplier.page.getByRole('button', { name: 'Отправить…' }).click();
  await supplier.page.getByRole('dialog').getByLabel('Ваше имя').fill('Ольга Петрова');
  await supplier.page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await supplier.page.getByRole('heading', { name: /у покупателя/ }).waitFor();
  await supplier.mustBeClean();
  await supplier.close();
}

/** The paper that came is entered from the request for it, approved and paid; back at the requisition. */
async function enterInvoice(page: Page, supplier: string, number: string) {
  if (!page.url().includes('tab=invoices')) await toInvoices(page);
  await page.getByRole('link', { name: new RegExp(`Внести счёт.*${supplier}`) }).click();
  await page.getByLabel('Номер у поставщика').fill(number);
  await page.getByRole('button', { name: 'Внести счёт' }).click();
  await page.getByRole('button', { name: 'На согласование' }).click();
  await page.getByRole('button', { name: 'Согласовать' }).click();
  await page.getByRole('button', { name: 'Оплата', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Оплачен', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Открыть' }).click();
  await page.getByRole('link', { name: 'Поставка' }).waitFor();
}

async function toInvoices(page: Page) {
  const crumb = page.getByRole('link', { name: /^PR-/ });
  if (await crumb.isVisible()) await crumb.click();
  await page.getByRole('main').getByRole('link', { name: 'Счета', exact: true }).click();
}

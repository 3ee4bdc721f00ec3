import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

const name = 'Сэндвич-панель кровельная с наполнителем из минеральной ваты, толщина 150 мм';

/** Headings of columns that are shown and have no room for a word. */
const pressed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main table thead th')]
      .filter((one) => getComputedStyle(one).display !== 'none' && one.innerText.trim().length > 1)
      .filter((one) => one.getBoundingClientRect().width < 60)
      .map((one) => one.innerText),
  );

/** The first row is the name of the company. */
const heightsOfMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Главное меню' })
    .locator('a, button')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

long(
  'in a window of a tablet no row of the menu and no column of a list is pressed to nothing, and an invoice is edited inside it',
  async () => {
    const company = await newCompany();
    const invoice = await sales(company);
    const { page, open, mustBeClean, close } = await visit(company, { width: 1024, height: 768 });
    for (const path of ['proposals', 'sales-invoices', 'contracts']) {
      await open(path);
      await mustBeClean();
      assert.deepEqual(await pressed(page), [], path);
    }
    assert.deepEqual(await heightsOfMenu(page), [32, 28]);
    await open(`sales-invoices/${invoice}?edit=true`);
    await mustBeClean();
    await close();
  },
);

long(
  'on a phone the sums of an invoice are seen beside the names, and its list shows what state each is in',
  async () => {
    const company = await newCompany();
    const invoice = await sales(company);
    const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844 });
    const isInside = (text: RegExp) =>
      page
        .getByText(text)
        .filter({ visible: true })
        .first()
        .evaluate((one) => one.getBoundingClientRect().right <= innerWidth);
    await open(`sales-invoices/${invoice}`);
    await mustBeClean();
    assert.ok(await isInside(/^5\s115\s930,00$/));
    await page.getByText(/^1\s240\sшт × 4\s125,75$/).waitFor();
    await open('sales-invoices');
    await mustBeClean();
    assert.ok(await isInside(/^Черновик$/));
    await close();
  },
);

const lists = [
  ...['requisitions', 'rfqs', 'quotes', 'purchase-orders', 'supplier-returns', 'invoices', 'contracts', 'budgets'],
  ...['proposals', 'sales-invoices', 'catalog', 'price-lists', 'warehouses', 'warehouses/reservations', 'stock-counts'],
  ...['counterparties', 'settings/users', 'settings/audit', 'settings/sellers'],
];

/** Headings of columns that reach out of the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main table thead th')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map((one) => one.innerText),
  );

long('on a phone no list cuts a column off, its status least of all', async () => {
  const company = await newCompany();
  await company.call('POST', '/sample-data', { language: 'ru' });
  await sales(company);
  const { page, open, close } = await visit(company, { width: 390, height: 844 });
  for (const path of lists) {
    await open(path);
    assert.deepEqual(await cutOff(page), [], path);
  }
  await close();
});

/** A proposal, a contract, and a draft of an invoice of millions. */
async function sales({ call }: Company): Promise<string> {
  const { id: customerId } = await call<Made>('POST', '/counterparties', {
    shortName: 'ФГБУ «Центр радиационной безопасности космических объектов»',
    roles: ['customer'],
  });
  await call('POST', '/settings/seller-profiles', { name: 'Заря', legalName: 'ООО «Заря»', inn: '7707083893' });
  const row = { name, quantity: '1240', vatRate: '22' };
  await call('POST', '/commercial-proposals', { customerId, title: name, rows: [{ ...row, unitCost: '3125.75' }] });
  await call('POST', '/contracts', {
    number: '47/2026',
    title: name,
    kind: 'supply',
    date: '2026-03-01',
    counterpartyId: customerId,
  });
  const made = await call<Made>('POST', '/sales-invoices', {
    ...{ customerId, title: name, rows: [{ ...row, unitPrice: '4125.75' }] },
  });
  return made.id;
}

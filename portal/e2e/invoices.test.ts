import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

test('an invoice is entered, approved, paid in two parts, and takes no third', async () => {
  const company = await newCompany();
  await company.call('PATCH', '/settings/company', { noSelfApproval: false });
  await aSupplier(company);
  const { page, open, mustBeClean, close } = await visit(company);
  await open('invoices');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  await page.getByRole('heading', { name: 'Новый счёт' }).waitFor();
  await page.getByLabel(/^Поставщик/).fill('Цемент');
  await page.getByRole('option', { name: /Цементный двор/ }).click();
  await page.getByLabel('Номер у поставщика').fill('СЧ-1045');
  await page.getByRole('button', { name: 'Строка', exact: true }).click();
  await page.getByLabel('Наименование, строка 1').fill('Цемент М500');
  await page.getByLabel('Количество, строка 1').fill('100');
  await page.getByLabel('Цена, строка 1').fill('3 000,00');
  await mustBeClean();
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
  await page.getByText(/осталось не больше 0/).waitFor();
  await page.getByLabel('Переплатить намеренно').waitFor();
  await mustBeClean();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-payment]').count(), 2);
  await close();
});

long(
  'alone in a company, her own invoice and requisition are not hers to approve, and the way out stands beside',
  async () => {
    const company = await newCompany();
    const { id } = await anInvoice(company, { lines: [{ name: 'Цемент М500', quantity: '120', price: '412.50' }] });
    await company.call('PATCH', `/invoices/${id}/status`, { status: 'pending_approval' });
    const { page, open, mustBeClean, close } = await visit(company);
    await open(`invoices/${id}`);
    await page.getByText('Согласовать больше некому').waitFor();
    await page.getByRole('link', { name: 'Пригласить согласующего' }).waitFor();
    await page.getByRole('link', { name: 'Разрешить согласовать своё' }).waitFor();
    await page.getByText('Оплата — после согласования.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Согласовать' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Оплата', exact: true }).count(), 0);
    await mustBeClean();

    const requisition = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
      title: 'Цемент',
      dueDate: '2031-05-20',
      items: [{ name: 'Цемент М500', quantity: '120' }],
    });
    await company.call('PATCH', `/purchase-requisitions/${requisition.id}/status`, { status: 'pending_approval' });
    await open(`requisitions/${requisition.id}`);
    await page.getByText('Согласовать больше некому').waitFor();
    await page.getByRole('link', { name: 'Пригласить согласующего' }).waitFor();
    await page.getByRole('link', { name: 'Отключить согласование' }).waitFor();
    await close();
  },
);

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`an invoice and the list of them are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { id } = await anInvoice(company, {
      dueDate: '2026-01-15',
      lines: [{ name: 'Цемент М500', quantity: '120', price: '412.50' }],
    });
    const { open, mustBeClean, close } = await visit(company, looks);
    await open('invoices');
    await mustBeClean();
    await open(`invoices/${id}`);
    await mustBeClean();
    await close();
  });

const aSupplier = (company: Company) =>
  company.call<{ id: string }>('POST', '/counterparties', {
    kind: 'legal_entity',
    shortName: 'ООО «Цементный двор»',
    inn: '7707083893',
    roles: ['supplier'],
  });

async function anInvoice(company: Company, more: object) {
  const { id: counterpartyId } = await aSupplier(company);
  return company.call<{ id: string }>('POST', '/invoices', { counterpartyId, externalNumber: 'СЧ-1045', ...more });
}

async function pay(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Оплата', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Сумма, RUB/)
    .fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
}

/** Spaces between digits are those of the language, not of the keyboard. */
const shows = (page: Page, paid: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-paid]')?.textContent?.replace(/\s/g, ' ').startsWith(wanted),
    paid,
  );

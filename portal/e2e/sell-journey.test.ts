import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colleague, linkIn, newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

async function ready() {
  const company = await newCompany();
  const email = `zakaz.${company.portal}@sever.ru`;
  await company.call('POST', '/settings/seller-profiles', {
    ...{ name: 'Заря', legalName: 'Общество с ограниченной ответственностью «Заря»', inn: '7707083893' },
    ...{ defaultVatRate: '22', legalAddress: 'Пермь, ул. Ленина, 1' },
  });
  const { id: customerId } = await company.call<Made>('POST', '/counterparties', {
    ...{ shortName: 'ООО «Северстрой»', roles: ['customer'], email },
  });
  const requisition = await decidedRequisition(company, ['Труба', 'Лист', 'Уголок'], customerId);
  await company.call('PATCH', '/settings/company', { approvalRequired: true });
  return { company, email, requisition, director: await colleague(company, 'admin') };
}

test('from a decided requisition to the money: a proposal is approved, sent, accepted, invoiced and paid in the portal alone', async () => {
  const { company, email, requisition, director } = await ready();
  const seller = await visit(company);
  const { page } = seller;
  const dialog = page.getByRole('dialog');
  await seller.open(`requisitions/${requisition}`);
  await page.getByRole('link', { name: 'Сделать КП' }).click();
  await dialog.getByText(/из решений по заявке/).waitFor();
  await seller.mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('rowheader', { name: /ООО «Сталь» 2 строки/ }).waitFor();
  await seller.mustBeClean();
  await page.getByRole('button', { name: 'На согласование' }).click();
  await page.getByText(/: на согласовании/).waitFor();
  await seller.mustBeClean();

  await approved(director);
  await page.getByRole('button', { name: 'Отправить заказчику' }).click();
  await dialog.getByText(email).waitFor();
  await seller.mustBeClean();
  await dialog.getByRole('button', { name: 'Отправить письмо' }).click();
  await page.getByText(/: отправлено/).waitFor();

  await accepted(await linkIn(email, /\/p\/([\w-]+)/));
  await page.getByRole('button', { name: 'Создать счёт' }).click();
  await seller.mustBeClean();
  await dialog.getByRole('button', { name: 'Создать счёт' }).click();
  await page.getByRole('link', { name: 'Счёт', exact: true }).click();
  await page.getByRole('heading', { name: 'Черновик счёта', level: 1 }).waitFor();
  await seller.mustBeClean();
  await page.getByRole('link', { name: /^KP-/ }).click();
  await page.getByRole('heading', { name: /^KP-/, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Счёт', exact: true }).click();

  await page.getByRole('button', { name: 'На согласование' }).click();
  await page.getByText(/: на согласовании/).waitFor();
  await approved(director);
  await page.getByRole('button', { name: 'Выставить' }).click();
  await dialog.getByRole('button', { name: 'Выставить' }).click();
  await page.getByRole('heading', { name: /^Счёт .*0001$/, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Оплата', exact: true }).click();
  await seller.mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Оплачен', { exact: true }).first().waitFor();
  await seller.mustBeClean();
  const { items } = await company.call<{ items: Array<Record<string, string>> }>('GET', '/sales-invoices');
  assert.deepEqual(
    items.map(({ status, paymentStatus, outstandingAmount }) => [status, paymentStatus, outstandingAmount]),
    [['issued', 'paid', '0.00']],
  );
  await seller.close();
});

/** A colleague sees on the home page that something waits, and approves it from the inbox. */
async function approved(director: Parameters<typeof visit>[0]) {
  const theirs = await visit(director);
  await theirs.open('');
  await theirs.mustBeClean();
  await theirs.page.getByRole('link', { name: /^1 ?Согласовать/ }).click();
  await theirs.page.getByRole('button', { name: /^Согласовать/ }).waitFor();
  await theirs.mustBeClean();
  await theirs.page.getByRole('button', { name: /^Согласовать/ }).click();
  await theirs.page.getByText('Всё разобрано').waitFor();
  await theirs.page.getByRole('link', { name: 'Главная' }).first().click();
  await theirs.page.getByText('Сегодня ничего не требует').waitFor();
  await theirs.close();
}

async function accepted(token: string) {
  const customer = await visit(undefined, { width: 390, height: 844 });
  await customer.open(`/p/${token}`);
  await customer.mustBeClean();
  await customer.page.getByRole('button', { name: 'Принять' }).click();
  const dialog = customer.page.getByRole('dialog');
  await dialog.getByLabel('Ваше имя').fill('Павел Кузнецов');
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await customer.page.getByRole('heading', { name: 'Предложение принято' }).waitFor();
  await customer.mustBeClean();
  await customer.close();
}

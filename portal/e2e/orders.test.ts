import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Company, linkIn, newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

const phone = { width: 390, height: 844 };

interface Order {
  id: string;
  number: string;
  status: string;
  supplier: { counterpartyId: string };
  lines: Array<{ confirmedQuantity: string | null; promisedDate: string | null }>;
}

/** A decided requisition whose first supplier has an address. */
async function decided(company: Company) {
  const requisitionId = await decidedRequisition(company, ['Уголок 50 × 50', 'Швеллер 12П', 'Лист 4 мм']);
  const { items } = await company.call<{ items: Array<{ id: string; shortName: string }> }>('GET', '/counterparties');
  const supplier = items.find(({ shortName }) => shortName === 'ООО «Сталь»');
  const email = `zakaz.${company.portal}@stal.ru`;
  await company.call('PATCH', `/counterparties/${supplier?.id}`, { email });
  return { requisitionId, email };
}

test('a buyer orders what was decided, the supplier confirms it on a phone in part, and the buyer sees for when', async () => {
  const company = await newCompany();
  const { requisitionId, email } = await decided(company);
  const buyer = await visit(company);
  await buyer.open(`requisitions/${requisitionId}?tab=delivery`);
  await buyer.page.getByRole('button', { name: 'Создать заказы' }).click();
  await buyer.page.getByRole('link', { name: /^PO-.*-0001$/ }).waitFor();
  await buyer.mustBeClean();
  const { items } = await company.call<{ items: Order[] }>('GET', '/purchase-orders?sort=number');
  assert.equal(items.length, 2);
  const id = items[0]?.id as string;
  await buyer.open(`purchase-orders/${id}`);
  await buyer.page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await buyer.mustBeClean();
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Отправить письмо' }).click();
  await buyer.page.getByRole('button', { name: 'Внести подтверждение' }).waitFor();

  const token = await linkIn(email, /\/order#([\w-]+)/);
  const supplier = await visit(undefined, phone);
  await supplier.open(`/order#${token}`);
  await supplier.page.getByText('Ждёт вашего подтверждения').waitFor();
  await supplier.mustBeClean();
  await supplier.page.getByLabel('Поставим: Лист 4 мм').fill('8');
  await supplier.page.getByLabel('К какому дню: Лист 4 мм').fill('2031-06-15');
  await supplier.page.getByRole('button', { name: 'Подтвердить…' }).click();
  const dialog = supplier.page.getByRole('dialog');
  await dialog.getByText('1 позиция не так, как заказано').waitFor();
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await dialog.getByText('Укажите, кто отвечает').waitFor();
  await dialog.getByLabel('Ваше имя').fill('Ольга Петрова');
  await supplier.mustBeClean();
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await supplier.page.getByText('Вы подтвердили заказ частично').waitFor();
  await supplier.mustBeClean();
  await supplier.close();

  await buyer.open(`purchase-orders/${id}`);
  await buyer.page.getByText('Подтверждён частично').first().waitFor();
  await buyer.mustBeClean();
  const { lines } = await company.call<Order>('GET', `/purchase-orders/${id}`);
  assert.deepEqual(
    lines.map(({ confirmedQuantity, promisedDate }) => [confirmedQuantity, promisedDate]),
    [
      ['10', '2031-05-20'],
      ['8', '2031-06-15'],
    ],
  );
  await buyer.page.getByRole('button', { name: 'Внести счёт' }).click();
  await buyer.page.getByRole('dialog').getByLabel('Номер у поставщика').fill('С-77');
  await buyer.mustBeClean();
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Внести счёт' }).click();
  await buyer.page.getByRole('heading', { name: 'Счёт С-77' }).waitFor();
  await buyer.page.getByText('Выставлен полностью').waitFor();
  await buyer.mustBeClean();
  await buyer.open('purchase-orders');
  await buyer.page.getByRole('link', { name: /^PO-.*-0001$/ }).waitFor();
  await buyer.mustBeClean();
  await buyer.close();
});

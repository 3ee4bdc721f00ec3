import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, linkIn, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

const seller = { name: 'Заря', legalName: 'Общество с ограниченной ответственностью «Заря»', inn: '7707083893' };

async function ready() {
  const company = await newCompany();
  await company.call('POST', '/settings/seller-profiles', { ...seller, defaultVatRate: '22' });
  const email = `pay.${company.portal}@yard.ru`;
  const party = await company.call<Made>('POST', '/counterparties', { shortName: 'ООО «Цементный двор»', email });
  await company.call('PATCH', '/settings/company', { approvalRequired: false });
  return { company, party, email };
}

test('an invoice is written, issued under a number of its own, sent, and paid in two parts', async () => {
  const { company, party, email } = await ready();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('sales-invoices');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  await page.getByRole('textbox', { name: 'Заказчик' }).fill('Цемент');
  await page.getByRole('option', { name: /Цементный двор/ }).click();
  const cell = (name: string, row = 1) => page.getByRole('textbox', { name: `${name}, строка ${row}`, exact: true });
  await cell('Наименование').fill('Цемент М500');
  await cell('Количество').fill('8');
  await cell('Цена за единицу').fill('155,61');
  await cell('Скидка, процент').fill('110');
  await cell('Себестоимость единицы').fill('98,77');
  await page.getByRole('button', { name: 'Создать черновик' }).click();
  await page.getByText('не больше 100').waitFor();
  await mustBeClean();
  await cell('Скидка, процент').fill('5');
  await page.getByText('К оплате: 1 182,64 ₽').waitFor();
  await page.getByRole('button', { name: 'Создать черновик' }).click();
  await page.getByRole('heading', { name: 'Черновик счёта', level: 1 }).waitFor();
  assert.match((await page.locator('[data-total]').textContent()) ?? '', /1\s182,64\s₽/);
  await mustBeClean();

  await page.getByRole('button', { name: 'Изменить' }).click();
  await cell('Количество').fill('10');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Сохранено').waitFor();
  await page.getByRole('button', { name: 'Выставить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('получит следующий номер').waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Выставить' }).click();
  await page.getByRole('heading', { name: /^Счёт .*0001$/, level: 1 }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Изменить', exact: true }).count(), 0);

  await page.getByRole('button', { name: 'Скачать' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).waitFor();
  await mustBeClean();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  assert.match((await saved).suggestedFilename(), /^Счёт .*0001.*\.pdf$/);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await dialog.getByText(email).waitFor();
  await dialog.getByRole('textbox', { name: 'Сообщение' }).fill('Здравствуйте! Оплатите, пожалуйста.');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отправить письмо' }).click();
  await page.getByRole('button', { name: 'Отправить ещё раз' }).waitFor();
  assert.ok(await linkIn(email, /(Оплатите, пожалуйста)/));
  await page.getByRole('tab', { name: 'Отправки · 1' }).click();
  await page.getByRole('cell', { name: new RegExp(email) }).waitFor();
  await mustBeClean();
  await page.getByRole('tab', { name: 'Счёт' }).click();

  for (const [amount, status] of [
    ['478,30', 'Оплачен частично'],
    [undefined, 'Оплачен'],
  ] as const) {
    await page.getByRole('button', { name: 'Оплата', exact: true }).click();
    if (amount) await dialog.getByRole('textbox', { name: /^Сумма/ }).fill(amount);
    await mustBeClean();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(status, { exact: true }).first().waitFor();
  }
  await mustBeClean();

  await open(`counterparties/${party.id}?tab=sales-invoices`);
  await page.getByRole('link', { name: /0001$/ }).waitFor();
  await mustBeClean();
  await close();
});

test('an invoice that was issued by mistake is voided for a reason, and its number stays taken', async () => {
  const { company, party } = await ready();
  const { id } = await anInvoice(company, party.id);
  await company.call('POST', `/sales-invoices/${id}/issue`);
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`sales-invoices/${id}`);
  await page.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: 'Аннулировать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Не тот покупатель');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Аннулировать' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Не тот покупатель').first().waitFor();
  await page.getByRole('heading', { name: /0001$/, level: 1 }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Оплата', exact: true }).count(), 0);
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`sales invoices are clean ${JSON.stringify(looks)}`, async () => {
    const { company, party } = await ready();
    const { id } = await anInvoice(company, party.id);
    const { open, mustBeClean, close } = await visit(company, looks);
    const paths = ['sales-invoices', 'sales-invoices/new', `sales-invoices/${id}`, `sales-invoices/${id}?edit=true`];
    for (const path of paths) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

const anInvoice = ({ call }: Company, customerId: string) =>
  call<Made>('POST', '/sales-invoices', {
    ...{ customerId, title: 'Цемент для объекта «Север»', dueDate: '2099-12-31', comment: 'Звонить до обеда' },
    customRequisites: [{ label: 'Заказ покупателя', value: '№ 4500012345' }],
    rows: [
      {
        name: 'Цемент М500',
        quantity: '8',
        unitPrice: '155.61',
        discountPercent: '5',
        unitCost: '98.77',
        vatRate: '22',
      },
      { name: 'Доставка', quantity: '1', unitPrice: '1500', vatRate: '10' },
    ],
  });

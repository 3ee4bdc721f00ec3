import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { installCard } from './install-card.ts';
import { simulatedSaby as sim } from './simulated-saby.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

const organisation = { inn: '7728168971', kpp: '773601001' };

/** A company that sells, with an issued invoice to a customer whom Saby knows. */
async function ready() {
  sim.reset();
  Object.assign(sim.state.ours[0] as object, organisation);
  const company = await newCompany();
  const { call } = company;
  const seller = { ...organisation, name: 'Прокура Строй', legalName: 'ООО «Прокура Строй»' };
  await call('POST', '/settings/seller-profiles', { ...seller, defaultVatRate: '22', isDefault: true });
  await call('PATCH', '/settings/company', { approvalRequired: false });
  const { id: customerId } = await call<Made>('POST', '/counterparties', {
    ...{ shortName: 'ООО «Смирновский цемент»', kind: 'legal_entity', roles: ['customer', 'supplier'] },
    ...{ inn: '7707083893', kpp: '773601001' },
  });
  const rows = [{ name: 'Цемент М500', quantity: '8', unitPrice: '155.61', vatRate: '22' }];
  const invoice = await call<Made>('POST', '/sales-invoices', { customerId, rows });
  await call('POST', `/sales-invoices/${invoice.id}/issue`, {});
  return { company, invoice };
}

/** What the form of the settings asks for: who signs in, and for which company. */
async function fill(page: Page) {
  const { login, password } = sim.state;
  const given = { password: { login, password }, organisation };
  for (const [group, fields] of Object.entries(given)) {
    await page
      .getByRole('region', { name: titles[group as keyof typeof given] })
      .getByRole('switch')
      .check();
    for (const [name, value] of Object.entries(fields))
      await page.locator(`input[name="${group}.${name}"]`).fill(value);
  }
}

const titles = { password: 'Логин и пароль пользователя Saby', organisation: 'Ваша организация' };

/** The same by the API. */
async function connected({ call }: Company): Promise<string> {
  const { login, password } = sim.state;
  const settings = { password: { login, password }, organisation };
  const { id } = await call<Made>('POST', '/integrations/installations', { publicId: 'edo-saby', settings });
  await call('POST', `/integrations/installations/${id}/test`, {});
  return id;
}

test('an invoice goes to the operator as a draft and comes back signed; what came is refused with its reason', async () => {
  const { company, invoice } = await ready();
  const visitor = await visit(company);
  const { page, open, mustBeClean, close } = visitor;
  await open(`sales-invoices/${invoice.id}?tab=edo`);
  await page.getByText('Оператор ЭДО не подключён').waitFor();
  await mustBeClean();
  await page.getByRole('link', { name: 'Операторы в каталоге интеграций' }).click();
  await page.getByRole('link', { name: /Saby/ }).first().waitFor();
  await installCard(visitor, 'edo-saby', { fill });
  const [, installation] = /installed\/([\w-]+)/.exec(page.url()) ?? [];

  await open(`sales-invoices/${invoice.id}?tab=edo`);
  await page.getByRole('button', { name: 'Передать оператору' }).click();
  await page.getByText('Черновик у оператора').waitFor();
  await page.getByText('подпишите и отправьте его в кабинете оператора').waitFor();
  assert.equal(await page.getByRole('button', { name: /Передать/ }).count(), 0, 'the operator has it');
  await mustBeClean();

  for (const happens of ['a person sends the draft', 'delivered', 'counterparty signs']) sim.happen(happens);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await page.getByText('Подписан обеими сторонами').waitFor();
  await page.getByRole('button', { name: 'Архив с подписями' }).waitFor();
  await mustBeClean();

  sim.happen('a document comes in', { type: 'ДоговорВх', number: '17' });
  await company.call('POST', `/integrations/installations/${installation}/sync`, {});
  await open('e-documents');
  await page.getByRole('link', { name: /17/ }).click();
  await page.getByRole('button', { name: 'Отказать…' }).click();
  const dialog = page.getByRole('dialog');
  await mustBeClean();
  await dialog.getByLabel('Причина').fill('Количество не сходится');
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await page.getByText('Количество не сходится').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`pages of electronic documents are clean ${JSON.stringify(looks)}`, async () => {
    const { company, invoice } = await ready();
    const installation = await connected(company);
    sim.happen('a document comes in', {});
    await company.call('POST', `/integrations/installations/${installation}/sync`, {});
    const body = { entityType: 'salesInvoice', entityId: invoice.id, operator: 'B' };
    await company.call('POST', '/e-documents/outgoing', body);
    const { page, open, mustBeClean, close } = await visit(company, looks);
    for (const path of [`sales-invoices/${invoice.id}?tab=edo`, 'e-documents']) {
      await open(path);
      await page.getByRole('main').waitFor();
      await mustBeClean();
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${path.split(/[/?]/)[0]}-${Object.values(looks)[0]}.png`,
          fullPage: true,
        });
    }
    await close();
  });

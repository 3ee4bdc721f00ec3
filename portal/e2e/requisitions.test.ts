import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { colleague, newCompany } from './company.ts';
import { requisitionJourney } from './requisition-journey.ts';
import { visit } from './visit.ts';

test('a requisition is written, sent, approved by the head, and moved on the board by menu and by drag', async () => {
  const company = await newCompany();
  const buyer = await visit(company);
  const head = await visit(await colleague(company, 'purchasing_manager'));
  assert.match(await requisitionJourney(buyer.page, head.page), /\d{4}/);
  await buyer.mustBeClean();
  await buyer.close();
  await head.close();
});

long('a line is cancelled with its reason, which stands at it and in the history, and is brought back', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
    title: 'Кабель и щиты, ТП-14',
    items: [
      { name: 'Кабель ВВГнг 3×2,5', quantity: '1200', uom: '006' },
      { name: 'Щит', quantity: '4' },
    ],
  });
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`requisitions/${id}`);
  await page.getByRole('button', { name: 'Действия: позиция 2' }).click();
  await page.getByRole('menuitem', { name: 'Отменить позицию' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Щит, 4').waitFor();
  await dialog.getByLabel('Причина, необязательно').fill('Нашли на складе');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отменить позицию' }).click();
  await page.getByText('Отменена: Нашли на складе').waitFor();
  await page.getByText('1 позиция отменена', { exact: true }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Действия: позиция 2' }).click();
  await page.getByRole('menuitem', { name: 'Вернуть в заявку' }).click();
  await page.getByText('Отменена: Нашли на складе').waitFor({ state: 'detached' });
  await close();
});

long('what came of a requisition is linked beside it', async () => {
  const company = await newCompany();
  const party = await company.call<{ id: string }>('POST', '/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
  });
  await company.call('PATCH', '/settings/company', { approvalRequired: false });
  const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
    title: 'Цемент',
    dueDate: '2031-05-20',
    items: [{ name: 'Цемент М500', quantity: '120' }],
  });
  await company.call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'approved' });
  const invoice = await company.call<{ id: string }>('POST', '/invoices', {
    counterpartyId: party.id,
    procurementId: id,
    externalNumber: 'СЧ-1045',
    lines: [{ name: 'Цемент М500', quantity: '120', price: '412.50' }],
  });
  const { page, open, mustBeClean, close } = await visit(company, { width: 390, height: 844 });
  await open(`requisitions/${id}`);
  await mustBeClean();
  await page.getByRole('complementary').getByRole('link', { name: 'СЧ-1045' }).click();
  await page.waitForURL(`**/invoices/${invoice.id}`);
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`requisitions are clean as a list, a board and a calendar ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    await company.call('POST', '/purchase-requisitions', {
      title: 'Кабель и щиты, ТП-14',
      dueDate: '2031-05-20',
      items: [{ name: 'Кабель ВВГнг 3×2,5', quantity: '1200', uom: '006', plannedPrice: '98.40' }],
    });
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const view of ['list', 'board', 'calendar']) {
      await open(`requisitions?view=${view}`);
      await mustBeClean();
    }
    await close();
  });

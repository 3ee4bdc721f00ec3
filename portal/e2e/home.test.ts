import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

/** A company whose owner approves his own, with two requisitions that wait for it. */
async function waiting(): Promise<Company> {
  const company = await newCompany();
  await company.call('PATCH', '/settings/company', { noSelfApproval: false });
  for (const title of ['Кабель', 'Металл']) {
    const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
      title,
      dueDate: '2031-05-20',
      items: [{ name: title, quantity: '10', uom: '796', plannedPrice: '100' }],
    });
    await company.call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'pending_approval' });
  }
  return company;
}

const statuses = async ({ call }: Company) => {
  const { items } = await call<{ items: Array<{ title: string; status: string }> }>(
    'GET',
    '/purchase-requisitions?sort=title',
  );
  return items.map(({ status }) => status);
};

test('what waits is counted at home, and worked through by keyboard; a verdict taken back was never sent', async () => {
  const company = await waiting();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('');
  await mustBeClean();
  const inbox = page.getByRole('navigation').getByRole('link', { name: /Мои задачи.*2.*ждут вас/ });
  await inbox.waitFor();
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await inbox.waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await page.getByRole('link', { name: /2\s*Согласовать заявки/ }).click();
  await page.getByRole('heading', { name: 'Кабель' }).waitFor();
  await mustBeClean();

  await page.keyboard.press('KeyA');
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('button', { name: /Кабель/ }).waitFor();
  assert.deepEqual(await statuses(company), ['pending_approval', 'pending_approval']);

  await page.getByRole('button', { name: /Кабель/ }).click();
  await page.keyboard.press('KeyA');
  await page.getByRole('heading', { name: 'Металл' }).waitFor();
  await page.keyboard.press('KeyR');
  await page.getByRole('textbox', { name: 'Причина' }).fill('Нет бюджета');
  await page.getByRole('button', { name: 'Отклонить', exact: true }).last().click();
  await page.getByText('Всё разобрано').waitFor();
  await open('warehouses');
  for (let tries = 0; tries < 50 && (await statuses(company)).includes('pending_approval'); tries++)
    await page.waitForTimeout(200);
  assert.deepEqual(await statuses(company), ['approved', 'rejected']);
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  test(`home and inbox are clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(await waiting(), looks);
    for (const path of ['', 'inbox']) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('a counterparty is made, gets two accounts of which one is primary, is blocked with a reason and unblocked', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('counterparties');
  await mustBeClean();
  await page.keyboard.press('KeyC');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ИНН').fill('7736207543');
  await dialog.getByLabel('Краткое название').fill('ООО «Ромашка»');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'ООО «Ромашка»' }).waitFor();

  for (const [at, account] of ['40702810938000000001', '40702810238000000002'].entries()) {
    await page.getByRole('button', { name: 'Счёт', exact: true }).click();
    await page.getByLabel('БИК').nth(at).fill('044525225');
    await page.getByLabel('Расчётный счёт').nth(at).fill(account);
  }
  await page.getByRole('radio', { name: 'Основной' }).nth(1).check();
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page
    .getByText(/Сохранено|ключ/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await dialog.getByLabel('Причина').fill('Сорвали две поставки');
  await dialog.getByRole('button', { name: 'Заблокировать' }).click();
  await page.getByText('Сорвали две поставки').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await page.getByRole('button', { name: 'Заблокировать' }).waitFor();

  const { items } = await company.call<{
    items: Array<{ status: string; paymentRequisites: Array<{ isPrimary: boolean }> }>;
  }>('GET', '/counterparties');
  assert.equal(items[0]?.status, 'active');
  assert.deepEqual(items[0]?.paymentRequisites.filter(({ isPrimary }) => isPrimary).length, 1);
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`counterparties are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/counterparties', { shortName: 'ООО «Ромашка»' });
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of [
      'counterparties',
      ...['', '?tab=assortment', '?tab=proposals'].map((tab) => `counterparties/${id}${tab}`),
    ]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

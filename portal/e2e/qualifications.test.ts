import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

/** A company with a supplier that nobody has looked at. */
async function withSupplier() {
  const company = await newCompany();
  await company.call('POST', '/counterparties', { shortName: 'ООО «Новый карьер»', roles: ['supplier'] });
  return company;
}

test('a supplier is asked to be qualified, gets a document, is qualified and suspended with a reason', async () => {
  const { page, open, mustBeClean, close } = await visit(await withSupplier());
  await open('qualifications');
  await mustBeClean();
  await page.getByRole('button', { name: 'Допуск', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Поставщик').fill('карьер');
  await page.getByRole('option', { name: 'Новый карьер' }).click();
  await dialog.getByLabel('Действует до').fill('2032-12-31');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Запросить' }).click();
  await page.getByRole('heading', { name: 'Допуск: ООО «Новый карьер»' }).waitFor();

  await page.getByRole('button', { name: 'Добавить документ' }).click();
  await dialog.getByRole('combobox', { name: 'Вид' }).click();
  await page.getByRole('option', { name: 'Лицензия' }).click();
  await dialog.getByLabel('Название или номер').fill('ЛО-77-01-004512');
  await dialog.getByLabel('Действует до').fill('2032-03-01');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await page.getByText('ЛО-77-01-004512').waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: 'Допустить' }).click();
  await page.getByRole('button', { name: 'Приостановить' }).click();
  await dialog.getByLabel('Причина').fill('Рекламация');
  await dialog.getByRole('button', { name: 'Приостановить' }).click();
  await page.getByText('Рекламация').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`qualifications are clean ${JSON.stringify(looks)}`, async () => {
    const company = await withSupplier();
    const { items } = await company.call<{ items: Array<{ id: string }> }>('GET', '/counterparties');
    const counterpartyId = items[0]?.id;
    const { id } = await company.call<{ id: string }>('POST', '/supplier-qualifications', {
      counterpartyId,
      documents: [{ kind: 'charter', title: 'Редакция 2024 года' }],
    });
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of [
      'qualifications',
      `qualifications/${id}`,
      `counterparties/${counterpartyId}?tab=qualifications`,
    ]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

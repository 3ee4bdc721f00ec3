import assert from 'node:assert/strict';
import pg from 'pg';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { databaseUrl } from './installation.ts';
import { visit } from './visit.ts';

/** One item that a supplier sells and a warehouse holds, and one that nobody does; a late requisition and one in time. */
async function companyWithStock() {
  const company = await newCompany();
  const { call } = company;
  const supplier = await call<{ id: string }>('POST', '/counterparties', {
    ...{ kind: 'legal_entity', shortName: 'ООО «Кабельный двор»', roles: ['supplier'] },
  });
  const { id: warehouseId } = await call<{ id: string }>('POST', '/warehouses', { name: 'Химки', isDefault: true });
  const { id } = await call<{ id: string }>('POST', '/catalog', { name: 'Кабель', plannedCost: { price: '98.4' } });
  await call('POST', '/catalog', { name: 'Муфта' });
  await call('POST', `/catalog/${id}/movements/adjustment`, {
    ...{ warehouseId, quantityDelta: '5', reason: 'found', unitCost: '98.4' },
  });
  await call('POST', `/catalog/${id}/supplier-links`, { counterpartyId: supplier.id });
  for (const title of ['Вчерашняя', 'Будущая'])
    await call('POST', '/purchase-requisitions', {
      ...{ title, dueDate: '2031-05-20', items: [{ name: 'Кабель', quantity: '1' }] },
    });
  await letDaysPass();
  return company;
}

/** No call takes a day that is over. */
async function letDaysPass() {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(`update requisitions set due_date = current_date - 1 where title = 'Вчерашняя'`);
  await database.end();
}

for (const looks of [{}, { width: 390, height: 844, dark: true }])
  long(
    `lists are narrowed by supplier, stock and what is late, and widened again ${JSON.stringify(looks)}`,
    async () => {
      const { page, open, mustBeClean, close } = await visit(await companyWithStock(), looks);
      const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
      const unfiltered = (label: string) => page.getByRole('button', { name: `Снять фильтр: ${label}` });
      await open('catalog');
      await row('Муфта').waitFor();
      await page.getByRole('button', { name: 'Поставщик', exact: true }).click();
      await page.getByRole('textbox', { name: 'Поставщик' }).click();
      await page.getByRole('option', { name: /Кабельный двор/ }).click();
      await row('Муфта').waitFor({ state: 'detached' });
      await row('Кабель').waitFor();
      await page.keyboard.press('Escape');
      await mustBeClean();
      await page.reload();
      await page.getByRole('button', { name: /Поставщик.*Кабельный двор/ }).waitFor();
      await unfiltered('Поставщик').click();
      await row('Муфта').waitFor();
      assert.doesNotMatch(page.url(), /supplier/);

      await page.getByRole('button', { name: 'Остаток', exact: true }).click();
      await page.getByRole('radio', { name: 'Нет' }).check();
      await row('Кабель').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await mustBeClean();
      assert.match(page.url(), /stock=none/);
      await unfiltered('Остаток').click();
      await row('Кабель').waitFor();

      await open('requisitions');
      await row('Будущая').waitFor();
      await page.getByRole('button', { name: 'Просрочены' }).click();
      await row('Будущая').waitFor({ state: 'detached' });
      await row('Вчерашняя').waitFor();
      await mustBeClean();
      await page.getByRole('button', { name: 'Просрочены', pressed: true }).click();
      await row('Будущая').waitFor();
      for (const path of ['rfqs?overdue=yes', 'invoices?show=overdue&sort=-gross']) {
        await open(path);
        await mustBeClean();
      }
      await close();
    },
  );

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

test('a list is kept as it is narrowed, found again by its tab, renamed, shared and deleted', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('invoices');
  const views = page.getByRole('navigation', { name: 'Сохранённые виды' });
  assert.equal(await views.getByRole('button', { name: 'Сохранить вид' }).count(), 0);
  await page.getByText('К оплате', { exact: true }).click();
  await views.getByRole('button', { name: 'Сохранить вид' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('На этой неделе');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await views.getByRole('link', { name: 'На этой неделе' }).waitFor();
  await mustBeClean();

  await views.getByRole('link', { name: 'Все' }).click();
  await page.waitForURL(/invoices$/);
  await views.getByRole('link', { name: 'На этой неделе' }).click();
  await page.waitForURL(/invoices\?show=unpaid$/);

  await page.getByRole('button', { name: 'Изменить вид: На этой неделе' }).click();
  await page.getByRole('menuitem', { name: 'Сделать общим' }).click();
  await views.getByLabel('общий').waitFor();
  await page.getByRole('button', { name: 'Изменить вид: На этой неделе' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await views.getByRole('link', { name: 'На этой неделе' }).waitFor({ state: 'detached' });
  await close();
});

/** A view of every list that keeps them, and a word of the list that it narrows. */
const kept = {
  requisitions: 'priority=urgent',
  rfqs: 'status=draft',
  quotes: 'status=submitted',
  invoices: 'show=overdue',
  catalog: 'type=service',
  counterparties: 'role=carrier',
  'price-lists': 'kind=supplier',
};

for (const looks of [{ dark: true }, { width: 390, height: 844 }])
  long(`every list keeps views ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    for (const [list, query] of Object.entries(kept)) {
      await company.call('POST', '/saved-views', { list, query, name: 'Особый вид' });
      await open(list);
      await page.getByRole('link', { name: 'Особый вид' }).click();
      await page.waitForURL(`**/${list}?${query}`);
      await mustBeClean();
    }
    await close();
  });

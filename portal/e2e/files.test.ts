import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

const note = { name: 'Письмо.txt', mimeType: 'text/plain', buffer: Buffer.from('Просим поставить до пятницы') };
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = { name: 'Счёт.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };

long('a file of a requisition is chosen and dropped, saved by its link, and removed', async () => {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', { title: 'Кабель' });
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`requisitions/${id}`);
  await page.locator('input[type=file]').setInputFiles(note);
  const named = page.getByRole('button', { name: 'Письмо.txt', exact: true });
  await named.waitFor();
  await drop(page, 'Смета.csv', 'кабель;10');
  await page.getByRole('button', { name: 'Смета.csv', exact: true }).waitFor();
  await mustBeClean();
  const [saved] = await Promise.all([page.waitForEvent('download'), named.click()]);
  assert.equal(saved.suggestedFilename(), 'Письмо.txt');
  await page.getByRole('button', { name: 'Удалить: Письмо.txt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await named.waitFor({ state: 'detached' });
  await open(`requisitions/${id}/files`);
  await page.waitForURL(`**/requisitions/${id}?tab=files`);
  await page.getByRole('button', { name: 'Смета.csv', exact: true }).waitFor();
  await close();
});

long('the paper of an invoice is looked at beside its lines, and another is kept with it', async () => {
  const company = await newCompany();
  const party = await company.call<{ id: string }>('POST', '/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
  });
  const { id } = await company.call<{ id: string }>('POST', '/invoices', {
    counterpartyId: party.id,
    lines: [{ name: 'Цемент М500', quantity: '120', price: '412.50' }],
  });
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`invoices/${id}`);
  await page.getByText('Документа пока нет').waitFor();
  await mustBeClean();
  await page.locator('input[type=file]').setInputFiles([picture, note]);
  await page.getByRole('img', { name: 'Счёт.png' }).waitFor();
  await page.getByRole('button', { name: 'Письмо.txt', exact: true }).click();
  await page.getByText('Такой файл здесь не показать').waitFor();
  await page.getByRole('button', { name: 'Счёт.png', exact: true }).click();
  await page.getByRole('img', { name: 'Счёт.png' }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Удалить: Счёт.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('img', { name: 'Счёт.png' }).waitFor({ state: 'detached' });
  await close();
});

/** As a browser drops: with an event that carries the file. */
const drop = (page: Page, name: string, content: string) =>
  page.locator('label', { has: page.locator('input[type=file]') }).evaluate(
    (area, given) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([given.content], given.name, { type: 'text/csv' }));
      area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, content },
  );

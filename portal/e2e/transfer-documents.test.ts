import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

const upd = fileURLToPath(new URL('../../server/test/transfer-documents/upd-5.03.xml', import.meta.url));

/** A company with the card of the import, and with the supplier of the document. */
async function buyer() {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/integrations/installations', { publicId: 'upd-import' });
  await company.call('POST', `/integrations/installations/${id}/test`, {});
  const supplier = await company.call<{ id: string }>('POST', '/counterparties', {
    kind: 'legal_entity',
    shortName: 'ООО «Цементный двор»',
    inn: '7736050003',
    kpp: '773601001',
    roles: ['supplier'],
  });
  return { company, supplier };
}

test('a document of a supplier is uploaded, looked at, and becomes an invoice once, however often that is pressed', async () => {
  const { company } = await buyer();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('invoices');
  await page.getByRole('link', { name: 'УПД' }).click();
  await page.getByText('УПД пока нет').waitFor();
  await mustBeClean();
  await page.setInputFiles('input[type=file]', upd);
  await page.getByRole('heading', { name: 'УПД УТ-1045' }).waitFor();
  await page.getByText('Можно провести').waitFor();
  await page.getByText('58 196,721311').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Создать входящий счёт' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Создать входящий счёт' }).dblclick();
  await page.getByRole('heading', { name: 'Счёт УТ-1045' }).waitFor();
  assert.equal(await page.getByText('Документ уже проведён').count(), 0);
  await page.getByRole('button', { name: 'upd-5.03.xml', exact: true }).waitFor();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`a document with remarks and a known invoice is clean ${JSON.stringify(looks)}`, async () => {
    const { company, supplier } = await buyer();
    await company.call('POST', '/invoices', {
      counterpartyId: supplier.id,
      externalNumber: 'СЧ-880',
      totals: { gross: '292435.00' },
    });
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('invoices/transfer-documents');
    await page.setInputFiles('input[type=file]', upd);
    await page.getByRole('radio').first().waitFor();
    await mustBeClean();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: /Прикрепить к счёту|Attach to the invoice/ }).waitFor();
    await open('invoices/transfer-documents');
    await mustBeClean();
    await close();
  });

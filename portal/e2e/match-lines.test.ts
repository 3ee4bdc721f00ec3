import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { asWindows1251 } from './as-windows1251.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

const upd = readFileSync(new URL('../../server/test/transfer-documents/upd-5.03.xml', import.meta.url));

/** The document as it was sent, or the next one of the same supplier. */
const file = (number = 'УТ-1045') => ({
  name: `${number}.xml`,
  mimeType: 'application/xml',
  buffer: asWindows1251(new TextDecoder('windows-1251').decode(upd).replaceAll('УТ-1045', number)),
});

/** A company with the import, the supplier of the document, and an item that he calls otherwise. */
async function buyer() {
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/integrations/installations', { publicId: 'upd-import' });
  await company.call('POST', `/integrations/installations/${id}/test`, {});
  await company.call('POST', '/counterparties', {
    kind: 'legal_entity',
    shortName: 'ООО «Цементный двор»',
    inn: '7736050003',
    kpp: '773601001',
    roles: ['supplier'],
  });
  await company.call('POST', '/catalog', { name: 'Портландцемент ЦЕМ I', sku: 'П-1', baseUom: '796' });
  return company;
}

test('a line is matched by hand with keys alone, taken back, and known by itself in the next document', async () => {
  const company = await buyer();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('invoices/transfer-documents');
  await page.setInputFiles('input[type=file]', file());
  await page.getByRole('heading', { name: 'УПД УТ-1045' }).waitFor();
  await page.getByText('Не сопоставлено строк: 3').waitFor();
  await mustBeClean();

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  const item = dialog.getByRole('textbox', { name: 'Позиция каталога' });
  await item.fill('портланд');
  await page.getByRole('option', { name: /Портландцемент ЦЕМ I/ }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Сопоставить' }).waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Сопоставить' }).press('Enter');
  await page.getByText('Строка 1 сопоставлена').waitFor();
  await page.getByRole('link', { name: 'Портландцемент ЦЕМ I' }).waitFor();
  await page.getByText('вручную').waitFor();

  await page.keyboard.press('Control+z');
  await page.getByText('Не сопоставлено строк: 3').waitFor();
  await page.keyboard.press('m');
  await item.fill('портланд');
  await page.getByRole('option', { name: /Портландцемент ЦЕМ I/ }).click();
  await dialog.getByRole('button', { name: 'Сопоставить' }).click();
  await page.getByRole('link', { name: 'Портландцемент ЦЕМ I' }).waitFor();

  await open('invoices/transfer-documents');
  await page.getByText('Файл', { exact: true }).first().waitFor();
  await page.setInputFiles('input[type=file]', file('УТ-1046'));
  await page.getByRole('heading', { name: 'УПД УТ-1046' }).waitFor();
  await page.getByText('как раньше').waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Забыть' }).click();
  await page.getByText('Не сопоставлено строк: 3').waitFor();

  await open('invoices/transfer-documents');
  await page.getByText('Почта', { exact: true }).click();
  await page.getByText('Таких УПД нет').waitFor();
  await mustBeClean();
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`matching by hand is clean ${JSON.stringify(looks)}`, async () => {
    const company = await buyer();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('invoices/transfer-documents');
    await mustBeClean();
    await page.setInputFiles('input[type=file]', file());
    await page.getByRole('button', { name: /Сопоставить строку 1|Match line 1/ }).click();
    await page.getByRole('dialog').getByRole('checkbox').waitFor();
    await mustBeClean();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ни к чему не относится|It is for nothing/ })
      .click();
    await page.getByRole('button', { name: /Изменить сопоставление строки 1|Change the match of line 1/ }).waitFor();
    await mustBeClean();
    await close();
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, linkIn, newCompany } from './company.ts';
import { visit } from './visit.ts';

/** A requisition of four lines and two suppliers with addresses of their own. */
async function whatIsWanted(company: Company) {
  const items = ['Цемент М500', 'Арматура А500С 12 мм', 'Кирпич М150', 'Щебень 20–40'].map((name, index) => ({
    name,
    quantity: String(10 * (index + 1)),
    uom: '796',
  }));
  const requisition = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
    title: 'Фундамент корпуса 2',
    items,
  });
  const mark = company.portal.slice(-8);
  const suppliers = ['ООО «Цементный двор»', 'АО «Стройресурс»'].map((shortName, index) => ({
    kind: 'legal_entity',
    shortName,
    roles: ['supplier'],
    email: `prices-${index}.${mark}@suppliers.ru`,
  }));
  for (const supplier of suppliers) await company.call('POST', '/counterparties', supplier);
  return { requisition, suppliers };
}

const price = (position: string) => new RegExp(`^Цена за шт: ${position}`);

test('a request goes out, a supplier answers by its link on a phone, and the tracker shows it', async () => {
  const company = await newCompany();
  const { requisition, suppliers } = await whatIsWanted(company);
  const [first] = suppliers;
  const buyer = await visit(company);

  await buyer.open(`rfqs/new?requisition=${requisition.id}`);
  for (const { shortName } of suppliers) {
    await buyer.page.getByLabel('Найти другого поставщика').fill(shortName);
    await buyer.page.getByRole('option', { name: shortName }).click();
    const box = buyer.page.getByRole('checkbox', { name: shortName });
    await box.waitFor();
    assert.ok(await box.isChecked(), 'who was looked for comes ticked');
  }
  await buyer.page.getByLabel('Сообщение поставщикам').fill('Нужна поставка одной машиной.');
  await buyer.mustBeClean();
  await buyer.page.getByRole('button', { name: 'Отправить…' }).click();
  await buyer.page.getByText('Цены на 4 позиции запросим у 2 поставщиков').waitFor();
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await buyer.page.getByText('2 из 2').first().waitFor();
  await buyer.mustBeClean();

  const token = await linkIn(first?.email ?? '', /\/rfq#([\w-]+)/);
  const supplier = await visit(undefined, { width: 390, height: 844 });
  await supplier.open(`/rfq#${token}`);
  const { page } = supplier;
  await page.getByRole('heading', { name: 'Фундамент корпуса 2' }).waitFor();
  await supplier.mustBeClean();
  await page.getByLabel(price('Цемент')).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1\u00a0234,50\r\n99,9\r\nнет\r\n15\r\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  assert.equal(await page.getByLabel(price('Арматура')).inputValue(), '99,9');
  assert.ok(await page.getByRole('checkbox', { name: /Не поставляю ?: Кирпич/ }).isChecked());
  await page.getByText(/^сохранено \d\d:\d\d$/).waitFor();

  await page.reload();
  assert.equal(await page.getByLabel(price('Щебень')).inputValue(), '15');
  await page.getByRole('button', { name: 'Отправить…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('3 позиции').waitFor();
  await supplier.mustBeClean();
  await dialog.getByLabel('Ваше имя').fill('Ольга Петрова');
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByRole('heading', { name: /Предложение SQ-\d{4}-\d+ у покупателя/ }).waitFor();
  await supplier.mustBeClean();

  await buyer.page.reload();
  const row = buyer.page.getByRole('listitem', { name: first?.shortName ?? '' });
  await row.getByText('Предложение').waitFor();
  // 10 × 1 234,50 + 20 × 99,90 + 40 × 15
  await row.getByText(/14\s943,00/).click();
  await buyer.page.getByRole('heading', { name: first?.shortName ?? '' }).waitFor();
  await buyer.page.getByText('Ольга Петрова').waitFor({ state: 'detached' });
  await buyer.page.getByRole('tab', { name: 'Версии' }).click();
  await buyer.page.getByText('Ольга Петрова').waitFor();
  await buyer.mustBeClean();
  await supplier.close();
  await buyer.close();
});

long('what a supplier types without a connection is kept on his device and saved when it is back', async () => {
  const company = await newCompany();
  const { requisition, suppliers } = await whatIsWanted(company);
  const [first] = suppliers;
  const { items: parties } = await company.call<{ items: Array<{ id: string; shortName: string }> }>(
    'GET',
    '/counterparties',
  );
  const rfq = await company.call<{ id: string }>('POST', '/supplier-rfqs', {
    procurementId: requisition.id,
    responseDeadline: new Date(Date.now() + 86_400_000).toISOString(),
    items: (
      await company.call<{ items: Array<{ id: string }> }>('GET', `/purchase-requisitions/${requisition.id}`)
    ).items.map(({ id }) => ({ procurementItemId: id })),
    recipients: parties
      .filter(({ shortName }) => shortName === first?.shortName)
      .map(({ id }) => ({ counterpartyId: id })),
  });
  await company.call('POST', `/supplier-rfqs/${rfq.id}/send`, {});
  const token = await linkIn(first?.email ?? '', /\/rfq#([\w-]+)/);
  const { page, context, open, mustBeClean, close } = await visit(undefined, { width: 390, height: 844, dark: true });
  await open(`/rfq#${token}`);
  await mustBeClean();
  await context.setOffline(true);
  await page.getByLabel(price('Цемент')).fill('500');
  await page.getByText('сохранено на устройстве, нет связи').waitFor();
  await context.setOffline(false);
  await page.getByText(/^сохранено \d\d:\d\d$/).waitFor();

  await page.getByRole('button', { name: 'Не участвуем в этом запросе' }).click();
  await page.getByLabel(/^Причина/).fill('Нет на складе');
  await page.getByRole('button', { name: 'Отказаться', exact: true }).click();
  await page.getByText('Вы отказались от участия').waitFor();
  const { recipients } = await company.call<{ recipients: Array<{ status: string; declineReason: string }> }>(
    'GET',
    `/supplier-rfqs/${rfq.id}`,
  );
  assert.deepEqual(
    recipients.map(({ status, declineReason }) => [status, declineReason]),
    [['declined', 'Нет на складе']],
  );
  await close();
});

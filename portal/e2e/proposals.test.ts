import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, colleague, newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { approve, cellAt, focused, pasteBlock, writeByKeyboard } from './proposal-journey.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

interface Card extends Made {
  status: string;
  totalAmount: string;
  rows: Array<{ name: string; quantity: string; unitCost: string; groupLabel: string | null }>;
}

const customer = {
  ...{ shortName: 'ООО «Северстрой»', roles: ['customer'] },
  contacts: [{ fullName: 'Павел Кузнецов', email: 'kuznetsov@sever.example', isPrimary: true }],
};

test('decisions become a proposal, written by keyboard, pasted into, taken back, saved and approved by a colleague', async () => {
  const company = await newCompany();
  const { id: customerId } = await company.call<Made>('POST', '/counterparties', customer);
  const requisition = await decidedRequisition(company, ['Труба', 'Лист', 'Уголок', 'Швеллер'], customerId);
  const director = await colleague(company, 'admin');
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`requisitions/${requisition}`);
  await page.getByRole('link', { name: 'Сделать КП' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/из решений по заявке/).waitFor();
  await mustBeClean();
  await dialog.getByRole('textbox', { name: 'Наценка, процент' }).fill('20');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('table').first().waitFor();
  await page.getByRole('rowheader', { name: /ООО «Сталь» 2 строки/ }).waitFor();
  await mustBeClean();

  await writeByKeyboard(page);
  await pasteBlock(page);
  await mustBeClean();
  const panel = page.getByRole('complementary', { name: 'Итоги' });
  const total = await panel.locator('b').first().innerText();
  await page.keyboard.press('Control+KeyS');
  await page.getByText(/^Сохранено в/).waitFor();
  assert.equal(await panel.locator('b').first().innerText(), total, 'the preview is what the server counts');
  const id = page.url().split('/').at(-1) ?? '';
  const card = await company.call<Card>('GET', `/commercial-proposals/${id}`);
  assert.deepEqual(
    card.rows.slice(-2).map(({ name, quantity, unitCost }) => [name, quantity, unitCost]),
    [
      ['Кабель ВВГ', '1234.5', '2.5'],
      ['Шайба', '10', '0.75'],
    ],
  );

  await page.getByRole('button', { name: 'На согласование' }).click();
  await page.getByText(/: на согласовании/).waitFor();
  await close();
  await approve(director, id);
});

long(
  'a colleague’s change is shown beside mine, what is typed survives a reload, and 900 rows are typed into',
  async () => {
    const company = await newCompany();
    const rows = Array.from({ length: 900 }, (_, at) => ({ name: `Болт М${at + 1}`, quantity: '1', unitCost: '10' }));
    const { id } = await company.call<Made>('POST', '/commercial-proposals', { title: 'Метизы', rows });
    const { page, open, mustBeClean, close } = await visit(company);
    await open(`proposals/${id}`);
    await cellAt(page, 0, 2).focus();
    for (let row = 1; row <= 60; row += 1) await page.keyboard.press('ArrowDown');
    assert.deepEqual(await focused(page), [60, 2]);
    await page.keyboard.type('75');
    await page.waitForTimeout(900);
    await page.reload();
    await page.getByText('Не сохранено').waitFor();
    await company.call('PATCH', `/commercial-proposals/${id}`, { title: 'Крепёж' });
    await page.getByText('Пока вы правили, запись изменил кто-то другой').waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: 'Сохранить мой вариант' }).click();
    await page.getByText(/^Сохранено в/).waitFor();
    const card = await company.call<Card & { title: string }>('GET', `/commercial-proposals/${id}`);
    assert.deepEqual([card.rows[60]?.quantity, card.rows.length, card.title], ['75', 900, 'Метизы']);
    await close();
  },
);

long('a proposal is sent by letter, its link copied, accepted by telephone, and becomes an invoice', async () => {
  const company = await newCompany();
  await company.call('PATCH', '/settings/company', { approvalRequired: false });
  const { id: customerId } = await company.call<Made>('POST', '/counterparties', customer);
  const rows = [{ name: 'Кирпич М150', quantity: '1000', unitCost: '20', markupPercent: '30' }];
  const made = await company.call<Made>('POST', '/commercial-proposals', {
    customerId,
    validUntil: '2099-12-31',
    rows,
  });
  const { page, open, context, mustBeClean, close } = await visit(company);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`proposals/${made.id}`);
  await page.getByRole('button', { name: 'Отправить заказчику' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('kuznetsov@sever.example').waitFor();
  await dialog.getByRole('textbox', { name: 'Сообщение' }).fill('Добрый день! Вот наше предложение.');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отправить письмо' }).click();
  await page.getByText(/: отправлено/).waitFor();
  await page.getByRole('tab', { name: 'Отправки · 1' }).click();
  await page.getByRole('button', { name: 'Скопировать' }).click();
  await page.getByText('Ссылка скопирована').waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^http/);
  await mustBeClean();
  await page.getByRole('button', { name: 'Отметить как принятое' }).click();
  await dialog.getByRole('textbox', { name: 'Кто ответил' }).fill('Кузнецов П. Н.');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Принято' }).click();
  await page.getByText(/: принято/).waitFor();
  await page.getByRole('button', { name: 'Создать счёт' }).click();
  await dialog.getByRole('button', { name: 'Создать счёт' }).click();
  await page.getByText(/: выставлен счёт/).waitFor();
  const card = await company.call<{ salesInvoiceId: string }>('GET', `/commercial-proposals/${made.id}`);
  assert.ok(card.salesInvoiceId);
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`proposals are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { open, mustBeClean, close } = await visit(company, looks);
    for (const path of await pagesOf(company)) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

async function pagesOf(company: Company): Promise<string[]> {
  const { id: customerId } = await company.call<Made>('POST', '/counterparties', customer);
  const requisition = await decidedRequisition(company, ['Труба', 'Лист'], customerId);
  const expenses = [{ name: 'Доставка', amount: '1500' }];
  const draft = await company.call<Made>('POST', '/commercial-proposals', { procurementId: requisition, expenses });
  const sent = await company.call<Made>('POST', '/commercial-proposals', {
    ...{ customerId, title: 'Кирпич', termsText: 'Предоплата 50 %', validUntil: '2099-12-31' },
    rows: [{ name: 'Кирпич М150', quantity: '1000', unitCost: '20', markupPercent: '30' }],
  });
  await company.call('POST', `/commercial-proposals/${sent.id}/send`, { channel: 'link' });
  return [
    ...['proposals', 'proposals?create=true', `proposals?create=requisition&open=${requisition}`],
    ...[`proposals/${draft.id}`, `proposals/${sent.id}`, `proposals/${sent.id}?tab=sendings`],
  ];
}

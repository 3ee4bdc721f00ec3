import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, linkIn, newCompany } from './company.ts';
import { visit } from './visit.ts';

const phone = { width: 390, height: 844 };

interface Proposal {
  id: string;
  number: string;
  status: string;
  answerName: string | null;
  declineReason: string | null;
}

const [foundation, other] = [{ groupLabel: 'Фундамент' }, { groupLabel: 'Для конторы' }];
const rows = [
  { ...foundation, name: 'Цемент М500, мешок 50 кг', quantity: '120', unitPrice: '489.90', vatRate: '22' },
  { ...foundation, name: 'Арматура А500С 12 мм', quantity: '3.5', uom: '168', unitPrice: '64800', vatRate: '22' },
  { ...other, name: 'Справочник сметчика', quantity: '2', unitPrice: '1250', vatRate: '10' },
];

/** A proposal of «Заря» that went to «Север» by letter: its number, and the token of the link. */
async function sentProposal(company: Company) {
  const { call, portal } = company;
  const email = `zakaz.${portal.slice(-8)}@sever.ru`;
  await call('PATCH', '/settings/company', { approvalRequired: false });
  const seller = await call<{ id: string }>('POST', '/settings/seller-profiles', {
    ...{ name: 'Заря', legalName: 'Общество с ограниченной ответственностью «Заря»', inn: '7707083893' },
    ...{ phone: '+7 (912) 345-67-89', email: 'sales@zarya.ru', legalAddress: 'Пермь, ул. Ленина, 1' },
  });
  const customer = await call<{ id: string }>('POST', '/counterparties', {
    ...{ kind: 'legal_entity', shortName: 'ООО «Север»', roles: ['customer'], email },
  });
  const { id, number } = await call<Proposal>('POST', '/commercial-proposals', {
    ...{ title: 'Материалы для корпуса 2', customerId: customer.id, sellerProfileId: seller.id, rows },
    ...{ pricingMode: 'fixed_price', vatMode: 'included', validUntil: dayFromNow(14) },
    ...{ introText: 'Добрый день! Предлагаем материалы по вашему запросу.', termsText: 'Предоплата 30 %.' },
  });
  const send = async () => {
    await call('POST', `/commercial-proposals/${id}/send`, { channel: 'email', to: [email] });
    return linkIn(email, /\/p\/([\w-]+)/);
  };
  const card = () => call<Proposal>('GET', `/commercial-proposals/${id}`);
  return { id, number, email, send, card, token: await send() };
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a customer opens a proposal on a phone, asks about it and accepts it; the company sees both', async () => {
  const company = await newCompany();
  const { id, number, token, card } = await sentProposal(company);
  const { page, open, mustBeClean, context, close } = await visit(undefined, phone);
  await open(`/p/${token}`);
  await page.getByRole('heading', { name: 'Материалы для корпуса 2' }).waitFor();
  await page.getByText('Для ООО «Север»').waitFor();
  // 120 × 489,90 + 3,5 × 64 800 + 2 × 1 250
  const total = /288\s088,00/;
  await page.locator('.whole').getByText(total).waitFor();
  await mustBeClean();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать PDF' }).click();
  const file = readFileSync(await (await download).path());
  assert.equal(file.subarray(0, 5).toString(), '%PDF-');

  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await dialog.getByText('Напишите вопрос').waitFor();
  await dialog.getByLabel('Вопрос', { exact: true }).fill('Входит ли в цену разгрузка?');
  await dialog.getByLabel(/^Ваше имя/).fill('Пётр Кузнецов');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('dialog', { name: 'Вопрос отправлен' }).getByRole('button', { name: 'Закрыть' }).click();

  await page.getByRole('button', { name: 'Принять' }).click();
  await dialog.getByText(`Вы принимаете предложение ${number}`).getByText(total).waitFor();
  assert.equal(await dialog.getByLabel('Ваше имя').inputValue(), 'Пётр Кузнецов', 'the name was given once already');
  await dialog.getByLabel(/^Должность/).fill('директор');
  await mustBeClean();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await dialog.getByText('Нет связи. Написанное сохранено').waitFor();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Принять' }).dblclick();
  await page.getByRole('heading', { name: 'Предложение принято' }).waitFor();
  await page.getByText(/^Пётр Кузнецов, директор · /).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Отклонить' }).count(), 0);
  await mustBeClean();
  await page.reload();
  await page.getByRole('heading', { name: 'Предложение принято' }).waitFor();

  const { status, answerName } = await card();
  assert.deepEqual([status, answerName], ['accepted', 'Пётр Кузнецов']);
  await linkIn(company.email, /Входит ли в цену (разгрузка)/);
  await close();
  const seller = await visit(company);
  await seller.open(`proposals/${id}?tab=sendings`);
  for (const said of ['Входит ли в цену разгрузка?', /Пётр Кузнецов, директор/])
    await seller.page.getByText(said).first().waitFor();
  await seller.mustBeClean();
  await seller.close();
});

long('who declines says why; a proposal that was taken back or sent anew says so; unknown links too', async () => {
  const company = await newCompany();
  const { id, token, email, card } = await sentProposal(company);
  const { page, open, mustBeClean, close } = await visit(undefined, { ...phone, dark: true });
  await open(`/p/${token}`);
  await mustBeClean();
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await dialog.getByText('Напишите причину').waitFor();
  await dialog.getByLabel(/^Причина/).fill('Нашли ближе');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await page.getByRole('heading', { name: 'Предложение отклонено' }).waitFor();
  await page.getByText('«Нашли ближе»').waitFor();
  await mustBeClean();
  assert.equal((await card()).declineReason, 'Нашли ближе');

  await company.call('PATCH', `/commercial-proposals/${id}/status`, { status: 'draft' });
  await page.reload();
  await page.getByRole('heading', { name: 'Предложение отозвано' }).waitFor();
  await company.call('POST', `/commercial-proposals/${id}/send`, { channel: 'email', to: [email] });
  await page.reload();
  await page.getByRole('heading', { name: 'Есть более новое предложение' }).waitFor();
  await mustBeClean();
  await open(`/p/${'A'.repeat(43)}`);
  await page.getByRole('heading', { name: 'Такой ссылки нет' }).waitFor();
  await mustBeClean();
  await close();
});

long('in English on a wide screen, and what is answered meanwhile by a colleague is seen', async () => {
  const { token, card } = await sentProposal(await newCompany());
  const one = await visit(undefined, { language: 'en' });
  const other = await visit(undefined, { language: 'en', dark: true });
  for (const { open, page, mustBeClean } of [one, other]) {
    await open(`/p/${token}`);
    await page.getByText('Commercial proposal No.').waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByLabel('Your name').fill('Olga Petrova');
  }
  const accept = ({ page }: typeof one) => page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await one.page.getByRole('button', { name: 'Back' }).click();
  await one.page.getByRole('button', { name: 'Decline' }).click();
  await accept(other);
  await other.page.getByRole('heading', { name: 'The proposal is accepted' }).waitFor();
  await one.page.getByLabel(/^Reason/).fill('Too late');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await one.page.getByRole('heading', { name: 'The proposal is accepted' }).waitFor();
  assert.equal(await one.page.getByRole('dialog').count(), 0);
  assert.equal((await card()).status, 'accepted');
  await one.close();
  await other.close();
});

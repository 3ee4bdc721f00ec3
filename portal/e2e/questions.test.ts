import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Company, linkIn, newCompany } from './company.ts';
import { type Visit, visit } from './visit.ts';

const phone = { width: 390, height: 844 };

/** A request that two suppliers were asked, and a way to the page of each. */
async function asked(company: Company) {
  const mark = company.portal.slice(-8);
  const emails = [`olga.${mark}@dvor.ru`, `petr.${mark}@resurs.ru`] as const;
  const recipients = [];
  for (const [at, email] of emails.entries()) {
    const shortName = ['ООО «Кирпичный двор»', 'АО «Стройресурс»'][at];
    const party = { kind: 'legal_entity', shortName, roles: ['supplier'], email };
    recipients.push({ counterpartyId: (await company.call<{ id: string }>('POST', '/counterparties', party)).id });
  }
  const { id } = await company.call<{ id: string }>('POST', '/supplier-rfqs', {
    title: 'Кирпич на корпус 7',
    responseDeadline: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    items: [{ name: 'Кирпич М150', quantity: '9000' }],
    recipients,
  });
  await company.call('POST', `/supplier-rfqs/${id}/send`, {});
  const pageOf = async (email: string, looks: Parameters<typeof visit>[1]): Promise<Visit> => {
    const supplier = await visit(undefined, looks);
    await supplier.open(`/rfq#${await linkIn(email, /\/rfq#([\w-]+)/)}`);
    return supplier;
  };
  return { id, olga: () => pageOf(emails[0], phone), petr: () => pageOf(emails[1], { ...phone, dark: true }) };
}

test('a supplier asks on a phone, the buyer answers and shows it to all, and another reads it without a name', async () => {
  const company = await newCompany();
  const rfq = await asked(company);
  const olga = await rfq.olga();
  await olga.page.getByRole('button', { name: 'Задать вопрос покупателю' }).click();
  await olga.page.getByLabel('Вопрос', { exact: true }).fill('Мы, «Кирпичный двор», грузим сами?');
  await olga.page.getByLabel('Ваше имя').fill('Ольга');
  await olga.mustBeClean();
  await olga.page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await olga.page.getByText('Ответа пока нет').waitFor();
  await olga.mustBeClean();

  const buyer = await visit(company);
  await buyer.open(`rfqs/${rfq.id}?tab=questions`);
  await buyer.page.getByRole('button', { name: 'Ответить' }).click();
  await buyer.page.getByLabel(/^Ответ, его увидит/).fill('Да, разгрузка за вами.');
  await buyer.mustBeClean();
  await buyer.page.getByRole('button', { name: 'Отправить ответ' }).click();
  await buyer.page.getByRole('button', { name: 'Показать всем' }).click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByLabel('Вопрос').fill('Кто разгружает?');
  await dialog.getByLabel('Ответ').fill('Поставщик.');
  await buyer.mustBeClean();
  await dialog.getByRole('button', { name: 'Показать всем' }).click();
  await buyer.page.getByText('Все поставщики видят').waitFor();
  await buyer.mustBeClean();

  const petr = await rfq.petr();
  await petr.page.getByText('Кто разгружает?').waitFor();
  assert.equal(await petr.page.getByText('Кирпичный двор').count(), 0);
  await petr.mustBeClean();
  await olga.page.reload();
  await olga.page.getByText('Показан всем поставщикам без вашего имени').waitFor();
  await olga.mustBeClean();
  for (const one of [olga, petr, buyer]) await one.close();
});

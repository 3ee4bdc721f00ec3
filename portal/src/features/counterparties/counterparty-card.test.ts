import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { counterpartyRoutes: routes } = await import('./counterparties.routes.tsx');

const account = {
  ...{ id: 'a1', label: 'Основной', bankName: 'Сбер', bik: '044525225', checkingAccount: '40702810938000000001' },
  ...{ correspondentAccount: null, currency: 'RUB', isPrimary: true },
};
const supplier = {
  ...{ supplierId: 's1', standing: 'ok', paymentTermsDays: 14, leadTimeDays: null, minOrderAmount: '1000' },
  ...{ rating: null, defaultCurrency: 'CNY' },
};
const yard = {
  ...{ id: 'yard', version: 3, kind: 'legal_entity', shortName: 'ООО «Цементный двор»', fullName: null },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: null, okpo: null, taxId: null, taxRegime: null, status: 'active' },
  ...{ legalAddress: null, actualAddress: null, postalAddress: null, email: null, phone: null, website: null },
  ...{ roles: ['supplier'], contacts: [], paymentRequisites: [account], supplier, customFields: {}, externalLinks: [] },
  ...{ blockReason: null, blockedUntil: null },
};
const reader = ['counterparties.read'] as const;
const all = [...reader, 'counterparties.update', 'counterparties.delete', 'counterparties.assortment'] as const;

const card = (changes: object = {}, may: readonly string[] = all, tab?: string, known: readonly unknown[] = []) =>
  drawPage({
    ...{ at: `counterparties/${address('yard', tab ? { tab } : {})}`, routes, may: may as never },
    known: [[['counterparties', 'yard'], { ...yard, ...changes }], ...(known as never[])],
  });

test('a card says who they are, and offers what may be done with them', async () => {
  const { text, buttons } = await card();
  assert.match(text, /ООО «Цементный двор» Действует Юридическое лицо ИНН 7707083893 Поставщик/);
  for (const name of ['Заблокировать', 'В архив', 'Контакт', 'Счёт']) assert.ok(buttons.includes(name), name);
  assert.ok(!buttons.includes('Сохранить'), 'nothing is changed yet');
});

test('whoever may only read finds every field off, and no button that changes anything', async () => {
  const { buttons, off, fields } = await card({}, reader);
  for (const name of ['Заблокировать', 'В архив', 'Контакт', 'Счёт']) assert.ok(!buttons.includes(name), name);
  for (const name of ['ИНН', 'БИК', 'Расчётный счёт']) assert.ok(off.includes(name) && fields.includes(name), name);
});

test('conversations of a supplier stand on its card while a messenger is connected', async () => {
  const status = (isShown: boolean) => [
    ['messengers', 'status'],
    { isShown, status: 'installed', canSend: true, unreadCount: 0 },
  ];
  const talks = (entityType: string, entityId: string, name: string) => [
    ['messengers', 'talks', { entityType, entityId }],
    listed([{ id: name, name, channelLabel: 'Снабжение', lastMessageAt: '2025-11-05T10:00:00Z', linkedTo: [] }]),
  ];
  const known = [talks('supplier', 's1', 'Ольга'), talks('counterparty', 'yard', 'Иван')];
  const may = [...reader, 'messengers.read', 'messengers.send'];
  const { text, buttons } = await card({}, may, 'talks', [status(true), ...known]);
  assert.match(text, /Переписка .*Ольга .*Иван/);
  assert.ok(buttons.includes('Написать'));
  assert.ok(!(await card({}, may, 'talks', [status(false)])).text.includes('Переписка'));
  assert.ok(!(await card({}, reader, 'talks', [status(true)])).text.includes('Переписка'));
});

test('a blocked counterparty says why and until when, and may be unblocked', async () => {
  const { text, buttons } = await card({
    ...{ status: 'blocked', blockReason: 'Сорвали две поставки', blockedUntil: '2025-12-31T20:59:59.000Z' },
  });
  assert.match(text, /Заблокирован Сорвали две поставки · до 31 дек\. 2025 г\./);
  assert.ok(buttons.includes('Разблокировать') && !buttons.includes('Заблокировать'));
});

test('an archived counterparty is brought back, and not changed before', async () => {
  const { buttons, off } = await card({ status: 'archived' });
  assert.ok(buttons.includes('Восстановить') && !buttons.includes('В архив'));
  assert.ok(off.includes('Краткое название'));
});

test('bank accounts are there for who may see them, terms for suppliers alone, in their currency', async () => {
  const { headings, fields } = await card();
  assert.ok(headings.includes('Банковские счета') && headings.includes('Условия поставщика'));
  assert.ok(fields.some((name) => name.endsWith(', CNY')));
  const other = await card({ paymentRequisites: null, roles: ['customer'], supplier: null });
  assert.ok(!other.headings.includes('Банковские счета') && !other.headings.includes('Условия поставщика'));
});

test('each kind has the fields of its own numbers', async () => {
  const numbers = async (kind: string) =>
    (await card({ kind })).fields.filter((name) => ['ИНН', 'КПП', 'ОГРН', 'ОКПО', 'Налоговый номер'].includes(name));
  assert.deepEqual(await numbers('legal_entity'), ['ИНН', 'КПП', 'ОГРН', 'ОКПО']);
  assert.deepEqual(await numbers('entrepreneur'), ['ИНН', 'ОГРН', 'ОКПО']);
  assert.deepEqual(await numbers('individual'), ['ИНН', 'ОКПО']);
  assert.deepEqual(await numbers('foreign'), ['Налоговый номер', 'ИНН', 'КПП']);
});

test('what was typed over one counterparty comes back over it alone', async (t) => {
  keepsDraft(t, 'counterparty', 'yard', { shortName: 'Двор' });
  assert.match((await card()).text, /Вернули то, что вы ввели/);
  keepsDraft(t, 'counterparty', 'other', { shortName: 'Двор' });
  assert.doesNotMatch((await card()).text, /Вернули/);
});

const read = [...all, 'supplier_quotes.read', 'invoices.read', 'price_lists.read'] as const;

test('what they have billed stands in its currency with what is left to pay', async () => {
  const invoice = {
    ...{ id: 'i1', number: 'INV-1', externalNumber: 'СЧ-1045', status: 'approved', dueDate: '2025-01-15' },
    ...{ outstandingAmount: '48500.5', currency: 'CNY', totals: { gross: '148500.5' } },
  };
  const known = [[['invoices', 'of', 'yard'], listed([invoice])]];
  const { text, links } = await card({}, read, 'invoices', known);
  assert.match(text, /INV-1 СЧ-1045 Согласован 15 янв\. 2025 г\. 48\s500,50\s¥ 148\s500,50\s¥/);
  assert.ok(links.includes('/romashka/invoices/i1'));
});

test('what they have offered and what they ask by list stand with how far each has come', async () => {
  const quote = { id: 'q1', number: 'Q-1', externalNumber: null, status: 'partially_accepted', currency: 'RUB' };
  const dates = { submittedAt: '2025-01-10T09:00:00.000Z', validUntil: '2025-02-10', totalGross: '100' };
  const quotes = [[['quotes', 'of', 'yard'], listed([{ ...quote, ...dates }])]];
  assert.match((await card({}, read, 'quotes', quotes)).text, /Q-1 — Принято частично 10 янв\. 2025 г\./);
  const list = { id: 'l1', number: 'PL-7', name: 'Осень', status: 'expired', validFrom: null, validTo: null };
  const lists = [[['price-lists', 'of', 'yard'], listed([{ ...list, counters: { items: 1_204 } }])]];
  assert.match((await card({}, read, 'lists', lists)).text, /PL-7 · Осень Истёк — — 1\s204/);
});

test('an item they sell for less than a kopeck shows its price, and a link by hand may be taken away', async () => {
  const product = {
    ...{ id: 'p1', catalogItemId: 'bolt', itemName: 'Болт М8', itemSku: 'Б-8', sources: ['manual', 'price_list'] },
    ...{ lastPrice: '0.0035', lastCurrency: 'RUB', lastAt: '2025-01-10', manual: true },
  };
  const known = [
    [['counterparties', 'yard', 'products'], listed([product, { ...product, id: 'p2', manual: false }])],
    [['counterparties', 'yard', 'assortment'], { categories: [{ id: 'c1', name: 'Крепёж', sources: ['auto'] }] }],
  ];
  const { text, buttons } = await card({}, all, 'assortment', known);
  assert.match(text, /Крепёж по связанным позициям/);
  assert.match(text, /Болт М8 Б-8 вручную, прайс-лист 0,0035\s₽ 10 янв\. 2025 г\./);
  assert.deepEqual(
    buttons.filter((name) => name.startsWith('Убрать:')),
    ['Убрать: Болт М8'],
  );
  assert.deepEqual(
    (await card({}, reader, 'assortment', known)).buttons.filter((name) => name.startsWith('Убрать:')),
    [],
  );
});

test('letters and codes of other systems have a place before there are any', async () => {
  assert.match((await card({}, all, 'links')).text, /Связей пока нет/);
  const externalLinks = [{ externalSource: '1С', externalId: '000042', url: null }];
  assert.match((await card({ externalLinks }, all, 'links')).text, /000042/);
});

test('a customer is offered to and invoiced from tabs of their own', async () => {
  const sales = ['commercial_proposals', 'sales_invoices'].flatMap((one) => [`${one}.read`, `${one}.create`]);
  const proposals = await card({}, [...reader, ...sales], 'proposals');
  assert.ok(proposals.links.includes('/romashka/proposals?create=customer&open=yard'));
  const invoices = await card({}, [...reader, ...sales], 'sales-invoices');
  assert.ok(invoices.links.includes('/romashka/sales-invoices/new?customer=yard'));
  assert.doesNotMatch((await card({}, reader)).text, /КП покупателю|Счета покупателю/);
});

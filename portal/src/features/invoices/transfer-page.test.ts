import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';

const { address } = await import('../../../test/asked-by.ts');
const { invoiceRoutes: routes } = await import('./invoices.routes.tsx');

const alike = {
  ...{ invoiceId: 'cement', number: 'INV-1', externalNumber: 'СЧ-1045', externalDate: '2025-01-10' },
  ...{ gross: '148500.5', currency: 'RUB', status: 'approved', by: 'basis' },
};
const came = (more: object) => ({
  ...{ at: '2025-01-22T09:15:00.000Z', fileName: 'upd.xml', by: null, sender: null },
  ...{ threadId: null, letterId: null, operator: null, operatorDocumentId: null, ...more },
});
const line = {
  ...{
    place: 1,
    number: '1',
    name: 'Цемент М500',
    article: 'Ц-500',
    code: null,
    quantity: '120',
    uom: '796',
    price: '1031.25',
  },
  ...{ vatRate: '20', gross: '148500', matchedBy: 'supplier_article', procurementId: 'need' },
  ...{ procurementNumber: 'PR-7', procurementItemId: 'row', catalogItemId: 'item', catalogItemName: 'Цемент' },
  rememberedMatchId: null,
};
const upd = {
  ...{ id: 'upd', preview: 'p1', number: 'УТ-15', date: '2025-01-20', transferredOn: '2025-01-21', currency: null },
  ...{ function: 'invoice_and_transfer', formatVersion: '5.03', encoding: 'windows-1251', status: 'uploaded' },
  ...{
    seller: { name: 'ООО «Двор»', inn: '7707083893', kpp: '770701001' },
    buyer: { name: null, inn: null, kpp: null },
  },
  ...{ supplier: { counterpartyId: 'yard', name: 'Цементный двор' }, suppliers: [], buyerIsUs: true, basis: [] },
  ...{ totals: { net: '123750', vat: '24750', gross: '148500' }, readiness: 'ready', remarks: [], lines: [line] },
  ...{ invoicesAlike: [], attachesTo: null, invoiceId: null, invoiceNumber: null, choices: [] },
  arrivals: [came({ source: 'file' })],
};
const may = ['invoices.create'] as const;
const page = (changes: object, search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: `invoices/transfer-documents/${address('upd', search)}`, routes, may },
    known: [[['invoices', 'transfers', 'upd'], { ...upd, ...changes }]],
  });

test('a UPD says who sold what to whom, and that nothing stands in the way of an invoice', async () => {
  const { text, buttons, links } = await page({});
  assert.match(text, /УПД УТ-15 Можно провести/);
  assert.match(text, /Продавец в документе ООО «Двор», ИНН 7707083893, КПП 770701001/);
  assert.match(text, /СЧФДОП — счёт-фактура и передача/);
  assert.match(text, /Без НДС 123\s750,00\s₽ НДС 24\s750,00\s₽ К оплате 148\s500,00\s₽ Основание —/);
  assert.match(text, /Цемент М500 Ц-500 120\sшт 1\s031,25 20 % 148\s500,00\s₽ PR-7 · Цемент по артикулу поставщика/);
  assert.deepEqual(buttons, ['Создать входящий счёт', 'Обсуждение', 'Изменить сопоставление строки 1']);
  assert.ok(links.includes('/romashka/requisitions/need') && links.includes('/romashka/catalog/item'));
});

test('the gravest remarks stand first, and while one stops it the document cannot be applied', async () => {
  const remark = (severity: string, message: string, at: number | null = null) => ({
    ...{ severity, code: message, line: at, message },
  });
  const remarks = [remark('info', 'Кодировка старая.'), remark('block', 'Нет единицы измерения.', 1)];
  const { text, off } = await page({ readiness: 'blocked', remarks });
  assert.match(text, /Сначала устраните Строка 1\. Нет единицы измерения\. Для сведения Кодировка старая\./);
  assert.match(text, /Пока нельзя провести/);
  assert.deepEqual(off, ['Создать входящий счёт']);
});

test('a document for somebody else says so', async () => {
  assert.match((await page({ buyerIsUs: false })).text, /Покупатель — · это не вы/);
});

test('whoever the seller is can be said where the numbers tell nobody', async () => {
  const { text, fields } = await page({ supplier: null });
  assert.match(text, /Поставщик не найден/);
  assert.ok(fields.includes('От какого вашего поставщика'));
  assert.ok(!(await page({})).fields.includes('От какого вашего поставщика'));
});

test('an invoice that was entered already is offered, so that it is not entered twice', async () => {
  const { text, buttons } = await page({ invoicesAlike: [alike] });
  assert.match(text, /Похоже, такой счёт уже внесён/);
  assert.match(text, /СЧ-1045 10 янв\. 2025 г\. · 148\s500,50\s₽ · Согласован · указан в основании/);
  assert.deepEqual(buttons.slice(0, 1), ['Создать входящий счёт']);
  const chosen = await page({ invoicesAlike: [alike] }, { invoice: 'cement' });
  assert.deepEqual(chosen.buttons.slice(0, 1), ['Прикрепить к счёту']);
  const stranger = await page({ invoicesAlike: [alike] }, { invoice: 'sand' });
  assert.deepEqual(
    stranger.buttons.slice(0, 1),
    ['Создать входящий счёт'],
    'an address cannot name an invoice of its own',
  );
});

test('where the server already knows the invoice no other can be made of it', async () => {
  const { text, buttons } = await page({ invoicesAlike: [alike], attachesTo: 'cement' });
  assert.doesNotMatch(text, /Создать новый счёт/);
  assert.deepEqual(buttons.slice(0, 1), ['Прикрепить к счёту']);
});

test('an applied document leads to its invoice', async () => {
  const { text, links } = await page({ status: 'applied', invoiceId: 'cement', invoiceNumber: 'INV-1' });
  assert.match(text, /Проведён/);
  assert.ok(links.includes('/romashka/invoices/cement'));
});

test('every way a document came is told, and leads to the letter of who may read it', async () => {
  const letter = came({ source: 'mail', sender: 'buh@cement.ru', threadId: 'talk', letterId: 'letter' });
  const paper = came({ source: 'operator', sender: 'ООО «Двор»', operator: 'edo-diadoc', operatorDocumentId: 'paper' });
  const arrivals = [came({ source: 'file' }), letter, paper];
  const { text, links } = await page({ arrivals });
  assert.match(text, /Откуда Файл .* Почта: buh@cement\.ru .* Оператор ЭДО: ООО «Двор»/);
  assert.ok(!links.some((link) => link.includes('mail')));
  const reader = await drawPage({
    ...{ at: 'invoices/transfer-documents/upd', routes, may: [...may, 'integrations.read'] },
    known: [[['invoices', 'transfers', 'upd'], { ...upd, arrivals }]],
  });
  assert.ok(reader.links.includes('/romashka/integrations/mail?thread=talk'));
});

const unmatched = { ...line, matchedBy: null, procurementId: null, procurementItemId: null, catalogItemId: null };

test('a line that the machine could not match is matched by hand, by whoever may', async () => {
  const { text, buttons } = await page({ lines: [unmatched] });
  assert.ok(buttons.includes('Сопоставить строку 1'));
  assert.match(text, /Не сопоставлено строк: 1/);
  const reader = await drawPage({
    ...{ at: 'invoices/transfer-documents/upd', routes },
    known: [[['invoices', 'transfers', 'upd'], { ...upd, lines: [unmatched] }]],
  });
  assert.match(reader.text, /не сопоставлено/);
  assert.deepEqual(reader.buttons, ['Обсуждение']);
  assert.deepEqual((await page({ lines: [unmatched], supplier: null })).buttons, [
    'Создать входящий счёт',
    'Обсуждение',
  ]);
});

test('what is remembered can be forgotten, and what was said by hand taken back', async () => {
  const remembered = { ...line, matchedBy: 'remembered', rememberedMatchId: 'kept' };
  const { text, buttons } = await page({ lines: [remembered] });
  assert.match(text, /Цемент как раньше/);
  assert.ok(buttons.includes('Забыть') && buttons.includes('Изменить сопоставление строки 1'));
  const nothing = { ...unmatched, matchedBy: 'person' };
  assert.match((await page({ lines: [nothing] })).text, /ни к чему не относится вручную/);
  const dialog = await page({ lines: [{ ...line, matchedBy: 'person' }] }, { line: '1' });
  assert.match(dialog.text, /Строка 1\. Цемент М500/);
  assert.ok(dialog.fields.includes('Позиция каталога') && dialog.fields.includes('Строка заявки'));
  assert.ok(dialog.buttons.includes('Отменить сопоставление'));
});

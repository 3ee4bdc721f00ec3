import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import type { TermsValues } from './editor/terms-values.ts';
import type { Quote } from './queries.ts';

const { quoteRoutes: routes } = await import('./quotes.routes.tsx');
const { QuoteEditor } = await import('./editor/quote-editor.tsx');
const { DaysInput } = await import('./editor/days-input.tsx');

const line = {
  ...{
    position: 1,
    rfqItemId: null,
    procurementItemId: 'l1',
    name: 'Труба',
    quoted: true,
    price: '100',
    isFree: false,
  },
  ...{ quantity: '10', quantityOffered: '4', uom: '796', vatRate: '22', deliveryDate: null, deliveryDays: 3 },
  ...{ analog: { name: 'Труба ВГП' }, moq: '2', packQuantity: null, supplierSku: null, discountPercent: '7.5' },
  ...{ priceTiers: [{ minQuantity: '100', price: '90' }], comment: null, unavailableReason: null },
  amounts: { gross: '370' },
};
const without = {
  ...line,
  position: 2,
  procurementItemId: 'l2',
  name: 'Муфта',
  quoted: false,
  price: null,
  unavailableReason: 'снята',
};
const version = {
  ...{ currency: 'RUB', vatMode: 'included', validUntil: '2026-12-31', deliveryDays: 3, paymentTerms: 'отсрочка' },
  ...{ prepaymentPercent: '30.5', deliveryTerms: null, supplierComment: null, statedTotal: null },
  ...{ totals: { gross: '370', vat: '66.72' }, lines: [line, without] },
};
const quote = {
  ...{ id: 'q1', number: 'КП-7', supplierName: 'ООО «Север»', status: 'submitted', source: 'mail', version: 4 },
  ...{ rfqId: 'r1', procurementId: null, counterpartyId: 'c1', currency: 'RUB', totalGross: '370', sealed: false },
  ...{ submittedAt: null, externalNumber: null, comment: null, internalScore: null, rejectReason: null },
  ...{ needsReconfirmation: false, revising: false, currentVersion: 2, revisable: true, draft: null },
  ...{ current: version, lines: [line, without], allowedMoves: [] },
};

const pageOf = async (more: object = {}, may: readonly Permission[] = [], at = 'quotes/q1') => {
  const drawn = await drawPage({ at, routes, may, known: [[['quotes', 'q1'], { ...quote, ...more }]] });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a buyer sees what is offered, on what terms, and what of it is limited', async () => {
  const { text, headings, links } = await pageOf();
  assert.deepEqual(headings, ['ООО «Север»']);
  assert.match(text, /Сумма с НДС 370,00 ₽/);
  assert.match(text, /Предоплата 30,5 %/);
  assert.match(
    text,
    /1 Труба Аналог: Труба ВГП · Не меньше 2 шт · Скидка 7,5 % · от 100: 90,00 10 шт есть 4 100,00 22 % 3 дня 370,00 ₽/,
  );
  assert.match(text, /2 Муфта .*снята/);
  assert.match(text, /Итого в т\. ч\. НДС 66,72 ₽ 370,00 ₽/);
  assert.ok(links.includes('/romashka/rfqs/r1'));
});

test('prices and files of a sealed quote stay closed', async () => {
  const sealed = { sealed: true, current: null, totalGross: null };
  const { text } = await pageOf(sealed);
  assert.match(text, /Цены закрыты до окончания приёма/);
  assert.doesNotMatch(text, /₽/);
  assert.match((await pageOf(sealed, [], 'quotes/q1?tab=files')).text, /Файлы откроются вместе с ценами/);
});

test('prices that the supplier has to confirm are told so', async () => {
  assert.match((await pageOf({ needsReconfirmation: true })).text, /поставщик должен подтвердить цены/);
});

const all = ['supplier_quotes.update', 'supplier_quotes.submit'] as const;

test('a draft is submitted and edited by those who may', async () => {
  const draft = { status: 'draft', draft: version, current: null };
  assert.deepEqual((await pageOf(draft, all)).buttons.slice(0, 2), ['Отправить', 'Ещё']);
  assert.match((await pageOf(draft, all)).text, /Отправить Изменить/);
  assert.doesNotMatch((await pageOf(draft)).text, /Изменить/);
});

test('of what was submitted the next version is written, and the one before holds meanwhile', async () => {
  assert.match((await pageOf({}, all)).text, /Новая версия/);
  const { text, buttons } = await pageOf({ revising: true, draft: version }, all);
  assert.match(text, /Действует версия 2; готовится следующая/);
  assert.ok(buttons.includes('Отправить версию'));
});

test('a quote that was rejected can be restored where the server allows it', async () => {
  const rejected = { status: 'rejected', rejectReason: 'дорого', allowedMoves: [{ to: 'submitted' }] };
  const { buttons, text } = await pageOf(rejected, all);
  assert.ok(buttons.includes('Вернуть'));
  assert.match(text, /Причина отклонения дорого/);
  assert.ok(!(await pageOf({ ...rejected, allowedMoves: [] }, all)).buttons.includes('Вернуть'));
});

test('each version says what it changed, or that it only confirmed', async () => {
  const changes = {
    terms: [],
    lines: [{ position: 1, rfqItemId: null, procurementItemId: 'l1', field: 'price', from: '120', to: '100' }],
  };
  const told = { at: '2026-11-20T08:00:00Z', submittedBy: null, totals: { gross: '370' }, currency: 'RUB' };
  const versions = {
    items: [
      { n: 3, changes: { terms: [], lines: [] }, ...told },
      { n: 2, changes, ...told },
      { n: 1, changes: null, ...told },
    ],
  };
  const known = [
    [['quotes', 'q1'], quote],
    [['quotes', 'q1', 'versions'], versions],
  ] as const;
  const { text } = await drawPage({ at: 'quotes/q1?tab=versions', routes, known });
  assert.match(text, /Версия 3 .*Ничего не изменилось: подтверждено.*Версия 2 .*Труба: цена 120 → 100.*Версия 1/);
});

const position = { id: 'l1', of: 'procurementItemId', position: 1, name: 'Труба', quantity: '10', uom: '796' } as const;
const start: TermsValues = {
  ...{ externalNumber: '', currency: 'RUB', vatMode: 'included', vatRate: '', validUntil: '', deliveryDays: '' },
  ...{ prepaymentPercent: null, paymentTerms: '', deliveryTerms: '', statedTotal: null, supplierComment: '' },
};
const editorOf = async (more: object = {}, may: readonly Permission[] = all) => {
  const drawn = await draw(
    createElement(QuoteEditor, {
      ...{ record: 'r', asked: [position], version: version as unknown as Quote['current'], start, isTotalOnly: false },
      ...{ isReady: true, isSaving: false, onSave: async () => true, ...more },
    }),
    { may },
  );
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a quote is written over what was said before, with its sum always in sight', async () => {
  const { html, text } = await editorOf();
  assert.match(html, /<input[^>]*aria-label="Цена: Труба"[^>]*>/);
  assert.match(text, /Сумма по ценам: 400,00 ₽/, 'four of the ten at a hundred');
});

test('where one total is asked for, it is written instead of prices', async () => {
  const { fields, text } = await editorOf({ isTotalOnly: true });
  assert.ok(fields.includes('Сумма за всё'));
  assert.ok(!fields.includes('Цена: Труба'));
  assert.doesNotMatch(text, /Сумма по ценам/);
});

test('nothing is saved before it is known whose quote it is, and submitted by those alone who may', async () => {
  assert.deepEqual((await editorOf({ isReady: false })).off, ['Сохранить черновик', 'Отправить']);
  assert.ok(!(await editorOf({}, [])).buttons.includes('Отправить'));
});

test('a price without VAT has no rate to choose', async () => {
  assert.ok((await editorOf()).fields.includes('Ставка НДС всех позиций'));
  assert.ok(!(await editorOf({ start: { ...start, vatMode: 'none' } })).fields.includes('Ставка НДС всех позиций'));
});

test('days that are no number are named where they are typed', async () => {
  const input = async (value: string) =>
    (await draw(createElement(DaysInput, { value, label: 'Дней', onChange() {} }))).text;
  assert.match(await input('10-14'), /Целое число дней, не больше 3650/);
  assert.doesNotMatch(await input('14'), /Целое/);
});

test('a quote that nobody asked for begins with the requisition it is for', async () => {
  const { fields } = await drawPage({ at: 'quotes/new', routes });
  assert.deepEqual(fields, ['По какой заявке']);
});

test('a quote for a request is entered against its positions, in its currency and VAT', async () => {
  const rfq = {
    id: 'r1',
    number: 'ЗЦ-3',
    title: 'Трубы',
    currency: 'CNY',
    vatMode: 'excluded',
    quoteMode: 'selected_lines',
  };
  const known = [[['rfqs', 'r1'], { ...rfq, items: [{ ...position, id: 'i1' }] }]] as const;
  const { text, fields, html } = await drawPage({ at: 'quotes/new?rfq=r1', routes, known, may: all });
  assert.match(text, /ЗЦ-3 · Трубы/);
  assert.ok(fields.includes('Чьё предложение') && fields.includes('Цена: Труба'));
  assert.match(html, /value="CNY"/);
  assert.match(html, /value="НДС сверху"/);
});

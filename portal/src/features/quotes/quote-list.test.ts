import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { quoteRoutes: routes } = await import('./quotes.routes.tsx');

const all = { search: undefined, sort: undefined, status: undefined, source: undefined };
const nowhere = { requisition: undefined, rfq: undefined, counterparty: undefined };
const keyOf = (search: object = {}) => ['quotes', { ...all, ...nowhere, ...search }];

const quote = {
  ...{ id: 'q1', number: 'КП-0007', supplierName: 'ООО «Север»', source: 'mail', status: 'submitted' },
  ...{ sealed: false, totalGross: '1234.5', currency: 'RUB', validUntil: '2026-12-31', submittedAt: null },
};

test('a quote stands in the list with its supplier, how it came, its total and until when its prices hold', async () => {
  const { text, links } = await drawPage({ at: 'quotes', routes, known: [[keyOf(), listed([quote])]] });
  assert.match(text.replaceAll('\u00a0', ' '), /КП-0007 ООО «Север» Из письма 1 234,50 ₽ 31 дек\. .*— Получено/);
  assert.ok(links.includes('/romashka/quotes/q1'));
});

test('the total of a sealed quote is not told before its time', async () => {
  const sealed = { ...quote, sealed: true, totalGross: null };
  const { text } = await drawPage({ at: 'quotes', routes, known: [[keyOf(), listed([sealed])]] });
  assert.match(text, /закрыта/);
  assert.doesNotMatch(text, /₽/);
});

test('quotes of one request are shown with the way back to all of them', async () => {
  const known = [[keyOf({ rfq: 'r1' }), listed([])]] as const;
  const { buttons, text } = await drawPage({ at: 'quotes?rfq=r1', routes, known });
  assert.ok(buttons.includes('Все предложения'));
  assert.match(text, /Ничего не найдено/);
  assert.ok(
    !(await drawPage({ at: 'quotes', routes, known: [[keyOf(), listed([])]] })).buttons.includes('Все предложения'),
  );
});

test('a quote is entered by those alone who may', async () => {
  const known = [[keyOf(), listed([])]] as const;
  const reader = await drawPage({ at: 'quotes', routes, known });
  assert.match(reader.text, /Предложений пока нет/);
  assert.ok(!reader.buttons.includes('Внести предложение'));
  const buyer = await drawPage({ at: 'quotes', routes, known, may: ['supplier_quotes.create'] });
  assert.equal(buyer.buttons.filter((name) => name === 'Внести предложение').length, 2, 'above the list, and in it');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../test/draw.ts';
import { acceptedOf, answeredComparison } from '../model/example-answers.ts';
import { lineOf, matrixOf, offerOf, one } from '../model/example-matrix.ts';
import { keptOffer } from '../model/kept-offer.ts';
import type { Line } from '../model/matrix.ts';
import type { Texts } from '../model/quantities.ts';
import { totalsOf } from '../model/totals.ts';

const { MatrixTable } = await import('./matrix-table.tsx');
const { OfferList } = await import('./offer-list.tsx');
const { KpiStrip } = await import('./kpi-strip.tsx');

const best = offerOf(0, 0, 5, 100, { marks: ['best'], delta: '0' });
const lines = [
  lineOf(0, 100, [best, offerOf(0, 1, 6, 30, { limited: true, delta: '20', marks: ['partial', 'expired'] })]),
  lineOf(1, 10, [undefined, offerOf(1, 1, 7, 10, { total: null })]),
];

const sheet = (texts: Texts, more: object = {}, of: Line[] = lines) => {
  const matrix = matrixOf(of);
  return {
    ...{ comparison: answeredComparison([], []), matrix, texts, totals: totalsOf(matrix, texts) },
    ...{ ratings: new Map([['s0', '4.5']]), told: {}, tolerancePct: 5n * one, readOnly: false },
    ...{ act() {}, onPasted() {} },
    ...more,
  };
};
const table = async (...given: Parameters<typeof sheet>) => {
  const drawn = await draw(createElement(MatrixTable, sheet(...given)));
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};
const cell = (html: string, label: string) =>
  new RegExp(`<input[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0] ?? '';

test('a buyer sees the best price, how much dearer the other is, and where nobody offered', async () => {
  const { text, html } = await table({});
  assert.match(text, /5,00 лучшая/);
  assert.match(text, /\+20 %/);
  assert.match(text, /нет цены/);
  assert.match(html, /data-best="true"/);
});

test('an offer of less than is needed says how much there is', async () => {
  assert.match((await table({})).text, /≤30/);
});

test('an offer that has run out is told by a word, not by its colour alone', async () => {
  assert.match((await table({})).text, /истекло/);
});

test('a quantity is written into each offer that has a price, and into no other', async () => {
  const { html } = await table({ l0: { l0c0: '12.5' } });
  assert.match(cell(html, 'Количество: Line 0, S0'), /value="12,5"/);
  assert.match(cell(html, 'Количество: Line 1, S1'), /readOnly/i);
});

test('a decision that may not be changed is read', async () => {
  const { html } = await table({ l0: { l0c0: '12' } }, { readOnly: true });
  assert.match(cell(html, 'Количество: Line 0, S0'), /readOnly/i);
});

test('what is chosen beyond the offer is named in its cell, and the figure stays', async () => {
  const { html, text } = await table({ l0: { l0c1: '31' } });
  assert.match(cell(html, 'Количество: Line 0, S1'), /aria-invalid="true"/);
  assert.match(text, /доступно 30/);
  assert.match(cell(html, 'Количество: Line 0, S1'), /value="31"/);
});

test('what the server refused stands at the cell it is about', async () => {
  const { text, html } = await table({ l0: { l0c0: '12' } }, { told: { l0: { l0c0: 'кратно 20' } } });
  assert.match(text, /кратно 20/);
  assert.match(cell(html, 'Количество: Line 0, S0'), /aria-invalid="true"/);
});

test('at the end of a line stands what is missing, what is too much, or that it is whole', async () => {
  assert.match((await table({ l0: { l0c0: '60' } })).text, /ещё 40 шт/);
  assert.match((await table({ l0: { l0c0: '104' } })).text, /лишние 4 шт/);
  assert.match((await table({ l0: { l0c0: '100' } })).text, /100 %/);
  assert.match((await table({})).text, /не выбрано/);
});

test('below each supplier stands what they would get, and its share', async () => {
  const { text } = await table({ l0: { l0c0: '60', l0c1: '30' } });
  assert.match(text, /К заказу 300 ₽ 63 % 180 ₽ 38 % 480 ₽/);
});

test('what was accepted at other terms is named, and let go where no paper names it', async () => {
  const columns = matrixOf(lines).columns;
  const free = keptOffer(acceptedOf('l1', { id: 'x', supplierName: 'ООО «Прежний»' }), columns, 'with');
  const fixed = keptOffer(
    acceptedOf('l1', { id: 'y', supplierName: 'АО «Счёт»', invoicedQuantity: '3' }),
    columns,
    'with',
  );
  const of = [lines[0] as Line, { ...(lines[1] as Line), kept: [free, fixed] }];
  const { buttons, text } = await table({ l1: { 'kept:x': '2', 'kept:y': '3' } }, {}, of);
  assert.match(text, /2 · ООО «Прежний»/);
  assert.match(text, /3 · АО «Счёт»/);
  assert.deepEqual(besidePrices(buttons), ['Отменить выбор: ООО «Прежний»']);
});

test('a supplier stands with the rating, the terms and how much was answered', async () => {
  assert.match((await table({})).text, /S0 ★ 4,5 Ответ 1\/2/);
});

test('a table of hundreds of lines draws those in view alone', async () => {
  const many = Array.from({ length: 200 }, (_, at) => lineOf(at, 10, [offerOf(at, 0, 5, 10)]));
  const { html } = await table({}, {}, many);
  assert.match(html, /aria-rowcount="202"/);
  assert.ok(html.split('<input').length < 60);
});

/** Each price is a button that shows how it was counted. */
const besidePrices = (buttons: readonly string[]) => buttons.filter((name) => !name.endsWith('показать расчёт'));

test('on a phone «All» of an offer takes whole pieces, and no more than there is', async () => {
  const half = lineOf(0, 100, [offerOf(0, 0, 5, 83, { limited: true, covers: 83_500_000n })]);
  const list = async (text: string) =>
    besidePrices((await draw(createElement(OfferList, sheet({ l0: { l0c0: text } }, {}, [half])))).buttons);
  assert.deepEqual(await list('80'), ['Всё']);
  assert.deepEqual(await list('83'), [], 'half a piece is not sold, so all of it is taken already');
});

test('on a phone offers of a line stand from the cheapest, with their marks in words', async () => {
  const { text } = await draw(createElement(OfferList, sheet({})));
  assert.match(text.replaceAll('\u00a0', ' '), /S0 5,00 лучшая 0 дн.*S1 6,00 \+20 %.*истекло/);
});

const figures = async (texts: Texts, vat: 'with' | 'without' = 'with') => {
  const matrix = matrixOf(lines);
  const { text } = await draw(createElement(KpiStrip, { matrix, totals: totalsOf(matrix, texts), vat }));
  return text.replaceAll('\u00a0', ' ');
};

test('above the table stands what is chosen, what it saves to the plan, and how far it covers the need', async () => {
  const text = await figures({ l0: { l0c0: '100' } });
  assert.match(text, /Выбрано 500 ₽ Экономия к плану 500 ₽ 50 % Покрытие 50 % 1\/2 Поставщиков 1 \/ 2/);
  const dear = lineOf(0, 10, [offerOf(0, 0, 12, 10)]);
  const matrix = matrixOf([dear]);
  const totals = totalsOf(matrix, { l0: { l0c0: '10' } });
  assert.match((await draw(createElement(KpiStrip, { matrix, totals, vat: 'with' }))).text, /Дороже плана/);
});

test('a line that lacks one piece is never told as covered whole', async () => {
  const matrix = matrixOf([lineOf(0, 1_000, [offerOf(0, 0, 1, 1_000)])]);
  const totals = totalsOf(matrix, { l0: { l0c0: '999' } });
  const { text } = await draw(createElement(KpiStrip, { matrix, totals, vat: 'with' }));
  assert.match(text.replaceAll('\u00a0', ' '), /Покрытие 99 % 0\/1/);
});

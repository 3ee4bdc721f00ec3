import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeWords } from './change-words.ts';
import { digestIn } from './digest-in.ts';

const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test('a digest is found in what is typed and in what a PDF says of itself, also in letters of two bytes', () => {
  assert.equal(digestIn(` ${digest.toUpperCase()}\n`), digest);
  assert.equal(digestIn(`/Keywords (PR-2026-0001 ${digest})`), digest);
  assert.equal(digestIn([...`№ 1 ${digest}`].join('\0')), digest);
  assert.equal(digestIn(digest.slice(1)), undefined);
  assert.equal(digestIn(`${digest}0`), undefined);
});

test('a change is said in words: what it is of, what the protocol says and what holds now', () => {
  const names = new Map([
    ['line', 'Труба'],
    ['quote', 'ООО «Сталь»'],
    ['choice', 'Труба · ООО «Сталь»'],
  ]);
  const said = (at: string, before?: unknown, after?: unknown) =>
    Object.values(changeWords({ at, before, after }, names)).map((text) => text.replaceAll('\u00a0', ' '));
  assert.deepEqual(said('/decisions/choice/quantity', '10', '7.5'), [
    ...['Решение · Труба · ООО «Сталь» · количество', '10', '7,5'],
  ]);
  assert.deepEqual(said('/comparison/lines/line/offers/quote/price', '90', '95.5'), [
    ...['Предложение · Труба · ООО «Сталь» · цена', '90', '95,5'],
  ]);
  const decision = { itemId: 'line', supplierName: 'ООО «Прокат»', quantity: '3', price: '80', currency: 'RUB' };
  assert.deepEqual(said('/decisions/gone', decision, null), ['Решение · Труба · ООО «Прокат»', '3 × 80,00 ₽', '—']);
  assert.deepEqual(said('/comparison/rates/USD/rate', '80', '81'), ['Курс · курс', '80', '81']);
  assert.deepEqual(said('/requisition/actualTotal', null, '900.00'), ['Заявка · фактическая сумма', '—', '900']);
});

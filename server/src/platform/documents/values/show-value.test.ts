import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showDate } from './show-date.ts';
import { showAs, showValue } from './show-value.ts';

const russian = { currency: 'RUB', language: 'ru' } as const;
const english = { currency: 'RUB', language: 'en' } as const;

test('sums are grouped by no-break spaces, with a comma and all the digits of the currency', () => {
  assert.equal(showAs('1244.86', 'money', russian), '1\u00a0244,86');
  assert.equal(showAs('5000000', 'money', russian), '5\u00a0000\u00a0000,00');
  assert.equal(showAs('0.125', 'money', russian), '0,125');
  assert.equal(showAs('-1000.5', 'money', russian), '−1\u00a0000,50');
  assert.equal(showAs('1234', 'money', { currency: 'JPY', language: 'ru' }), '1\u00a0234');
  assert.equal(showAs('1244.86', 'money', english), '1,244.86');
});

test('quantities, percents, rates and units are written as on Russian documents', () => {
  assert.equal(showAs('14.400000', 'quantity', russian), '14,4');
  assert.equal(showAs('1000', 'quantity', russian), '1\u00a0000');
  assert.equal(showAs('15', 'percent', russian), '15\u00a0%');
  assert.equal(showAs('22', 'vatRate', russian), '22\u00a0%');
  assert.equal(showAs('none', 'vatRate', russian), 'Без НДС');
  assert.equal(showAs('796', 'unit', russian), 'шт');
  assert.equal(showAs('113', 'unit', russian), 'м³');
  assert.equal(showAs('113', 'unit', english), 'cubic metre');
  assert.equal(showAs('вагон', 'unit', russian), 'вагон');
});

test('what is no number, date or flag stays as it is', () => {
  assert.equal(showAs('по запросу', 'money', russian), 'по запросу');
  assert.equal(showValue('скоро', 'date', russian), 'скоро');
  assert.equal(showValue('maybe', 'boolean', russian), 'maybe');
  assert.equal(showValue('=1+1', 'string', russian), '=1+1');
});

test('values are written by their type', () => {
  assert.equal(showValue('2026-11-25', 'date', russian), '25.11.2026');
  assert.equal(showValue('2026-11-25', 'date', english), '25\u00a0November\u00a02026');
  assert.equal(showValue('true', 'boolean', russian), 'да');
  assert.equal(showValue('1500.5', 'number', russian), '1\u00a0500,5');
});

test('a date takes the form it is asked for', () => {
  assert.equal(showDate('2026-05-02', 'ru', 'd MMMM yyyy'), '2\u00a0мая\u00a02026');
  assert.equal(showDate('2026-05-02', 'ru', '«dd» MMMM yyyy'), '«02»\u00a0мая\u00a02026');
  assert.equal(showDate('2026-05-02', 'ru', 'MM/yy'), '05/26');
  assert.equal(showDate('2026-05-02T09:15:30.123Z', 'ru', 'dd.MM.yyyy HH:mm'), '02.05.2026\u00a009:15');
});

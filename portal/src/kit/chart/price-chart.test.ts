import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import { height, layOut, room } from './lay-out.ts';
import { type PricePoint, tellPrice } from './price-point.ts';

const { Axes } = await import('./axes.tsx');
const { MonthBars } = await import('./month-bars.tsx');
const { PriceChart } = await import('./price-chart.tsx');
const { Tip } = await import('./tip.tsx');

const price = (id: string, at: string, amount: string, series = 'Кабель-Центр'): PricePoint => ({
  ...{ id, at, price: amount, currency: 'RUB', series, about: 'Прайс-лист', isAnomaly: false },
});

const points = [
  price('b', '2026-11-20', '150'),
  price('a', '2026-11-01', '100'),
  price('c', '2026-11-10', '120', 'Электра'),
];
const drawing = layOut(points, 600);

test('prices stand from the oldest to the newest, whatever their order was', () => {
  assert.deepEqual(
    drawing.inTime.map(({ id }) => id),
    ['a', 'c', 'b'],
  );
  assert.deepEqual(
    drawing.x,
    [...drawing.x].sort((one, other) => one - other),
  );
});

test('a dearer price stands higher, and all of them within the drawing', () => {
  const [cheap = 0, middle = 0, dear = 0] = drawing.y;
  assert.ok(dear < middle && middle < cheap);
  for (const y of drawing.y) assert.ok(y >= room.top && y <= height - room.bottom);
  for (const x of drawing.x) assert.ok(x >= room.left && x <= 600 - room.right);
});

test('one price alone stands in the middle of its time', () => {
  const { x, days } = layOut([price('a', '2026-11-01', '100')], 600);
  assert.deepEqual([x.length, days.length], [1, 1]);
  assert.equal(x[0], (room.left + 8 + 600 - room.right - 8) / 2);
});

test('on a phone fewer days are named below', () => {
  assert.deepEqual([layOut(points, 400).days.length, drawing.days.length], [3, 5]);
});

test('the outer days are written inwards, so that neither is cut off', async () => {
  const { html } = await draw(createElement('svg', null, createElement(Axes, { drawing, width: 600 })));
  const anchors = [...html.matchAll(/y="232"[^>]*text-anchor="(\w+)"/g)].map(([, anchor]) => anchor);
  assert.deepEqual(anchors, ['start', 'middle', 'middle', 'middle', 'end']);
});

test('a price is read aloud with its day, whose it is, and that it is unusual', () => {
  const said = tellPrice({ ...price('a', '2026-11-01', '100'), isAnomaly: true }).replace(/\s/g, ' ');
  assert.match(said, /^100,00 ₽, .*2026.*, Кабель-Центр, Прайс-лист, необычная цена$/);
});

test('the words of a price stay within the drawing at either end', async () => {
  const left = async (x: number, width: number) => {
    const tip = createElement(Tip, { point: price('a', '2026-11-01', '100'), x, y: 100, width });
    return /left:(\d+)/.exec((await draw(tip)).html)?.[1];
  };
  assert.equal(await left(20, 600), '0');
  assert.equal(await left(300, 600), '190');
  assert.equal(await left(590, 600), '380');
  assert.equal(await left(100, 200), '0', 'a drawing narrower than the words');
});

test('before its width is known the chart names whose prices it will show', async () => {
  const { text } = await draw(createElement(PriceChart, { label: 'Цены', points }));
  assert.equal(text, 'Кабель-Центр Электра');
});

test('months are bars by the highest of them, and each says its figure', async () => {
  const bars = [
    { label: 'янв', value: 100, shown: '100 ₽' },
    { label: 'фев', value: -50, shown: '−50 ₽' },
    { label: 'мар', value: null, shown: '—' },
  ];
  const { html } = await draw(createElement(MonthBars, { bars, title: 'По месяцам' }));
  assert.deepEqual(
    [...html.matchAll(/height:(\d+%?)/g)].map(([, tall]) => tall),
    ['100%', '50%', '0%'],
  );
  assert.match(html, /aria-label="фев: −50 ₽"/);
  assert.equal(html.match(/data-below="true"/g)?.length, 1);
});

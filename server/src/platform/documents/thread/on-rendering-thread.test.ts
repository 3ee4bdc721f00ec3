import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { systemLayouts } from '../layouts/system-layouts.ts';
import { sampleContent } from '../sample-content.ts';
import { onRenderingThread } from './on-rendering-thread.ts';
import type { LayoutOrder } from './rendering-order.ts';

const order = (rows: number, format: LayoutOrder['format'] = 'html'): LayoutOrder => ({
  kind: 'layout',
  layout: systemLayouts.sales_invoice,
  content: sampleContent('sales_invoice', { rows }),
  format,
});

const tooComplex = { code: 'template_too_complex', status: 422 };

test('a document that takes too long is refused, and the next one is made', async () => {
  await assert.rejects(onRenderingThread(order(900, 'pdf'), { seconds: 0.05 }), tooComplex);
  assert.match((await onRenderingThread(order(1))).toString(), /Счёт на оплату/);
});

test('many who ask at once each get their own document', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5, 6].map((rows) => onRenderingThread(order(rows))));
  made.forEach((page, at) => assert.match(page.toString(), new RegExp(`Всего наименований ${at + 1},`)));
});

test('a fault of ours is told as one, and the thread lives on', async () => {
  const broken = { ...order(1), layout: { page: {}, blocks: [{ type: 'nothing' }] } } as never;
  await assert.rejects(onRenderingThread(broken), /A document could not be made/);
  assert.ok((await onRenderingThread(order(1))).length > 0);
});

long('a document that needs too much memory is refused, and the process stays', async () => {
  const columns = Array.from({ length: 20 }, () => ({ title: 'Наименование', leaf: 'name' }));
  const blocks = Array.from({ length: 100 }, () => ({ type: 'table', columns }) as const);
  await assert.rejects(onRenderingThread({ ...order(2_000), layout: { page: {}, blocks } }), tooComplex);
  assert.ok((await onRenderingThread(order(1))).length > 0);
});

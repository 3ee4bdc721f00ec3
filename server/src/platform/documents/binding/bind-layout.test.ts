import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent, RawValues } from '../document-content.ts';
import { bindLayout } from './bind-layout.ts';
import type { TableLine } from './bound-document.ts';

const row = (over: RawValues): RawValues => ({
  name: 'Цемент М500',
  quantity: '8',
  uom: '796',
  unitPrice: '155.6075',
  lineAmount: '1244.86',
  vatRate: '22',
  vatAmount: '224.48',
  ...over,
});

const content = (over: Partial<DocumentContent> = {}): DocumentContent => ({
  values: {
    'document.number': 'РМ-118',
    'document.date': '2026-11-25',
    'document.vatMode': 'included',
    'document.netAmount': '1020.38',
    'document.vatAmount': '224.48',
    'document.grossAmount': '1244.86',
    'document.totalAmount': '1244.86',
    'document.rowCount': '1',
    'seller.inn': '7707083893',
    'seller.kpp': null,
  },
  rows: [row({})],
  valueTypes: { 'document.date': 'date', 'document.totalAmount': 'money' },
  images: {},
  currency: 'RUB',
  language: 'ru',
  ...over,
});

async function bound(block: LayoutBlock, over: Partial<DocumentContent> = {}) {
  const { blocks } = await bindLayout({ page: {}, blocks: [block] }, content(over));
  return blocks[0] as never as Record<string, never> | undefined;
}

const text = async (template: string, over: Partial<DocumentContent> = {}) =>
  (await bound({ type: 'heading', text: template }, over))?.text;

test('placeholders are filled by type, by filter, and inside words', async () => {
  assert.equal(await text('№ {document.number} от {document.date}'), '№ РМ-118 от 25.11.2026');
  assert.equal(await text('{document.totalAmount} {document.totalAmount|money:0}'), '1\u00a0244,86 1\u00a0245');
  assert.equal(await text('{document.totalAmount|words}'), 'Одна тысяча двести сорок четыре рубля 86 копеек');
  assert.equal(await text('{document.number|upper}'), 'РМ-118');
  assert.equal(await text('{items.rows[].name}', { rows: [row({}), row({ name: 'Песок' })] }), 'Цемент М500, Песок');
  assert.equal(
    await text('{items.rows[].quantity} {items.rows[].uom} по {items.rows[].unitPrice|money:2}'),
    '8 шт по 155,61',
  );
});

test('a part in double brackets is left out with its value', async () => {
  assert.equal(await text('ИНН {seller.inn}[[, КПП {seller.kpp}]]'), 'ИНН 7707083893');
  assert.equal(await text('Тел.[[ {seller.phone}]][[ №{document.number}]]'), 'Тел. №РМ-118');
});

test('a value is never read as a template', async () => {
  const values = { 'document.number': '{seller.inn} [[x]] $& {document.date|words}', 'seller.inn': '1' };
  assert.equal(await text('{document.number}', { values }), '{seller.inn} [[x]] $& {document.date|words}');
});

test('a path of the language itself is no value', async () => {
  assert.equal(await text('[{constructor}{toString}{document.hasOwnProperty}]'), '[]');
});

test('where there is no value, there is room for a pen if it is asked for', async () => {
  assert.equal(await text('в лице {customer.contactName|line:10}'), 'в лице __________');
});

test('a paragraph or a line without any of its values is left out; one without placeholders stays', async () => {
  assert.equal(await bound({ type: 'paragraph', text: 'Условия: {document.termsText}' }), undefined);
  assert.equal((await bound({ type: 'paragraph', text: 'Всегда' }))?.text, 'Всегда');
  const rows = [
    { label: 'КПП', value: '{seller.kpp}' },
    { label: 'ИНН', value: '{seller.inn}' },
  ];
  assert.deepEqual((await bound({ type: 'requisites', rows }))?.rows, [
    { label: 'ИНН', value: '7707083893', isBold: false },
  ]);
});

test('a block is shown if its path has a value, and zero is none', async () => {
  const block = { type: 'paragraph', text: 'Скидка' } as const;
  const values = { 'document.discount': '0.00', 'document.number': '1' };
  assert.equal(await bound({ ...block, showIf: 'document.discount' }, { values }), undefined);
  assert.equal((await bound({ ...block, hideIf: 'document.discount' }, { values }))?.text, 'Скидка');
  assert.equal(await bound({ ...block, hideIf: 'document.number' }, { values }), undefined);
});

const columns = [
  { title: 'Наименование', leaf: 'name' },
  { title: 'Кол-во', leaf: 'quantity', width: 20 },
  { title: 'Ед.', leaf: 'uom', width: 15 },
  { title: 'Цена', leaf: 'unitPrice', width: 25 },
  { title: 'Сумма', leaf: 'lineAmount', width: 30 },
];

test('a row is numbered, written by column and keeps its numbers for a sheet', async () => {
  const table = await bound({ type: 'table', columns });
  assert.deepEqual(table?.lines, [
    {
      kind: 'row',
      cells: [
        { text: '1', number: '1' },
        { text: 'Цемент М500', number: null },
        { text: '8', number: '8' },
        { text: 'шт', number: null },
        { text: '155,6075', number: '155.6075' },
        { text: '1\u00a0244,86', number: '1244.86' },
      ],
    },
  ]);
});

test('columns share the page, whatever they ask for', async () => {
  const widths = async (asked: typeof columns) => {
    const table = (await bound({ type: 'table', columns: asked })) as never as { columns: Array<{ width: number }> };
    return table.columns.map(({ width }) => width);
  };
  assert.deepEqual(await widths(columns), [10, 80, 20, 15, 25, 30]);
  const narrowed = await widths(columns.map((column) => ({ ...column, width: 100 })));
  assert.equal(Math.round(narrowed.reduce((sum, width) => sum + width, 0)), 180);
});

test('a column that no row has a value in is left out if it says so, and the others share its place', async () => {
  const discounted = [
    ...columns.slice(0, 4),
    { title: 'Скидка', leaf: 'discountPercent', width: 20, isHiddenIfEmpty: true },
    ...columns.slice(4),
  ];
  const shown = async (asked: typeof discounted, ...rows: RawValues[]) => {
    const table = await bound({ type: 'table', columns: asked }, { rows: rows.map(row) });
    return table as never as { columns: Array<{ title: string; width: number }>; lines: TableLine[] } | undefined;
  };
  const titles = async (...rows: RawValues[]) => (await shown(discounted, ...rows))?.columns.map(({ title }) => title);
  const all = ['№', 'Наименование', 'Кол-во', 'Ед.', 'Цена', 'Скидка', 'Сумма'];
  assert.deepEqual(await titles({ discountPercent: '0.0000' }, { discountPercent: '5' }), all);
  const without = all.filter((one) => one !== 'Скидка');
  assert.deepEqual(await titles({ discountPercent: '0.0000' }, { discountPercent: null }, {}), without);
  assert.deepEqual(await titles(), without);
  const none = await shown(discounted, { discountPercent: '0' });
  assert.deepEqual(
    none?.columns.map(({ width }) => width),
    [10, 80, 20, 15, 25, 30],
  );
  assert.equal(none?.lines[0]?.kind === 'row' && none.lines[0].cells.length, 6);
  const every = discounted.map((column) => ({ ...column, isHiddenIfEmpty: true }));
  assert.equal(await shown(every), undefined, 'a table without columns is left out');
});

test('rows of a group stand together under its name, with their sum', async () => {
  const rows = [
    row({ groupKey: 'a', groupLabel: 'Смеси', name: '1' }),
    row({ groupKey: 'b', groupLabel: 'Блоки', name: '2', lineAmount: '0.10' }),
    row({ groupKey: 'a', groupLabel: 'Смеси', name: '3', lineAmount: '0.20' }),
    row({ name: 'без группы', lineAmount: '5.00' }),
  ];
  const table = await bound({ type: 'table', columns, isGrouped: true, hasSubtotals: true }, { rows });
  const lines = table?.lines as never as Array<{ text?: string; cells?: Array<{ text: string }> }>;
  assert.deepEqual(
    lines.map(
      ({ text, cells = [] }) =>
        text ??
        cells
          .map((cell) => cell.text)
          .filter(Boolean)
          .join(' '),
    ),
    [
      'Смеси',
      '1 1 8 шт 155,6075 1\u00a0244,86',
      '2 3 8 шт 155,6075 0,20',
      'Итого по группе 1\u00a0245,06',
      'Блоки',
      '3 2 8 шт 155,6075 0,10',
      'Итого по группе 0,10',
      '4 без группы 8 шт 155,6075 5,00',
    ],
  );
});

const totals = ['subtotal', 'net', 'vat', 'total', 'count', 'words'] as const;
const block: LayoutBlock = { type: 'totals', lines: totals.map((line) => ({ line })) };

async function said(over: Partial<DocumentContent>) {
  const found = (await bound(block, over)) as never as {
    sums: Array<{ label: string; cell: { text: string } }>;
    notes: string[];
  };
  return [...found.sums.map(({ label, cell }) => `${label} ${cell.text}`), ...found.notes].map((one) =>
    one.replaceAll('\u00a0', ' '),
  );
}

test('totals name VAT by each rate, how many rows there are, and the sum in words', async () => {
  const rows = [row({}), row({ vatRate: '10', vatAmount: '0.50' }), row({ vatRate: '10', vatAmount: '0.25' })];
  assert.deepEqual(await said({ rows }), [
    'Итого: 1 244,86',
    'Итого без НДС: 1 020,38',
    'В том числе НДС 22 %: 224,48',
    'В том числе НДС 10 %: 0,75',
    'Всего к оплате: 1 244,86',
    'Всего наименований 1, на сумму 1 244,86 руб.',
    'Одна тысяча двести сорок четыре рубля 86 копеек',
  ]);
});

test('VAT on top of the prices is added below what the rows say', async () => {
  const values = { ...content().values, 'document.vatMode': 'excluded' };
  assert.deepEqual((await said({ values })).slice(0, 3), [
    'Итого: 1 020,38',
    'Итого без НДС: 1 020,38',
    'НДС 22 %: 224,48',
  ]);
});

test('who charges no VAT says so', async () => {
  const values = { ...content().values, 'document.vatMode': 'none', 'document.vatAmount': '0.00' };
  assert.ok((await said({ values, rows: [row({ vatRate: 'none', vatAmount: '0.00' })] })).includes('Без НДС –'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { type LayoutBlockType, layoutBlocks } from '../../../../../../nouns/layout-blocks.ts';
import { begin, redo, step, undo } from '../../../../kit/history.ts';
import { Problem } from '../../../../shared/api/problem.ts';
import { emptyPart, withValues } from './block-fields.ts';
import { blockSummary, withNames } from './block-summary.ts';
import { faultsOfLayout } from './faults-of-layout.ts';
import { newBlock } from './new-block.ts';
import { insertedAt, placeholderOf } from './placeholder-at.ts';
import { refusedFaults } from './refused-faults.ts';
import { layoutOf, neighbourOf, sheetOf, shifted, withBlock, withChange, withoutBlock } from './sheet.ts';
import { variablesLike } from './variables-like.ts';

const layout: DocumentLayout = {
  page: { orientation: 'portrait' },
  blocks: [
    { type: 'heading', text: 'Счёт[[ № {document.number}]]' },
    { type: 'spacer', height: 5 },
    { type: 'totals', lines: [{ line: 'total' }] },
  ],
};
const sheet = sheetOf(layout);
const ids = sheet.blocks.map(({ id }) => id);
const typesOf = (of: typeof sheet) => of.blocks.map(({ block }) => block.type);
const labels = new Map([['document.number', 'Номер']]);
const labelOf = (path: string) => labels.get(path);

test('a layout is the same after it was opened for editing', () => {
  assert.deepEqual(layoutOf(sheet), layout);
});

test('a new block stands after the chosen one, or at the end', () => {
  assert.deepEqual(typesOf(withBlock(sheet, newBlock('qr'), ids[0], 'new')), ['heading', 'qr', 'spacer', 'totals']);
  assert.deepEqual(typesOf(withBlock(sheet, newBlock('qr'), 'page', 'new')), ['heading', 'spacer', 'totals', 'qr']);
});

test('after a block goes the next is looked at, after the last the one before; the only one stays', () => {
  assert.deepEqual([neighbourOf(sheet, ids[0] ?? ''), neighbourOf(sheet, ids[2] ?? '')], [ids[1], ids[1]]);
  const left = ids.reduce((of, id) => withoutBlock(of, id), sheet);
  assert.deepEqual(typesOf(left), ['totals']);
});

test('parts move within their list and never out of it', () => {
  assert.deepEqual(shifted(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c']);
  assert.deepEqual(shifted(['a', 'b'], 0, -1), ['a', 'b']);
  assert.deepEqual(shifted(['a', 'b'], 1, 1), ['a', 'b']);
});

test('letters typed into one field are one step back', () => {
  const typed = ['А', 'Ак', 'Акт'].reduce(
    (history, text) => step(history, withChange(history.present, ids[0] ?? '', { type: 'heading', text }), 'heading'),
    begin(sheet),
  );
  assert.equal(undo(typed).present, sheet);
  assert.equal(redo(undo(typed)).present, typed.present);
});

test('every new block is whole, and so is every part that is added once its texts are written', () => {
  for (const type of Object.keys(layoutBlocks) as LayoutBlockType[]) {
    const of = { page: {}, blocks: [{ id: 'b', block: newBlock(type) }] };
    assert.deepEqual([...faultsOfLayout(of)], [], type);
  }
  assert.deepEqual(emptyPart(layoutBlocks.totals.fields.lines.spec.inside ?? {}), { line: 'subtotal' });
  assert.deepEqual(emptyPart(layoutBlocks.requisites.fields.rows.spec.inside ?? {}), { label: '', value: '' });
});

test('requisites are summed up by their names, without a colon before the comma', () => {
  const rows = [
    { label: 'Поставщик:', value: '{seller.legalName}' },
    { label: 'Основание', value: '{document.contractNumber}' },
  ];
  assert.equal(
    blockSummary({ type: 'requisites', rows }, () => undefined),
    'Поставщик, Основание',
  );
});

test('what is missing, too long or out of bounds is named at its field', () => {
  const rows = [{ label: '', value: 'x' }];
  const faults = faultsOfLayout({
    page: { marginTop: 2, fontSize: 11 },
    blocks: [
      { id: 'a', block: { type: 'requisites', rows } },
      { id: 'b', block: { type: 'spacer', height: 2.5 } },
      { id: 'c', block: { type: 'heading', text: 'я'.repeat(501) } },
      { id: 'd', block: { type: 'requisites', rows: [] } },
    ],
  });
  assert.deepEqual(Object.fromEntries(faults), {
    page: { marginTop: 'Целое число от 5 до 50' },
    a: { 'rows.0.label': 'Заполните' },
    b: { height: 'Целое число от 1 до 100' },
    c: { text: 'Не длиннее 500 символов' },
    d: { rows: 'Заполните' },
  });
});

test('what the server refuses stands at its block; what it refuses besides stands above', () => {
  const refusal = (...pointers: string[]) =>
    new Problem({ errors: pointers.map((pointer) => ({ in: 'body', pointer, code: 'x', message: 'нельзя' })) }, 422);
  const placed = refusedFaults(refusal('/layout/blocks/1/height', '/layout/page/footer'), sheet);
  assert.deepEqual(
    [Object.fromEntries(placed.placed), placed.isPlaced],
    [{ [ids[1] ?? '']: { height: 'нельзя' }, page: { footer: 'нельзя' } }, true],
  );
  assert.equal(refusedFaults(refusal('/layout/blocks/1/height', '/name'), sheet).isPlaced, false);
  assert.equal(refusedFaults(null, sheet).isPlaced, false);
});

test('a block in one line names its variables as people do, without the brackets of optional parts', () => {
  assert.equal(blockSummary(layout.blocks[0] as never, labelOf), 'Счёт № ‹Номер›');
  assert.equal(blockSummary(layout.blocks[1] as never, labelOf), '5 мм');
  assert.equal(withNames('{seller.name}, {document.number|upper}', labelOf), '‹seller.name›, ‹Номер›');
});

test('an emptied field is left out of its block', () => {
  const block = { type: 'heading', text: 'Акт', level: 1 } as const;
  assert.deepEqual(withValues(block, { text: 'Акт', level: undefined }), { type: 'heading', text: 'Акт' });
});

test('a variable is put where the cursor stands, over what is selected', () => {
  assert.deepEqual(insertedAt('Счёт № от', { from: 7, to: 7 }, '{a.b}'), { text: 'Счёт № {a.b}от', cursor: 12 });
  assert.deepEqual(insertedAt('всё', { from: 0, to: 3 }, '{a.b}'), { text: '{a.b}', cursor: 5 });
  assert.deepEqual([placeholderOf('a.b', undefined), placeholderOf('a.b', 'words')], ['{a.b}', '{a.b|words}']);
});

test('a variable is found by its name in any case and by its path, under its part of the document', () => {
  const all = [
    { path: 'document.totalAmount', label: 'Итого' },
    { path: 'customer.inn', label: 'ИНН' },
    { path: 'seller.inn', label: 'ИНН' },
  ];
  const found = (typed: string) => variablesLike(all, typed).map(({ name, variables }) => [name, variables.length]);
  assert.deepEqual(found('инн'), [
    ['Покупатель', 1],
    ['Продавец', 1],
  ]);
  assert.deepEqual(found('TOTAL'), [['Документ', 1]]);
  assert.deepEqual(found('нет такой'), []);
});

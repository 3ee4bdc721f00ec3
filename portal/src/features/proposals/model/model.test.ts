import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import '../../../../test/portal-address.ts';
import { columnsOf } from './columns.ts';
import { exampleCard, exampleRow } from './example-card.ts';
import { previewOf, savedFigures } from './figures.ts';
import { itemsOf } from './items-of.ts';
import { readPart, writePart } from './part-of.ts';
import { isBlock, paste } from './paste.ts';
import { added, filled, filledFromAbove, groupMoved, inserted, moved, renamed, withoutGroup } from './rows.ts';
import { blankRow, type Sheet, type SheetRow } from './sheet.ts';
import { groupOf, sheetOf } from './sheet-of.ts';
import { faultOf, firstFault } from './unreadable.ts';
import { withTerms } from './with-terms.ts';

const saved = sheetOf(exampleCard());
const { header } = saved;
const [cement] = saved.rows as [SheetRow];
const row = (more: Partial<SheetRow>): SheetRow => ({ ...cement, key: more.name ?? cement.key, ...more });
const sheet = (rows: readonly SheetRow[], more: Partial<Sheet['header']> = {}): Sheet => ({
  ...{ header: { ...header, ...more }, expenses: [], rows },
});
const names = (rows: readonly SheetRow[]) => rows.map(({ name }) => name).join('');
const cells = columnsOf(header, true).cells;

test('a markup is percent, or a sum where a currency stands behind it', () => {
  assert.deepEqual(readPart('15'), { kind: 'percent', value: '15' });
  assert.deepEqual(readPart(' -2,5 % '), { kind: 'percent', value: '-2.5' });
  for (const text of ['1 500 ₽', '1\u00a0500,00 руб.', '1500 RUB', '1500 $'])
    assert.deepEqual(readPart(text), { kind: 'amount', value: '1500' }, text);
  assert.deepEqual([readPart(''), readPart('много'), readPart('₽')], [null, undefined, undefined]);
  assert.equal(writePart(null, '500', 'RUB'), '500 ₽');
  assert.equal(writePart('15', null, 'RUB'), '15');
});

test('what is typed and what follows depend on the terms and on who looks', () => {
  const shown = (more: Partial<Sheet['header']>, seesCosts = true) =>
    columnsOf({ ...header, ...more }, seesCosts).shown.map(({ name, column }) =>
      column === undefined ? `(${name})` : name,
    );
  assert.deepEqual(shown({}).slice(4), ['unitCost', 'markup', '(unitPrice)', 'vatRate', '(amount)']);
  assert.deepEqual(shown({ pricingMode: 'fixed_price' }).slice(4), [
    ...['unitCost', '(markup)', 'unitPrice', 'vatRate', '(amount)'],
  ]);
  assert.deepEqual(shown({ proposalModel: 'agency', commissionMode: 'per_line', vatMode: 'none' }).slice(4), [
    ...['unitCost', 'commission', '(unitPrice)', '(amount)'],
  ]);
  assert.ok(!shown({ pricingMode: 'price_list' }, false).includes('unitCost'));
  assert.ok(!shown({}, false).includes('markup'));
});

test('a block of Excel is laid down from a cell on, with no-break spaces, commas, units and rates, and makes rows', () => {
  const text = 'Труба\t1\u00a0234,5\tм\t10,5\t\t22%\r\nМонтаж\tмного\tшт.\t7\r\n\r\nГайка\t5\r\n';
  const { rows, taken, left, unreadable } = paste([cement], cells, text, 0, 1);
  assert.deepEqual([taken, left, unreadable], [11, 0, 1]);
  assert.deepEqual(
    rows.map(({ name, quantity, uom, unitCost }) => [name, quantity, uom, unitCost]),
    [
      ['Труба', '1\u00a0234,5', '006', '10,5'],
      ['Монтаж', 'много', '796', '7'],
      ['', '', '796', ''],
      ['Гайка', '5', '796', ''],
    ],
  );
  assert.equal(rows[1]?.markup, '15', 'a row that comes has the markup of the one above');
  assert.ok(isBlock('1\t2') && isBlock('1\n2') && !isBlock('1 234,5\r\n'));
});

test('choices are pasted by their names in either language', () => {
  const { rows, left } = paste(
    [cement, row({ name: 'Б' })],
    ['lineType', 'vatRate'],
    'Услуга\t10 %\nservice\tНет',
    0,
    0,
  );
  assert.deepEqual(
    rows.map(({ lineType, vatRate }) => [lineType, vatRate]),
    [
      ['service', '10'],
      ['service', '22'],
    ],
  );
  assert.equal(left, 1);
});

test('rows are put in, moved within their group and over its edge, and groups with them', () => {
  const rows = [
    row({ name: 'a', group: 'I' }),
    row({ name: 'b', group: 'I' }),
    row({ name: 'c', group: 'II', groupKey: 'k' }),
  ];
  assert.equal(names(moved(rows, 0, 1)), 'bac');
  const over = moved(rows, 2, -1);
  assert.deepEqual([names(over), over[2]?.group, over[2]?.groupKey], ['abc', 'I', null]);
  assert.equal(moved(rows, 0, -1), rows);
  assert.deepEqual(
    [inserted(rows, 0)[1]?.group, inserted(rows, 0)[1]?.name, added(rows, groupOf(cement)).length],
    ['I', '', 4],
  );
  assert.equal(names(groupMoved(rows, 'key k II', -1)), 'cab');
  assert.equal(names(withoutGroup(rows, 'label I')), 'c');
  assert.equal(itemsOf(renamed(rows, 'label I', 'II')).filter(({ kind }) => kind === 'group').length, 1);
  assert.deepEqual(
    itemsOf([cement]).map(({ kind }) => kind),
    ['row'],
    'one group without a name needs no heading',
  );
});

test('Ctrl+D takes what stands above, and a column is filled for a group alone', () => {
  const rows = [row({ name: 'a', catalogItemId: 'i', group: 'I' }), row({ name: 'b', markup: '3', group: 'II' })];
  assert.equal(filledFromAbove(rows, 1, 'markup')[1]?.markup, '15');
  assert.equal(filledFromAbove(rows, 1, 'name')[1]?.catalogItemId, 'i');
  assert.equal(filledFromAbove(rows, 0, 'markup'), rows);
  assert.deepEqual(
    filled(rows, 'markup', '20', 'label II').map(({ markup }) => markup),
    ['15', '20'],
  );
});

test('what is wrong with a cell is said of rows that are begun, and leads to the first of them', () => {
  assert.equal(faultOf(row({ quantity: 'много' }), 'quantity'), 'Это не число');
  assert.equal(faultOf(row({ quantity: '0' }), 'quantity'), 'Нет количества');
  assert.equal(faultOf(row({ uom: 'бочка' }), 'uom'), 'Такой единицы нет');
  assert.equal(faultOf(row({ markup: '-100' }), 'markup'), undefined, 'whether it is too much off, the server says');
  assert.equal(faultOf(blankRow(), 'name'), undefined);
  assert.deepEqual(firstFault([cement, blankRow(), row({ unitCost: '1,2,3.4.5' })], cells), { row: 2, column: 4 });
  assert.equal(firstFault([cement], cells), undefined);
});

test('the preview counts as the server does: the golden example, rows that cannot be read left out', () => {
  const whole: Sheet = {
    ...sheet([cement, row({ name: 'b', quantity: 'x' }), blankRow()], {
      commissionMode: 'percent',
      commissionPercent: '3',
    }),
    expenses: [{ key: 'e', name: 'Доставка', amount: '100', allocation: 'by_amount' }],
  };
  const { rows, totals } = previewOf(whole);
  assert.deepEqual([rows.get('r1')?.lineAmount, rows.size, totals.totalAmount], ['1244.86', 1, '1244.86']);
  assert.deepEqual([totals.commissionAmount, totals.allocatedExpenseAmount], ['36.26', '100.00']);
});

test('whatever stands in the cells, the preview comes to something', () => {
  const texts = ['', '0', '-1', 'x', '1e9', '1,5', '99999999999999', '500 ₽', '%', '1.234,56'];
  const typed = fc.constantFrom(...texts);
  const anyRow = fc.record({ quantity: typed, unitCost: typed, markup: typed, commission: typed, unitPrice: typed });
  const anyTerms = fc.record({
    pricingMode: fc.constantFrom('cost_plus' as const, 'fixed_price' as const),
    proposalModel: fc.constantFrom('resale' as const, 'agency' as const),
    commissionMode: fc.constantFrom('none' as const, 'percent' as const, 'fixed' as const, 'per_line' as const),
    vatMode: fc.constantFrom('included' as const, 'none' as const),
    currency: fc.constantFrom('RUB', 'JPY', 'RU', ''),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 4 }), anyTerms, typed, (rows, more, amount) => {
      const expenses = [{ key: 'e', name: 'Д', amount, allocation: 'by_amount' as const }];
      const { totals } = previewOf({
        ...sheet(
          rows.map((one, at) => row({ ...one, key: `${at}` })),
          more,
        ),
        expenses,
      });
      assert.match(totals.totalAmount, /^-?\d+(\.\d+)?$/);
    }),
  );
});

test('groups come to what their rows do, and together to the whole', () => {
  const rows = [row({ name: 'a', group: 'I' }), row({ name: 'b', group: 'II', unitCost: '10', markup: '-50' })];
  const whole: Sheet = { ...sheet(rows), expenses: [{ key: 'e', name: 'Д', amount: '90', allocation: 'equal' }] };
  const { groups, totals } = previewOf(whole);
  const sum = (name: 'grossAmount' | 'grossProfitAmount') =>
    [...groups.values()].reduce((all, one) => all + Math.round(Number(one[name]) * 100), 0) / 100;
  assert.equal(sum('grossAmount'), Number(totals.grossAmount));
  assert.equal(sum('grossProfitAmount'), Number(totals.grossProfitAmount));
  assert.ok(groups.get('label II')?.grossMarginPercent?.startsWith('-'));
  assert.equal(savedFigures(exampleCard()).totals.totalAmount, '1108.60');
});

test('prices that were counted stay as they are when they are typed from now on, and markups on the way back', () => {
  const dearer = sheet([row({ unitCost: '200' })]);
  const { rows } = withTerms(dearer, previewOf(dearer), { pricingMode: 'fixed_price' });
  assert.equal(rows[0]?.unitPrice, '230');
  const typed = sheet([row({ unitPrice: '241' })], { pricingMode: 'fixed_price' });
  assert.equal(withTerms(typed, previewOf(typed), { pricingMode: 'cost_plus' }).rows[0]?.markup, '100');
  assert.equal(withTerms(typed, previewOf(typed), { proposalModel: 'agency' }).change.pricingMode, 'cost_plus');
  assert.equal(exampleRow().markupPercent, cement.markup);
});

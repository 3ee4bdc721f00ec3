import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskedLine } from './asked-lines.ts';
import type { LineInput } from './quote-version.ts';
import { resolveLines } from './resolve-lines.ts';

const asked = (id: string, more: Partial<AskedLine> = {}): AskedLine => ({
  ...{ rfqItemId: id, procurementItemId: `line of ${id}`, position: Number(id), name: `Позиция ${id}` },
  ...{ quantity: '120', uom: '796', factorToBase: '1', line: null, item: null },
  ...more,
});

const terms = { currency: 'RUB', vatMode: 'excluded', supplierId: 's', vatRate: '20' } as const;

const resolved = (given: LineInput[], wanted = [asked('1'), asked('2')]) => resolveLines(given, wanted, terms);
const faultsOf = (given: LineInput[]) => resolved(given).errors.map(({ at, code }) => `${at} ${code}`);

test('what a supplier leaves out comes from what was asked for', () => {
  const { lines, errors } = resolved([{ rfqItemId: '1', price: '90' }]);
  assert.deepEqual(errors, []);
  const { position, name, uom, vatRate, quantity, quoted, procurementItemId } = lines[0] as (typeof lines)[number];
  assert.deepEqual(
    { position, name, uom, vatRate, quantity, quoted, procurementItemId },
    {
      ...{ position: 1, name: 'Позиция 1', uom: '796', vatRate: '20', quantity: '120', quoted: true },
      procurementItemId: 'line of 1',
    },
  );
});

test('lines stand in the order of what was asked for, whatever order they came in', () => {
  const { lines } = resolved([{ rfqItemId: '2', price: '1' }, { procurementItemId: 'line of 1' }]);
  assert.deepEqual(
    lines.map(({ position, quoted }) => [position, quoted]),
    [
      [1, false],
      [2, true],
    ],
    'a line without a price is not offered',
  );
});

test('what nobody asked for is refused, and so is a second answer to one position', () => {
  assert.deepEqual(faultsOf([{ rfqItemId: '7', price: '1' }]), ['/lines/0/rfqItemId foreign_line']);
  assert.deepEqual(faultsOf([{ rfqItemId: '1', procurementItemId: 'line of 2' }]), ['/lines/0/rfqItemId foreign_line']);
  assert.deepEqual(faultsOf([{ rfqItemId: '1' }, { procurementItemId: 'line of 1' }]), [
    '/lines/1/procurementItemId duplicate',
  ]);
});

test('a discount is at most the whole price, and a factor above nothing', () => {
  assert.deepEqual(faultsOf([{ rfqItemId: '1', discountPercent: '100.01', factorToBase: '0' }]), [
    '/lines/0/factorToBase minimum',
    '/lines/0/discountPercent maximum',
  ]);
});

test('an own unit of the supplier is counted in base units: in packs of twelve ten are enough', () => {
  const { lines } = resolved([{ rfqItemId: '1', price: '900', uom: '778', factorToBase: '12' }]);
  assert.equal(lines[0]?.quantity, '10');
  assert.equal(lines[0]?.amounts.net, '9000.00');
});

test('a unit that nobody can convert has no quantity until the supplier says how much is offered', () => {
  const price = { rfqItemId: '1', price: '900', uom: '166' } as const;
  assert.deepEqual(
    resolved([price, { rfqItemId: '2', ...{ price: '1', uom: '166', quantityOffered: '40' } }]).lines.map(
      ({ factorToBase, quantity }) => [factorToBase, quantity],
    ),
    [
      [null, null],
      [null, '40'],
    ],
  );
});

test('an analog is no item of the catalog that was asked for', () => {
  const item = { id: 'cement' } as AskedLine['item'];
  const offer = { rfqItemId: '1', price: '80' };
  const analog = { name: 'Цемент М400', brand: null, sku: null };
  assert.equal(resolved([offer], [asked('1', { item })]).lines[0]?.catalogItemId, 'cement');
  assert.equal(resolved([{ ...offer, analog }], [asked('1', { item })]).lines[0]?.catalogItemId, null);
});

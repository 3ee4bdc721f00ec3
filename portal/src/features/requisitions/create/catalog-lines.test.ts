import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../../test/answer.ts';
import { emptyLine } from './draft-line.ts';

const { filledFrom, recognise } = await import('./catalog-lines.ts');

const item = {
  ...{ id: 'i1', name: 'Труба 57×3,5', sku: 'ТР-57', baseUom: '006' },
  ...{ plannedCost: null, currentCostPrice: '410.5', currentCostCurrency: 'CNY' },
};
const line = (more: object = {}) => ({ ...emptyLine(), ...more });

test('a line takes over the name, the unit and the price of the item that was chosen for it', () => {
  assert.deepEqual(filledFrom(item as never, line()), {
    ...{ catalogItemId: 'i1', name: 'Труба 57×3,5', sku: 'ТР-57', uom: '006' },
    ...{ plannedPrice: '410.5', currency: 'CNY' },
  });
});

test('a planned cost stands above what the item costs now', () => {
  const planned = { ...item, plannedCost: { price: '400', currency: 'RUB' } };
  const { plannedPrice, currency } = filledFrom(planned as never, line()) as { plannedPrice: string; currency: string };
  assert.deepEqual([plannedPrice, currency], ['400', 'RUB']);
});

test('a price and a unit that were written before the item was chosen stay', () => {
  const filled = filledFrom(item as never, line({ plannedPrice: '99', uom: '796', isUnitGiven: true }));
  assert.deepEqual([filled.uom, 'plannedPrice' in filled], ['796', false]);
});

test('pasted rows are known by their articles, however they are written, and all are asked for at once', async () => {
  const asked = answer(({ path }) =>
    path.endsWith('/catalog') ? { body: { items: [item] } } : { body: { accessToken: 'a', expiresIn: 900 } },
  );
  const rows = [line({ name: 'тр-57' }), line({ name: 'Сгон чугунный' }), line({ sku: 'НЕТ-1', name: 'Муфта' })];
  const known = await recognise(rows);
  assert.deepEqual(
    known.map(({ catalogItemId, name }) => [catalogItemId, name]),
    [
      ['i1', 'Труба 57×3,5'],
      [null, 'Сгон чугунный'],
      [null, 'Муфта'],
    ],
  );
  const searches = asked.filter(({ path }) => path.endsWith('/catalog'));
  assert.deepEqual(
    searches.map(({ query }) => query.sku),
    ['тр-57,НЕТ-1'],
  );
});

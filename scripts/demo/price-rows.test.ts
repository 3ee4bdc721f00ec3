import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoubles, priceRows } from './price-rows.ts';

const delivery = (packs: string, price: string) => ({ 'Line Item Quantity': packs, 'Pack Price': price });

test('a larger quantity is a step of its own only where it is cheaper', () => {
  const rows = priceRows('A', [
    delivery('10', '6'),
    delivery('20', '5'),
    delivery('2000', '4'),
    delivery('50000', '4'),
  ]);
  assert.deepEqual(rows, [
    { sku: 'A', price: '5', minQuantity: '1' },
    { sku: 'A', price: '4', minQuantity: '1000' },
  ]);
});

test('the smallest size known stands for one pack, and a line without a price for nothing', () => {
  assert.deepEqual(priceRows('A', [delivery('2000', '4'), delivery('1', '0')]), [
    { sku: 'A', price: '4', minQuantity: '1' },
  ]);
});

test('roubles are exact to the kopeck', () => {
  const [row] = inRoubles([{ sku: 'A', price: '0.07', minQuantity: '1' }], '80', '1.1');
  assert.equal(row?.price, '6.16');
});

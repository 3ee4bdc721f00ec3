import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fraction } from '../../../kernel/values/fraction.ts';
import { amountsOf, buyable, totalsOf } from './line-amounts.ts';

const line = {
  ...{ price: '100', priceTiers: [{ minQuantity: '10', price: '90' }], discountPercent: '0' },
  ...{ vatRate: '20' as const, quantity: '5', quoted: true },
};
const terms = { currency: 'RUB', vatMode: 'excluded' as const };
const unknown = { net: null, vat: null, gross: null };

test('amounts are those of the tier that the quantity falls into, less the discount', () => {
  assert.deepEqual(amountsOf(line, terms), { net: '500.00', vat: '100.00', gross: '600.00' });
  assert.deepEqual(amountsOf({ ...line, quantity: '10' }, terms), { net: '900.00', vat: '180.00', gross: '1080.00' });
  assert.deepEqual(amountsOf({ ...line, discountPercent: '10' }, terms), {
    net: '450.00',
    vat: '90.00',
    gross: '540.00',
  });
});

test('VAT that is in the price is taken out of it', () => {
  assert.deepEqual(amountsOf({ ...line, price: '120' }, { ...terms, vatMode: 'included' }), {
    net: '500.00',
    vat: '100.00',
    gross: '600.00',
  });
});

test('what is not offered, or has no price or quantity, has no amounts', () => {
  for (const lacking of [{ quoted: false }, { price: null }, { quantity: null }])
    assert.deepEqual(amountsOf({ ...line, ...lacking }, terms), unknown);
});

test('a total adds up the lines that have amounts, in the digits of its currency', () => {
  const priced = { amounts: { net: '500.00', vat: '100.00', gross: '600.00' } };
  assert.deepEqual(totalsOf([priced, { amounts: unknown }, priced], null, 'RUB'), {
    net: '1000.00',
    vat: '200.00',
    gross: '1200.00',
  });
  assert.deepEqual(totalsOf([{ amounts: unknown }], null, 'RUB'), unknown);
});

test('a stated total stands alone', () => {
  assert.deepEqual(totalsOf([], '120000', 'RUB'), { ...unknown, gross: '120000.00' });
});

test('as much is counted as is needed and available; without a known need, all that is available', () => {
  const offered = (quantityOffered: string | null) => ({ quantityOffered });
  assert.equal(buyable(offered(null), fraction('8')), '8');
  assert.equal(buyable(offered('5'), fraction('8')), '5');
  assert.equal(buyable(offered('20'), fraction('8')), '8');
  assert.equal(buyable(offered('20'), null), '20');
  assert.equal(buyable(offered(null), null), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerFaults, tiersRise } from './offer-faults.ts';
import type { OfferedLine } from './quote-version.ts';

const line = (more: Partial<OfferedLine> = {}) =>
  ({
    ...{ quoted: true, price: '90', isFree: false, priceTiers: [], quantity: '10', vatRate: '20', analog: null },
    ...{ quantityOffered: null, moq: null, packQuantity: null },
    ...more,
  }) as OfferedLine;

const faultsOf = (more: Partial<OfferedLine>, asking: Partial<Parameters<typeof offerFaults>[2]> = {}) =>
  offerFaults(line(more), '/lines/0', { day: '2025-06-01', totalOnly: false, analogs: true, ...asking }).map(
    ({ at, code }) => `${at.replace('/lines/0/', '')} ${code}`,
  );

test('an offered line has a price; one that is not offered needs nothing', () => {
  assert.deepEqual(faultsOf({}), []);
  assert.deepEqual(faultsOf({ price: null }), ['price required']);
  assert.deepEqual(faultsOf({ quoted: false, price: null, quantity: null }), []);
});

test('a price of nothing is confirmed as free', () => {
  assert.deepEqual(faultsOf({ price: '0.00' }), ['price not_free']);
  assert.deepEqual(faultsOf({ price: '0', isFree: true }), []);
});

test('tiers begin at growing quantities, the first above none', () => {
  const tiers = (...quantities: string[]) => quantities.map((minQuantity) => ({ minQuantity, price: '80' }));
  assert.deepEqual(faultsOf({ priceTiers: tiers('10', '100') }), []);
  assert.deepEqual(faultsOf({ priceTiers: tiers('100', '10') }), ['priceTiers not_increasing']);
  assert.deepEqual(faultsOf({ priceTiers: tiers('10', '10.0') }), ['priceTiers not_increasing']);
  assert.deepEqual(faultsOf({ priceTiers: tiers('0') }), ['priceTiers not_increasing']);
});

test('a least quantity, a pack and what is available are above zero where they are given', () => {
  assert.deepEqual(faultsOf({ quantityOffered: '0', moq: '0', packQuantity: '0' }), [
    'quantityOffered minimum',
    'moq minimum',
    'packQuantity minimum',
  ]);
});

test('where the unit converts to nothing, the supplier says how much is offered', () => {
  assert.deepEqual(faultsOf({ quantity: null }), ['quantityOffered required']);
});

test('a rate of VAT is one of the day of the quote', () => {
  assert.deepEqual(faultsOf({ vatRate: '22' }), ['vatRate vat_rate_not_valid_on_date']);
  assert.deepEqual(faultsOf({ vatRate: '22' }, { day: '2026-01-01' }), []);
});

test('a request for a total alone asks for no prices and takes no tiers', () => {
  const totalOnly = { totalOnly: true };
  assert.deepEqual(faultsOf({ price: null }, totalOnly), []);
  assert.deepEqual(faultsOf({ priceTiers: [{ minQuantity: '5', price: '80' }] }, totalOnly), ['priceTiers total_only']);
});

test('an analog is refused where the request takes none', () => {
  const analog = { name: 'Цемент М400', brand: null, sku: null };
  assert.deepEqual(faultsOf({ analog }), []);
  assert.deepEqual(faultsOf({ analog }, { analogs: false }), ['analog analog_not_allowed']);
});

test('a larger quantity that costs more per unit is noticed, not refused', () => {
  assert.equal(tiersRise(line({ priceTiers: [{ minQuantity: '100', price: '95' }] })), true);
  assert.equal(tiersRise(line({ priceTiers: [{ minQuantity: '100', price: '85' }] })), false);
});

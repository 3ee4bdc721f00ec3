import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTerms } from './in-terms.ts';

const excluded = { price: '100', vatMode: 'excluded', vatRate: '22' } as const;
const included = { price: '122', vatMode: 'included', vatRate: '22' } as const;

test('a price comes with VAT or without it, as the proposal has its prices', () => {
  assert.equal(inTerms(excluded, '1', { vatMode: 'included', vatRate: '22' }), '122');
  assert.equal(inTerms(included, '1', { vatMode: 'excluded', vatRate: '22' }), '100');
  assert.equal(inTerms(included, '1', { vatMode: 'included', vatRate: '22' }), '122');
});

test('who sells without VAT bears what a supplier charged, and a supplier without VAT leaves ours to be added', () => {
  assert.equal(inTerms(excluded, '1', { vatMode: 'none', vatRate: 'none' }), '122');
  const without = { price: '100', vatMode: 'none', vatRate: 'none' } as const;
  assert.equal(inTerms(without, '1', { vatMode: 'included', vatRate: '22' }), '122');
});

test('a price comes into the currency of the proposal', () => {
  assert.equal(inTerms(excluded, '92.5', { vatMode: 'excluded', vatRate: '22' }), '9250');
});

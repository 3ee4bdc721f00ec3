import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentStatusOf } from './payment-status.ts';

const cases: ReadonlyArray<readonly [paid: string, status: ReturnType<typeof paymentStatusOf>]> = [
  ['0', 'unpaid'],
  ['0.01', 'partially_paid'],
  ['99.99', 'partially_paid'],
  ['100', 'paid'],
  ['100.01', 'paid'],
  ['100.02', 'overpaid'],
];

for (const [paid, status] of cases)
  test(`${paid} of 100.00 is ${status}`, () => assert.equal(paymentStatusOf('100.00', paid), status));
